import { useLiveStream } from '@console/api-client/react';
import type { LiveStream, StreamProblem } from '@console/api-client/sockets';
import {
  createLiveBuffer,
  type LiveBuffer,
  type LiveBufferOptions,
  type LiveConnection,
} from '@console/design/live';
import { useEffect, useState } from 'react';

/** Size of a buffer, and the values of a message. */
export interface UseLiveBufferOptions<Message, Value> extends LiveBufferOptions<Value> {
  /** The values of a message, the oldest first. */
  readonly valuesOf: (message: Message) => readonly Value[];
}

/** Milliseconds between two changes of how many messages could not be read. */
const unreadablePace = 250;

/** A stream as a page shows it. */
export interface LiveData<Value> {
  readonly buffer: LiveBuffer<Value>;
  readonly connection: LiveConnection;
  /** Why it is not connected; undefined while it is. */
  readonly problem: Exclude<StreamProblem, { kind: 'message' }> | undefined;
  /** Number of messages that could not be read and are left out. */
  readonly unreadable: number;
}

/**
 * Follows a stream for as long as the component is there and keeps the latest of it; another stream begins anew.
 * @example
 * const crossings = useLiveBuffer(transitionStream(name), {
 *   keep: 300,
 *   kindOf: ({ toZone }) => toZone,
 *   valuesOf: (event) => [event],
 * });
 * <LiveTable label={name} buffer={crossings.buffer} connection={crossings.connection} … />
 */
export function useLiveBuffer<Message, Value>(
  stream: LiveStream<Message>,
  { valuesOf, ...options }: UseLiveBufferOptions<Message, Value>,
): LiveData<Value> {
  const begin = () => {
    const unread: { count: number; timer?: ReturnType<typeof setTimeout> | undefined } = { count: 0 };
    return { name: stream.name, buffer: createLiveBuffer(options), unread, unreadable: 0 };
  };
  const [following, setFollowing] = useState(begin);
  const [problem, setProblem] = useState<LiveData<Value>['problem']>();
  if (following.name !== stream.name) {
    setFollowing(begin());
    setProblem(undefined);
  }
  const { buffer, unread } = following;
  useEffect(() => () => clearTimeout(unread.timer), [unread]);
  const countUnreadable = () => {
    unread.count += 1;
    // A service that sends nothing else would have the page drawn anew with every message.
    unread.timer ??= setTimeout(() => {
      unread.timer = undefined;
      setFollowing((before) => (before.unread === unread ? { ...before, unreadable: unread.count } : before));
    }, unreadablePace);
  };
  const connection = useLiveStream(stream, {
    onMessage: (message) => buffer.push(...valuesOf(message)),
    onProblem: (next) => {
      if (next.kind === 'message') countUnreadable();
      else setProblem(next);
    },
  });
  useEffect(() => {
    if (connection === 'open') setProblem(undefined);
  }, [connection]);
  return { buffer, connection, problem, unreadable: following.unreadable };
}

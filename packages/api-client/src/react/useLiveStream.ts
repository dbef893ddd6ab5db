import { useEffect, useEffectEvent, useState } from 'react';
import {
  type ConnectionSettings,
  type ConnectionState,
  followStream,
  type LiveStream,
  type StreamFollower,
} from '../sockets';
import { usePollInterval, useServiceClient } from './ServiceClientProvider';

/**
 * Follows a stream as long as the component is there; the socket is shared with all who follow the same.
 *
 * @param settings - `retryInterval`: milliseconds until the next attempt after a failure. @defaultValue the poll interval
 * @returns the state of the connection
 * @example
 * const state = useLiveStream(transitionStream(threshold.name), { onMessage: add, onProblem: report });
 * @throws Error outside a `ServiceClientProvider`
 */
export function useLiveStream<Message>(
  stream: LiveStream<Message>,
  follower: Pick<StreamFollower<Message>, 'onMessage' | 'onProblem'>,
  settings: Partial<Pick<ConnectionSettings, 'retryInterval'>> = {},
): ConnectionState {
  const client = useServiceClient();
  const pollInterval = usePollInterval();
  const { retryInterval = pollInterval } = settings;
  const [state, setState] = useState<ConnectionState>('connecting');
  const onMessage = useEffectEvent((message: Message) => follower.onMessage(message));
  const onProblem = useEffectEvent<NonNullable<StreamFollower<Message>['onProblem']>>((problem) =>
    follower.onProblem?.(problem),
  );
  // A stream is identified by its name; the object is a new one with every render.
  const follow = useEffectEvent(() =>
    followStream(client, stream, { onMessage, onProblem, onState: setState }, { retryInterval }),
  );
  useEffect(() => follow(), [client, stream.name, retryInterval]);
  return state;
}

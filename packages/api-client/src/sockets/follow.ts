import type { ServiceClient } from '../client';
import { type ConnectionSettings, type ConnectionState, connect } from './connection';
import type { StreamProblem } from './problem';
import type { LiveStream } from './stream';

/** Callbacks of a follower of a stream. */
export interface StreamFollower<Message> {
  onMessage(message: Message): void;
  /** The stream has reconnected. @defaultValue not reported. */
  onProblem?(problem: StreamProblem): void;
  /** Also called at once when a follower joins. @defaultValue not reported. */
  onState?(state: ConnectionState): void;
}

interface SharedConnection {
  readonly followers: Set<StreamFollower<unknown>>;
  state: ConnectionState;
  readonly stop: () => void;
}

const shared = new WeakMap<ServiceClient, Map<string, SharedConnection>>();

/**
 * Follows a stream. All followers of the same stream share one socket, which is closed when the last has gone.
 * @returns what ends it for this follower
 */
export function followStream<Message>(
  client: ServiceClient,
  stream: LiveStream<Message>,
  follower: StreamFollower<Message>,
  settings: ConnectionSettings,
): () => void {
  const connections = shared.get(client) ?? new Map<string, SharedConnection>();
  shared.set(client, connections);
  const connection = connections.get(stream.name) ?? share(client, stream, settings);
  connections.set(stream.name, connection);
  // Streams of one name carry the same messages.
  const own = { ...follower } as StreamFollower<unknown>;
  connection.followers.add(own);
  own.onState?.(connection.state);
  return () => {
    connection.followers.delete(own);
    // A follower that leaves and joins again at once, such as a component that renders again, keeps the socket.
    queueMicrotask(() => {
      if (connection.followers.size > 0 || connections.get(stream.name) !== connection) return;
      connections.delete(stream.name);
      connection.stop();
    });
  };
}

function share<Message>(
  client: ServiceClient,
  stream: LiveStream<Message>,
  settings: ConnectionSettings,
): SharedConnection {
  const followers = new Set<StreamFollower<unknown>>();
  const connection: { state: ConnectionState } = { state: 'connecting' };
  const stop = connect(
    client,
    stream,
    {
      message: (message) => {
        for (const { onMessage } of [...followers]) onMessage(message);
      },
      problem: (problem) => {
        for (const { onProblem } of [...followers]) onProblem?.(problem);
      },
      state: (state) => {
        connection.state = state;
        for (const { onState } of [...followers]) onState?.(state);
      },
    },
    settings,
  );
  return Object.assign(connection, { followers, stop });
}

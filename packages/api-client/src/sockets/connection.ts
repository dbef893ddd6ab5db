import type { ServiceClient } from '../client';
import type { StreamProblem } from './problem';
import { unreadableMessageDetail, unsafeSocketDetail } from './problem';
import { type LiveSocket, ownSocketAddress } from './socketAddress';
import type { LiveStream } from './stream';

/** `connecting`: a socket is asked for or being opened; `waiting`: the next attempt is due later. */
export type ConnectionState = 'connecting' | 'open' | 'waiting';

/** Callbacks of a connection. */
interface ConnectionEvents<Message> {
  message(message: Message): void;
  problem(problem: StreamProblem): void;
  state(state: ConnectionState): void;
}

/** Retry interval of a connection, and the way to open its socket. */
export interface ConnectionSettings {
  /** Milliseconds until the next attempt after a failure. */
  readonly retryInterval: number;
  /** Opens a socket. @defaultValue the browser's `WebSocket`. */
  readonly openSocket?: (address: string) => WebSocket;
}

/** A socket, and what the service told of it. */
interface OpenedSocket {
  readonly live: LiveSocket;
  readonly socket: WebSocket;
}

/** The service asks for a new socket, at once (POLL-04). */
const recreate = 4000;

/**
 * Number of sockets in a row that are replaced at once without a message of any; after that the next one
 * waits.
 */
const mostRecreations = 5;

/**
 * Keeps a stream connected until it is stopped (POLL-04): a socket closed with 4000 is created again at once, by a new
 * call for a new address; so is one that has been silent for too long. After any other close, and when the call fails,
 * it is tried again after the interval, without end.
 * @returns what stops it and ends the stream on the service's side
 */
export function connect<Message>(
  client: ServiceClient,
  stream: LiveStream<Message>,
  events: ConnectionEvents<Message>,
  { retryInterval, openSocket = (address) => new WebSocket(address) }: ConnectionSettings,
): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: OpenedSocket | undefined;
  let recreations = 0;

  const later = (milliseconds: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  };
  const retry = () => {
    events.state('waiting');
    later(retryInterval, ask);
  };
  const again = () => {
    recreations += 1;
    if (recreations > mostRecreations) retry();
    else ask();
  };
  const watchSilence = () => {
    if (stream.silence !== undefined)
      later(stream.silence, () => {
        const left = leave();
        if (left) closeQuietly(left.socket);
        again();
      });
  };

  /** Lets go of the socket without hearing of it again; it is still to be closed. */
  function leave(): typeof current {
    const left = current;
    current = undefined;
    if (left) left.socket.onopen = left.socket.onmessage = left.socket.onclose = null;
    return left;
  }

  function ask(): void {
    clearTimeout(timer);
    events.state('connecting');
    client.call(stream.open, { signal: stopped.signal }).then(open, (error: unknown) => {
      if (stopped.signal.aborted) return;
      events.problem({ kind: 'creation', cause: error });
      retry();
    });
  }

  function open(live: LiveSocket): void {
    const address = ownSocketAddress(live.socketUrl, client.baseUrl || globalThis.location.origin);
    if (address === undefined) {
      events.problem({ kind: 'creation', cause: new Error(unsafeSocketDetail) });
      retry();
      return;
    }
    const socket = openSocket(address);
    current = { live, socket };
    // A connection may also break before it stands.
    watchSilence();
    socket.onopen = () => {
      events.state('open');
      watchSilence();
    };
    socket.onmessage = ({ data }) => {
      recreations = 0;
      watchSilence();
      give(stream, data, events);
    };
    // A close event with more information follows every error of a socket. In Node an error without a listener ends the process.
    socket.onerror = () => undefined;
    socket.onclose = ({ code }) => {
      current = undefined;
      clearTimeout(timer);
      if (code === recreate) again();
      else {
        events.problem({ kind: 'socket', code });
        retry();
      }
    };
  }

  ask();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    const left = leave();
    if (!left) return;
    endStream(client, stream, left);
  };
}

/** Ends a stream on the service's side, and closes its socket. */
function endStream<Message>(
  client: ServiceClient,
  stream: LiveStream<Message>,
  { live, socket }: OpenedSocket,
): void {
  const close = () => closeQuietly(socket);
  const end = stream.close(live);
  // With its socket the service ends the stream, too, and would not find it any more: the socket is closed last.
  // Who leaves is not kept waiting, and a stream that is not ended ends by itself on the service's side.
  if (end) client.call(end).then(close, close);
  else close();
}

/** Reads a message and reports it, or that it could not be read. */
function give<Message>(stream: LiveStream<Message>, data: unknown, events: ConnectionEvents<Message>): void {
  const reading = readMessage(stream, data);
  if ('message' in reading) events.message(reading.message);
  else events.problem({ kind: 'message', cause: new Error(`${unreadableMessageDetail}: ${reading.reason}`) });
}

/** Closes a socket; one that is being opened once it is open, since the browser warns of others on its console. */
function closeQuietly(socket: WebSocket): void {
  if (socket.readyState === socket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}

function readMessage<Message>(
  stream: LiveStream<Message>,
  data: unknown,
): { readonly message: Message } | { readonly reason: string } {
  let body: unknown;
  try {
    body = JSON.parse(String(data));
  } catch {
    return { reason: 'it is not JSON' };
  }
  const reading = stream.read(body);
  return reading.matches ? { message: reading.value } : { reason: reading.reason };
}

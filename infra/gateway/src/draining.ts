import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { ServerHttp2Session } from 'node:http2';
import type { Server, Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** Time in ms after which a connection on which nothing was ever sent is not waited for. */
const silence = 1000;

/**
 * Watches the connections of a server, so that it can be stopped without leaving anybody unanswered.
 * @param doors what else takes connections for it
 * @param drainTime time in ms after which connections are cut, whatever happens on them
 * @returns what stops it: answers all who have connected, those included whom the machine has taken and the process has
 *   not seen yet, and ends when the last connection has
 */
export function drainable(server: HttpServer, doors: readonly Server[], drainTime: number) {
  const sockets = new Set<Socket>();
  const sessions = new Set<ServerHttp2Session>();
  let arrivals = 0;
  let stopping = false;

  server.on('connection', (socket: Socket) => {
    arrivals += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('request', (_request: IncomingMessage, response: ServerResponse) => {
    arrivals += 1;
    // An answer that had begun before has not said that its connection ends.
    response.once('close', () => {
      if (stopping) setImmediate(() => server.closeIdleConnections());
    });
  });
  server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    // Who came last is heard before the session ends.
    if (stopping) session.once('stream', (stream) => stream.once('close', () => session.close()));
  });

  /** Goes on until a turn of the event loop has brought nobody; each takes one connection from the machine. */
  async function takeWaiting(until: number): Promise<void> {
    for (let before = -1; before < arrivals && performance.now() < until; ) {
      before = arrivals;
      await turn();
      await turn();
    }
  }

  function cut(isMeant: (socket: Socket) => boolean): void {
    for (const socket of sockets) if (isMeant(socket)) socket.destroy();
  }

  const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

  return async (): Promise<void> => {
    const deadline = setTimeout(() => cut(() => true), drainTime);
    await takeWaiting(performance.now() + drainTime / 2);
    stopping = true;
    for (const door of [server, ...doors]) door.close();
    for (const session of sessions) session.close();
    const silent = setTimeout(() => cut(({ bytesRead }) => bytesRead === 0), silence);
    while (sockets.size > 0) await Promise.all([...sockets].map(closed));
    clearTimeout(silent);
    clearTimeout(deadline);
  };
}

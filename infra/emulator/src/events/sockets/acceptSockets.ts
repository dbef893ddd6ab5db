import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { classifyFailure, refuse } from '../../server/answerFailures';
import { forbidden, ServiceFailure, unauthorized } from '../../server/failure';
import type { Channels } from './channels';

const path = '/api/sockets';

/** Interval of pings on a connection, in milliseconds; proxies cut off what is silent. */
const pingInterval = 25_000;

/** Address of a channel's socket, on the origin the client used. */
export function socketUrl(request: FastifyRequest, channelId: string): string {
  const scheme = request.protocol === 'https' ? 'wss' : 'ws';
  return `${scheme}://${request.host}${path}?channelId=${channelId}`;
}

/**
 * Opens sockets for channels. A browser cannot send a header with a socket, so its channel is what identifies it: the
 * id is sent only to someone who is signed in, and only pages of the origin that asked for it may use it.
 * @param maxPayload the largest message that clients may send, in bytes
 */
export function acceptSockets(app: FastifyInstance, channels: Channels, maxPayload: number): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload });
  app.server.on('upgrade', (request, connection, head) => {
    connection.on('error', () => connection.destroy());
    channelFor(request).then(
      (channelId) => accept(channelId, request, connection, head),
      (error) => refuse(connection, classifyFailure(error)),
    );
  });
  const channelFor = async ({ url = '/', headers }: IncomingMessage): Promise<string> => {
    const address = addressOf(url);
    if (address?.pathname !== path) throw new ServiceFailure(404, 'Not found', 'There is no socket here');
    const channelId = address.searchParams.get('channelId') ?? '';
    if (!channels.admits(channelId, headers.origin))
      throw forbidden('Pages of this origin may not use the channel');
    if (!(await channels.isGranted(channelId)))
      throw unauthorized('Who asked for the channel has lost the right to it; sign in and ask for another');
    return channelId;
  };
  const accept = (channelId: string, request: IncomingMessage, connection: Duplex, head: Buffer) =>
    sockets.handleUpgrade(request, connection, head, (socket) => {
      socket.on('error', (error) => console.warn(`A socket broke: ${error.message}`));
      keepAlive(socket);
      channels.open(channelId, socket);
    });
  app.addHook('preClose', async () => {
    await channels.close();
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  });
}

/** `undefined` for what is no address, such as `//`. */
function addressOf(url: string): URL | undefined {
  return URL.canParse(url, 'http://service') ? new URL(url, 'http://service') : undefined;
}

/** Cuts a connection that does not answer any more. */
function keepAlive(socket: WebSocket): void {
  let answered = true;
  const timer = setInterval(() => {
    if (!answered) socket.terminate();
    answered = false;
    socket.ping();
  }, pingInterval);
  timer.unref();
  socket.on('pong', () => {
    answered = true;
  });
  socket.on('close', () => clearInterval(timer));
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Channels } from './channels';

const path = '/api/sockets';

/** How often a connection is asked whether it still stands, in milliseconds; proxies cut off what is silent. */
const pingInterval = 25_000;

/** Address of a channel's socket, on the origin the client used. */
export function socketUrl(request: FastifyRequest, channelId: string): string {
  const scheme = request.protocol === 'https' ? 'wss' : 'ws';
  return `${scheme}://${request.host}${path}?channelId=${channelId}`;
}

/**
 * Opens sockets for channels. A browser cannot send a header with a socket, so its channel is what identifies it: the
 * id is sent only to someone who is signed in.
 */
export function acceptSockets(app: FastifyInstance, channels: Channels): void {
  const sockets = new WebSocketServer({ noServer: true });
  app.server.on('upgrade', (request, connection, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://service');
    if (pathname !== path) {
      connection.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, connection, head, (socket) => {
      socket.on('error', (error) => console.warn(`A socket broke: ${error.message}`));
      keepAlive(socket);
      channels.open(searchParams.get('channelId') ?? '', socket);
    });
  });
  app.addHook('preClose', async () => {
    await channels.close();
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  });
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

import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { GatewayOptions } from './options';

/** A server that can be stopped within a known time. */
export interface StoppableServer {
  readonly server: FastifyInstance;
  stop(): Promise<void>;
}

/**
 * Settings for HTTP/2 with HTTP/1.1 beside it. Fastify types such a server as one of its own kind, though routes and
 * plugins work on it unchanged; closing all connections means ending its sessions, which lets open streams finish.
 */
const secure = (tls: NonNullable<GatewayOptions['tls']>) =>
  ({
    http2: true,
    https: { ...tls, allowHTTP1: true },
    forceCloseConnections: true,
  }) as unknown as FastifyServerOptions;

/** Creates the HTTP server: HTTP/2 beside HTTP/1.1 when there is a certificate, HTTP/1.1 otherwise. */
export function createServer(options: GatewayOptions, settings: FastifyServerOptions): StoppableServer {
  const { tls, drainTime = 5000, logLevel = 'warn' } = options;
  const common = {
    ...settings,
    // Requests are not logged: addresses of downloads may carry a token.
    logController: new LogController({ disableRequestLogging: true }),
    logger: logLevel === 'silent' ? false : { level: logLevel },
  };
  const server = Fastify(tls ? { ...common, ...secure(tls) } : common);

  const sockets = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return {
    server,
    async stop() {
      const deadline = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, drainTime);
      try {
        await server.close();
      } finally {
        clearTimeout(deadline);
      }
    },
  };
}

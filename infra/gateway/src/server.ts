import type { Socket } from 'node:net';
import { logRequests, requestIds } from '@console/telemetry';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { GatewayOptions } from './options';

/** A server that can be stopped within a known time. */
export interface StoppableServer {
  readonly server: FastifyInstance;
  stop(): Promise<void>;
}

/** Time in ms that a client gets to send the headers of a request, and how often that is looked at. */
const patience = { headersTimeout: 30_000, connectionsCheckingInterval: 5000 };

/**
 * Settings for HTTP/2 with HTTP/1.1 beside it. Fastify types such a server as one of its own kind, though routes and
 * plugins work on it unchanged; closing all connections means ending its sessions, which lets open streams finish.
 */
const secure = (tls: NonNullable<GatewayOptions['tls']>) =>
  ({
    http2: true,
    https: { ...tls, ...patience, allowHTTP1: true },
    forceCloseConnections: true,
  }) as unknown as FastifyServerOptions;

/** Creates the HTTP server: HTTP/2 beside HTTP/1.1 when there is a certificate, HTTP/1.1 otherwise. */
export function createServer(options: GatewayOptions, settings: FastifyServerOptions): StoppableServer {
  const { tls, drainTime = 5000, logLevel = 'warn', trustedProxies = [] } = options;
  const common = {
    ...settings,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    // A missing Host is refused in the shape of every other refusal.
    http: { ...patience, requireHostHeader: false },
    // What arrives on an open connection while the gateway stops is answered, and the connection ends with it.
    return503OnClosing: false,
    // Bodies have a time of their own, which grows with what arrives.
    requestTimeout: 0,
    // Fastify's own lines hold whole addresses, and those of downloads may carry a token.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(trustedProxies.length > 0),
    logger: logLevel === 'silent' ? false : { level: logLevel },
  };
  const server = Fastify(tls ? { ...common, ...secure(tls) } : common);

  logRequests(server);

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

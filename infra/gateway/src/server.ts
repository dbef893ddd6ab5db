import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Server } from 'node:net';
import { logRequests, requestIds } from '@console/telemetry';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { drainable } from './draining';
import { defaultDrainTime, type GatewayOptions } from './options';

/** A server that can be stopped within a known time. */
export interface StoppableServer {
  readonly server: FastifyInstance;
  /** Listens on every address of a host, once all routes are there. @returns the port */
  listen(host: string, port: number): Promise<number>;
  /** Answers all who have connected, then ends. */
  stop(): Promise<void>;
}

/** Time in ms that a client gets to send the headers of a request, and how often that is looked at. */
const patience = { headersTimeout: 30_000, connectionsCheckingInterval: 5000 };

/**
 * Settings for HTTP/2 with HTTP/1.1 beside it. Fastify types such a server as one of its own kind, though routes and
 * plugins work on it unchanged.
 */
const secure = (tls: NonNullable<GatewayOptions['tls']>) =>
  ({ http2: true, https: { ...tls, ...patience, allowHTTP1: true } }) as unknown as FastifyServerOptions;

/** Creates the HTTP server: HTTP/2 beside HTTP/1.1 when there is a certificate, HTTP/1.1 otherwise. */
export function createServer(options: GatewayOptions, settings: FastifyServerOptions): StoppableServer {
  const { tls, drainTime = defaultDrainTime, logLevel = 'warn', trustedProxies = [] } = options;
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

  const doors: Server[] = [];
  const drain = drainable(server.server as HttpServer, doors, drainTime);

  return {
    server,
    async listen(host, port) {
      // The last thing before listening ends, so that nobody connects in between: part of it, and the last part.
      server.register(async (scope) => scope.addHook('preClose', drain));
      const addresses = host === 'localhost' ? await lookup(host, { all: true }) : [{ address: host }];
      const [first = { address: host }, ...others] = addresses;
      await server.listen({ host: first.address, port });
      const taken = (server.server.address() as AddressInfo).port;
      for (const { address } of others) {
        const door = createNetServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
          server.server.emit('connection', socket),
        );
        // A machine may know an address that it does not have, as that of IPv6.
        const opened = once(door.listen(taken, address), 'listening').then(
          () => doors.push(door),
          () => undefined,
        );
        await opened;
      }
      return taken;
    },
    stop: () => server.close(),
  };
}

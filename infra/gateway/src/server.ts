import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { ServerHttp2Session } from 'node:http2';
import { type AddressInfo, createServer as createNetServer, type Server } from 'node:net';
import { logRequests, requestIds } from '@console/telemetry';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { drainable } from './draining';
import { defaultDrainTime, type GatewayOptions, probePaths } from './options';

/** A server that can be stopped within a known time. */
interface StoppableServer {
  readonly server: FastifyInstance;
  /** Listens on every address of a host, once all routes are there. @returns the port */
  listen(host: string, port: number): Promise<number>;
  /** Answers all who have connected, then ends. */
  stop(): Promise<void>;
}

/**
 * Bytes of a request's headers that are read. As many as browsers keep cookies of one site (180 of 4 kB): what others
 * under the name of the console have left there shuts nobody out.
 */
const largestHead = 1024 * 1024;

/** Time in ms that a client gets to send the headers of a request, and how often that is looked at. */
const timeLimits = { headersTimeout: 30_000, connectionsCheckingInterval: 5000 };

/**
 * Settings for HTTP/2 with HTTP/1.1 beside it. Fastify types such a server as one of its own kind, though routes and
 * plugins work on it unchanged.
 */
const secure = (tls: NonNullable<GatewayOptions['tls']>) =>
  ({
    http2: true,
    https: {
      ...tls,
      ...timeLimits,
      allowHTTP1: true,
      // Each cookie is a header of its own.
      maxHeaderListPairs: 1000,
      settings: { maxHeaderListSize: largestHead },
    },
  }) as unknown as FastifyServerOptions;

/** HTTP_1_1_REQUIRED of RFC 9113, 7. */
const http11Required = 13;

/** Time in ms that a client gets to read that, and to end the connection. */
const closingTime = 5000;

/**
 * Sends browsers whose headers take more frames than Node reads over HTTP/2 to HTTP/1.1, which they try by themselves.
 * The connection is theirs to end: bytes of theirs that nobody has read would make the system reset it, and a reset
 * overtakes what the browser was told. Firefox asks again for what came after the last request that was processed only,
 * and Node counts the one whose headers are too long among these.
 */
function askForHttp11(session: ServerHttp2Session): void {
  const { destroy } = session;
  let timer: NodeJS.Timeout | undefined;
  // Node takes no 0, for none: the requests of Firefox begin above 1, and Chromium asks again for all of them.
  let lastProcessed = 1;
  session.on('stream', ({ id = lastProcessed }) => {
    lastProcessed = id;
  });
  session.destroy = (error, code) => {
    const isTooLong = (error as Partial<Error> | undefined)?.message?.startsWith('Too many CONTINUATION');
    if (!isTooLong) {
      clearTimeout(timer);
      destroy.call(session, error, code);
    } else if (!timer) {
      session.goaway(http11Required, lastProcessed);
      timer = setTimeout(() => destroy.call(session, error, http11Required), closingTime);
    }
  };
  session.once('close', () => clearTimeout(timer));
}

/** Creates the HTTP server: HTTP/2 beside HTTP/1.1 when there is a certificate, HTTP/1.1 otherwise. */
export function createServer(options: GatewayOptions, settings: FastifyServerOptions): StoppableServer {
  const { tls, drainTime = defaultDrainTime, logLevel = 'warn', trustedProxies = [] } = options;
  const common = {
    ...settings,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    // A missing Host is refused in the shape of every other refusal.
    http: { ...timeLimits, requireHostHeader: false },
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

  // A server of HTTP/2 takes none of these as options for the HTTP/1.1 beside it.
  const { headersTimeout } = timeLimits;
  Object.assign(server.server, { headersTimeout, requestTimeout: 0, maxHeaderSize: largestHead });
  logRequests(server, probePaths);
  server.server.on('session', askForHttp11);

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

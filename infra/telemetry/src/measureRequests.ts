import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';

/** Upper ends of the ranges in which latencies are counted, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The pattern of an address, `/console/remotes/:remote/switch`: never the address itself, which anybody can invent. */
export const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

/** True for an answer that lasts as long as somebody listens, so that its time says nothing. */
const isStream = (reply: FastifyReply) =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');

/**
 * Counts the requests of a server and how long they take, its open sockets, and what its process uses. To be called
 * before routes are added.
 * @param prefix how the names begin, `console_gateway`
 */
export function measureRequests(server: FastifyInstance, registry: Registry, prefix: string): void {
  const registers = [registry];
  const requests = new Counter({
    name: `${prefix}_requests_total`,
    help: 'Requests that were answered, by method, pattern of the address and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: `${prefix}_request_duration_seconds`,
    help: 'Time from the headers of a request to the end of its answer; streams are left out.',
    labelNames: ['route'],
    buckets,
    registers,
  });
  const sockets = new Gauge({
    name: `${prefix}_open_sockets`,
    help: 'Connections that are, or asked to become, a WebSocket.',
    registers,
  });
  collectDefaultMetrics({ register: registry });

  server.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    requests.inc({ method: request.method, route, status: String(reply.statusCode) });
    if (!isStream(reply)) durations.observe({ route }, reply.elapsedTime / 1000);
  });
  // A listener for upgrades of its own would change who answers them.
  server.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.upgrade === undefined) return;
    sockets.inc();
    raw.socket.once('close', () => sockets.dec());
  });
}

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { routeOf } from './measureRequests';

const header = 'x-request-id';

/** An id as a proxy may give it: nothing that could forge a line of a log. */
const acceptable = /^[\w.-]{1,64}$/;

/**
 * Makes the ids of requests.
 * @param believed whether the proxy before the server gives ids; else everyone could choose theirs
 */
export const requestIds = (believed: boolean) => (request: Pick<IncomingMessage, 'headers'>) => {
  const given = request.headers[header];
  return believed && typeof given === 'string' && acceptable.test(given) ? given : randomUUID();
};

/**
 * Puts the id of a request on its answer and on what is asked of the service for it, and logs each request at level
 * `info`: id, method, path, pattern, status and time. Addresses are logged without their query and bodies and headers
 * not at all, since they may carry tokens.
 * @param probes patterns that are asked all the time: what they answer is logged when another status than before, at
 *   first 200. @defaultValue none
 */
export function logRequests(server: FastifyInstance, probes: readonly string[] = []): void {
  const answered = new Map(probes.map((route) => [route, 200]));
  server.addHook('onRequest', async (request, reply) => {
    request.raw.headers[header] = request.id;
    reply.header(header, request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const before = answered.get(route);
    if (before === reply.statusCode) return;
    if (before !== undefined) answered.set(route, reply.statusCode);
    request.log.info(
      {
        method: request.method,
        path: request.url.split(/[?#]/, 1)[0],
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}

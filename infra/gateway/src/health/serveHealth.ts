import type { FastifyInstance, FastifyReply } from 'fastify';
import { type HealthSources, health } from './health';

/**
 * Serves `/livez` (the gateway runs), `/readyz` (it can serve the console) and `/healthz` (the state of each component).
 */
export function serveHealth(server: FastifyInstance, sources: HealthSources): void {
  const { shell, registry, switches } = sources;
  server.get('/livez', (_request, reply) => send(reply, { ready: true }));
  server.get('/readyz', async (_request, reply) => {
    // A service that is away takes no gateway out of a balancer: the console says so better than a balancer does.
    const all = await Promise.allSettled([shell.read(), registry.read(), switches.read()]);
    return send(reply, { ready: all.every(({ status }) => status === 'fulfilled') });
  });
  server.get('/healthz', async (_request, reply) => send(reply, await health(sources)));
}

const send = (reply: FastifyReply, found: { readonly ready: boolean }) =>
  reply
    .code(found.ready ? 200 : 503)
    .header('cache-control', 'no-store')
    .send(found);

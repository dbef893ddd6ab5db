import type { FastifyInstance, HTTPMethods } from 'fastify';
import { ServiceFailure } from './failure';

const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Answers 405 with `Allow` where a path exists but not for the method. Call it before the routes are added;
 * the function it gives back, after them.
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const allowed = known.get(url) ?? new Set();
    known.set(url, allowed);
    for (const each of [method].flat()) allowed.add(each);
  });
  return () => {
    for (const [url, allowed] of [...known]) {
      const allow = [...allowed].sort().join(', ');
      const others = methods.filter((method) => !allowed.has(method));
      if (others.length === 0) continue;
      app.route({
        url,
        method: others,
        exposeHeadRoute: false,
        config: { access: 'public' },
        handler: (request, reply) => {
          reply.header('Allow', allow);
          throw new ServiceFailure(
            405,
            'Method not allowed',
            `${request.method} is not allowed here: ${allow}`,
          );
        },
      });
    }
  };
}

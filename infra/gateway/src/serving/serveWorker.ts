import type { FastifyInstance } from 'fastify';

/** Address of the worker that keeps the code of the console in the browser. */
export const workerPath = '/console/worker.js';

/** Headers of the worker: it answers for addresses above its own. */
export const workerHeaders = { 'service-worker-allowed': '/' } as const;

/**
 * The worker. It answers by routes alone, and is not run for it: scripts come from the cache that its own address names,
 * or from the network where they are not in there; all else, the document before all, comes from the network. What a
 * page has put into that cache is put there again while the worker is installed, since browsers compile it then. The
 * scripts that can drop the cache come from the network.
 */
export const workerScript = `const cacheName = new URLSearchParams(location.search).get('cache');

async function compile() {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) await cache.put(request, await cache.match(request));
}

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(
    event.addRoutes([
      { condition: { urlPattern: '/assets/boot.*' }, source: 'network' },
      { condition: { urlPattern: '/assets/frame.*' }, source: 'network' },
      { condition: { urlPattern: '/assets/*.js' }, source: { cacheName } },
      { condition: { urlPattern: '/remotes/*.js' }, source: { cacheName } },
    ]),
  );
  event.waitUntil(compile());
});
`;

/** Serves the worker. */
export function serveWorker(server: FastifyInstance): void {
  server.get(workerPath, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ ...workerHeaders, 'cache-control': 'no-cache' })
      .send(workerScript),
  );
}

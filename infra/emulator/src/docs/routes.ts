import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { CollectedRoute } from './collectRoutes';
import { openApi } from './openApi';
import { page } from './page';

const style = readFileSync(new URL('style.css', import.meta.url), 'utf8');

/** The description of the service, made of its own routes: to read and as an OpenAPI document. */
export function apiDocsRoutes(app: FastifyInstance, routes: readonly CollectedRoute[]): void {
  const config = { access: 'public' } as const;
  app.get('/docs/openapi.json', { config }, async () => openApi(routes));
  // Where the documentation of the service has always been.
  app.get('/itemsense/swagger', { config }, async (_request, reply) => reply.redirect('/docs'));
  app.get('/docs/style.css', { config }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  );
  app.get('/docs', { config }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'self'; base-uri 'none'")
      .send(page(openApi(routes))),
  );
}

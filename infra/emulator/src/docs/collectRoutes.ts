import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Access } from '../server/authentication/access';

/** A route as it was added. */
export interface CollectedRoute {
  readonly method: string;
  /** With parameters as `:name`. */
  readonly url: string;
  readonly schema: FastifySchema;
  readonly access: Access;
}

/** The routes added from here on until `stop` is called. Answers to HEAD are left out: they come with GET. */
export function collectRoutes(app: FastifyInstance): {
  readonly routes: readonly CollectedRoute[];
  stop(): void;
} {
  const routes: CollectedRoute[] = [];
  let collecting = true;
  app.addHook('onRoute', ({ method, url, schema = {}, config }) => {
    if (!collecting) return;
    for (const each of [method].flat())
      if (each !== 'HEAD') routes.push({ method: each, url, schema, access: config?.access ?? 'public' });
  });
  return {
    routes,
    stop: () => {
      collecting = false;
    },
  };
}

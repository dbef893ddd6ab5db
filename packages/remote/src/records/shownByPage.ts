import type { QueryMeta } from '@console/api-client/meta';

/** A query whose every failure the page itself shows, so that no alert repeats it. */
export function shownByPage<Query extends { readonly meta?: QueryMeta }>(query: Query): Query {
  return { ...query, meta: { ...query.meta, silent: true } };
}

import type { ServiceClient } from '../client';
import { identityOf } from '../meta';
import { listQuery, lookupQuery, oneQuery, type QuerySettings } from '../queries';
import type { CrudCalls } from './crudCalls';

/** Makes the queries that all models with {@link CrudCalls} have. Usable with `useResource`. */
export function crudQueries<Row, Draft>({ model, list, show }: CrudCalls<Row, Draft>) {
  const idOf = (row: NonNullable<Row>) => identityOf(model, row) ?? '';
  return (client: ServiceClient, settings: QuerySettings = {}) => ({
    /** All records, polled. */
    list: () => listQuery(client, settings, model, list),
    /** The record of this identifier, polled. */
    one: (id: string) => oneQuery(client, settings, model, show, idOf, id),
    /** Search for a record by its identifier: the record, or `null`. */
    lookup: (id: string) => lookupQuery(client, model, show, id),
  });
}

/** The queries of a model, see {@link crudQueries}. */
export type CrudQueries<Row> = ReturnType<ReturnType<typeof crudQueries<Row, unknown>>>;

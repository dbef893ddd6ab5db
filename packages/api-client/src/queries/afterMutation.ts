import type { QueryClient } from '@tanstack/react-query';
import type { ListAnswer } from '../client';
import type { ModelName } from '../meta';
import { listKey, modelKey, oneKey } from './keys';

/**
 * A record was saved: what the service answered is shown at once, and the rest of the model is requested again.
 * @param stored The record as stored; `null` when the service did not answer it.
 */
export function afterSave<Row>(cache: QueryClient, model: ModelName, id: string, stored: Row | null): void {
  if (stored) cache.setQueryData(oneKey(model, id), stored);
  void cache.invalidateQueries({ queryKey: modelKey(model) });
}

/** A record was deleted: it leaves the list at once, and its own query is removed instead of requested again. */
export function afterDelete<Row>(
  cache: QueryClient,
  model: ModelName,
  isDeleted: (row: Row) => boolean,
  id: string,
): void {
  cache.removeQueries({ queryKey: oneKey(model, id) });
  cache.setQueryData<ListAnswer<Row>>(
    listKey(model),
    (list) => list && { ...list, rows: list.rows.filter((row) => !isDeleted(row)) },
  );
  void cache.invalidateQueries({ queryKey: listKey(model) });
}

import { identifierOf, type ListAnswer, type ModelName } from '@console/api-client';
import { listKey, oneKey } from '@console/api-client/queries';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** A record by its model and identifier. */
export interface RecordId {
  readonly model: string;
  readonly id: string;
}

/** The name of a record that is loaded, alone or in its list; undefined for one that is not, or has none. */
export function loadedName(queryClient: QueryClient, record: RecordId): string | undefined {
  const model = record.model as ModelName;
  const one = queryClient.getQueryData<object>(oneKey(model, record.id));
  const row = one ?? inLists(queryClient, model, record.id);
  const name: unknown = row && Reflect.get(row, 'name');
  return typeof name === 'string' && name !== '' ? name : undefined;
}

const inLists = (queryClient: QueryClient, model: ModelName, id: string): object | undefined =>
  queryClient
    .getQueriesData<ListAnswer<object>>({ queryKey: listKey(model) })
    .flatMap(([, answer]) => answer?.rows ?? [])
    .find((row) => String(Reflect.get(row, identifierOf(model))) === id);

/** {@link loadedName} as it becomes known. Nothing is asked for. */
export function useLoadedName(record: RecordId | undefined): string | undefined {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => record && loadedName(queryClient, record));
}

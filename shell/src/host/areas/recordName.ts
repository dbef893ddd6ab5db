import { identityOf, type ListAnswer, type ModelName } from '@console/api-client';
import { listKey, oneKey } from '@console/api-client/queries';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** A record by its model and identifier. */
interface RecordId {
  readonly model: string;
  readonly id: string;
}

/** A record of any model; what its name is the service says. */
interface Named {
  readonly name?: unknown;
}

/** The name of a record that is loaded, alone or in its list; undefined for one that is not, or has none. */
export function loadedName(queryClient: QueryClient, record: RecordId): string | undefined {
  const model = record.model as ModelName;
  const one = queryClient.getQueryData<Named>(oneKey(model, record.id));
  const row = one ?? inLists(queryClient, model, record.id);
  const name = row?.name;
  return typeof name === 'string' && name !== '' ? name : undefined;
}

const inLists = (queryClient: QueryClient, model: ModelName, id: string): Named | undefined =>
  queryClient
    .getQueriesData<ListAnswer<Named>>({ queryKey: listKey(model) })
    .flatMap(([, answer]) => answer?.rows ?? [])
    .find((row) => identityOf(model, row) === id);

/** {@link loadedName} as it becomes known. Nothing is asked for. */
export function useLoadedName(record: RecordId | undefined): string | undefined {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queryClient.getQueryCache().subscribe(listener),
    [queryClient],
  );
  const read = () => record && loadedName(queryClient, record);
  return useSyncExternalStore(subscribe, read, read);
}

import { mutationOptions } from '@tanstack/react-query';
import type { Call, ListAnswer, ServiceClient } from '../client';
import { type ModelName, mutationMeta } from '../meta';
import { afterDelete } from './afterMutation';
import { modelKey } from './keys';
import { listQuery, lookupQuery, oneQuery, type QuerySettings } from './recordQueries';

interface Named {
  readonly name: string;
}

/** The queries that all models have whose records are known by their name (WIRE-08). */
export function namedRecordQueries<Row extends Named>(
  client: ServiceClient,
  settings: QuerySettings,
  model: ModelName,
  calls: { readonly list: () => Call<ListAnswer<Row>>; readonly show: (name: string) => Call<Row> },
) {
  return {
    list: () => listQuery(client, settings, model, calls.list),
    one: (name: string) => oneQuery(client, settings, model, calls.show, nameOf, name),
    /** Whether there is one of this name, so whether the name is taken: `null` when it is free. */
    lookup: (name: string) => lookupQuery(client, model, calls.show, name),
  };
}

const nameOf = ({ name }: Named) => name;

/**
 * The mutation that deletes the record of a name.
 * @param affected Models that are asked for anew afterwards, because records of theirs change with it. Default: none.
 */
export function deleteNamedRecord(
  client: ServiceClient,
  model: ModelName,
  destroy: (name: string) => Call<unknown>,
  affected: readonly ModelName[] = [],
) {
  return mutationOptions({
    mutationFn: (name: string) => client.call(destroy(name)),
    onSuccess: (_answer, name, _result, { client: cache }) => {
      afterDelete<Named>(cache, model, (row) => row.name === name, name);
      for (const other of affected) void cache.invalidateQueries({ queryKey: modelKey(other) });
    },
    meta: mutationMeta<string>({ model, action: 'delete', describe: (name) => name }),
  });
}

import { mutationOptions } from '@tanstack/react-query';
import type { Call, ServiceClient } from '../client';
import { type ModelName, mutationMeta } from '../meta';
import { afterDelete } from './afterMutation';

interface Identified {
  readonly id: string | number;
  /** What users call it. */
  readonly name: string;
}

/** The mutation that deletes a record that is known by its id (WIRE-08). */
export function deleteRecord<Row extends Identified>(
  client: ServiceClient,
  model: ModelName,
  destroy: (id: string) => Call<unknown>,
) {
  return mutationOptions({
    mutationFn: ({ id }: Pick<Row, 'id' | 'name'>) => client.call(destroy(String(id))),
    onSuccess: (_answer, { id }, _result, { client: cache }) =>
      afterDelete<Row>(cache, model, (row) => row.id === id, String(id)),
    meta: mutationMeta<Pick<Row, 'id' | 'name'>>({ model, action: 'delete', describe: ({ name }) => name }),
  });
}

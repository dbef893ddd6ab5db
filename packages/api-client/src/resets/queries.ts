import { mutationOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { clearItemData, factoryReset } from './calls';

/** Mutations that empty the service. */
export function resetMutations(client: ServiceClient) {
  return {
    /** Clears item data; what was known of it is forgotten. */
    itemData: () =>
      mutationOptions({
        mutationFn: () => client.call(clearItemData()),
        onSuccess: (_answer, _variables, _result, { client: cache }) => cache.invalidateQueries(),
        meta: mutationMeta({ model: 'item-data', action: 'reset' }),
      }),
    /** Puts the service back to the state of a new installation; the page then ends the session (ADMIN-05). */
    factory: () =>
      mutationOptions({
        mutationFn: () => client.call(factoryReset()),
        meta: mutationMeta({ model: 'service', action: 'reset' }),
      }),
  };
}

import { mutationOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { afterDelete, listQuery, modelKey, oneQuery, type QuerySettings } from '../queries';
import type { ScannerNetwork } from './adapter';
import { createNetwork, destroyNetwork, listNetworks, showNetwork } from './calls';
import type { NetworkRequest } from './schema';

const model = 'network';

/** Queries of scanner networks. */
export function networkQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    list: () => listQuery(client, settings, model, listNetworks),
    one: (id: string) => oneQuery(client, settings, model, showNetwork, (row) => row.id, id),
  };
}

/** Mutations of scanner networks. */
export function networkMutations(client: ServiceClient) {
  return {
    /** Adds a network. */
    save: () =>
      mutationOptions({
        mutationFn: (network: NetworkRequest) => client.call(createNetwork(network)),
        onSuccess: (_stored, _network, _result, { client: cache }) => {
          void cache.invalidateQueries({ queryKey: modelKey(model) });
        },
        meta: mutationMeta<NetworkRequest>({ model, action: 'save', describe: ({ name }) => name }),
      }),
    /** Deletes a network. */
    remove: () =>
      mutationOptions({
        mutationFn: ({ id }: ScannerNetwork) => client.call(destroyNetwork(id)),
        onSuccess: (_answer, { id }, _result, { client: cache }) =>
          afterDelete<ScannerNetwork>(cache, model, (row) => row.id === id, id),
        meta: mutationMeta<ScannerNetwork>({ model, action: 'delete', describe: ({ name }) => name }),
      }),
  };
}

import { networkMutations, networkQueries } from '@console/api-client/networks';
import { recordKind } from '@console/remote/records';
import { paths } from '../paths';

/** Subnets in which readers are looked for. */
export const networkKind = recordKind({
  model: 'network',
  texts: 'networks',
  paths: { ...paths.networks, record: paths.networks.network },
  queries: networkQueries,
  mutations: networkMutations,
  actions: ['edit', 'delete'],
});

import { networkMutations, networkQueries } from '@console/api-client/networks';
import { recordKind } from '@console/remote/records';
import { paths } from '../paths';

/** Subnets in which readers are looked for. */
export const networkKind = recordKind({
  model: 'network',
  texts: 'networks',
  paths: { list: paths.admin.scannerConfig, error: paths.admin.scannerConfigError },
  queries: networkQueries,
  mutations: networkMutations,
  actions: ['delete'],
});

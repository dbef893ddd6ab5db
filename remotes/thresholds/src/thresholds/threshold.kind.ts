import { thresholdMutations, thresholdQueries } from '@console/api-client/thresholds';
import { recordKind } from '@console/remote/records';
import { paths } from '../paths';
import { useThresholdUsers } from './useThresholdUsers';

/** A passage that is watched [THRESH-01, THRESH-22]. */
export const thresholdKind = recordKind({
  model: 'threshold',
  texts: 'thresholds',
  paths: { ...paths.thresholds, record: paths.thresholds.threshold },
  queries: thresholdQueries,
  mutations: thresholdMutations,
  actions: ['edit', 'copy', 'delete'],
  useUsers: useThresholdUsers,
});

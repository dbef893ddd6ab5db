import {
  antennaConfigurationMutations,
  antennaConfigurationQueries,
} from '@console/api-client/threshold-antenna-configurations';
import { recordKind } from '@console/remote/records';
import { paths } from '../paths';

/** Which antennas of a reader look in and which out; made and edited over the form of a threshold [THRESH-06]. */
export const antennaConfigurationKind = recordKind({
  model: 'threshold-antenna-configuration',
  texts: 'antennaConfigurations',
  paths: { list: paths.thresholds.list, error: paths.thresholds.error },
  queries: antennaConfigurationQueries,
  mutations: antennaConfigurationMutations,
  actions: ['delete'],
});

import {
  readerConfigurationMutations,
  readerConfigurationQueries,
} from '@console/api-client/reader-configurations';
import { recordKind } from '@console/remote/records';
import { paths } from '../paths';
import { useConfigurationUsers } from './useConfigurationUsers';

const { configurations } = paths.readers;

/** Kind of reader configurations [CONFIG-01, CONFIG-02, CONFIG-34]. */
export const configurationKind = recordKind({
  model: 'reader-configuration',
  texts: 'configurations',
  paths: { ...configurations, record: configurations.configuration },
  queries: readerConfigurationQueries,
  mutations: readerConfigurationMutations,
  actions: ['edit', 'copy', 'delete'],
  useUsers: useConfigurationUsers,
});

import { readerDefinitionMutations, readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { recordKind } from '@console/remote/records';
import { paths } from '../paths';

const { definitions } = paths.readers;

/** Readers as the service knows them [READER-01, READER-02, READER-19, READER-28]. */
export const definitionKind = recordKind({
  model: 'reader-definition',
  texts: 'definitions',
  paths: { ...definitions, record: definitions.definition },
  queries: readerDefinitionQueries,
  mutations: readerDefinitionMutations,
  actions: ['edit', 'delete'],
});

import {
  readerConfigurationRequestProblems,
  readRegionOptions,
} from '@console/api-client/reader-configurations/rules';
import {
  type ReaderConfigurationRequest,
  readerConfigurationRequestSchema,
} from '@console/api-client/reader-configurations/schema';
import { requireReaderConfigurationUnused } from '../../references/requireUnused';
import { invalidBy } from '../../server/describeProblem';
import type { Region } from '../../server/region';
import { storedDocuments } from '../named-objects/documents';
import type { NamedObjects } from '../named-objects/routes';
import { regionOptions } from './regions';
import { type ReaderConfiguration, storedForm } from './storedForm';

const documents = storedDocuments<ReaderConfiguration>('reader_configuration');

/** Objects of reader configurations, within the limits of the region. */
export function readerConfigurations(
  region: Region,
): NamedObjects<ReaderConfigurationRequest, ReaderConfiguration> {
  const options = readRegionOptions(regionOptions(region));
  return {
    entity: 'Reader configuration',
    path: 'readerConfigurations',
    list: async (database) => (await documents.list(database)).map(inOrder),
    find: async (database, name) => {
      const found = await documents.find(database, name);
      return found && inOrder(found);
    },
    writing: {
      requestSchema: readerConfigurationRequestSchema,
      nameOf: ({ name }) => name,
      save: async (transaction, request) => {
        const problems = readerConfigurationRequestProblems(request, options);
        if (problems.length > 0) throw invalidBy(problems, (field) => placeOf(field, request));
        const document = storedForm(request);
        await transaction.query(
          `insert into reader_configuration (name, document) values ($1, $2)
           on conflict (name) do update set document = excluded.document`,
          [document.name, JSON.stringify(document)],
        );
      },
      remove: async (transaction, name) => {
        await requireReaderConfigurationUnused(transaction, name);
        await transaction.query('delete from reader_configuration where name = $1', [name]);
      },
    },
  };
}

/** JSONB does not keep the order of keys; the answer has the one of the documents. */
const inOrder = ({ name, operation, configuration }: ReaderConfiguration): ReaderConfiguration => ({
  name,
  operation,
  configuration,
});

/** Where a field of the rules stands in the request. */
function placeOf(field: string, { configuration }: ReaderConfigurationRequest): string {
  if (field === 'name' || field === 'operation') return field;
  const sent = configuration?.filters?.length ? field : field.replace('filters[0]', 'filter');
  return `configuration.${sent}`;
}

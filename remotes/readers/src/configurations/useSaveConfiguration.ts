import { useResource } from '@console/api-client/react';
import {
  type ReaderConfiguration,
  readerConfigurationMutations,
  readerConfigurationQueries,
} from '@console/api-client/reader-configurations';
import type { RegionOptions } from '@console/api-client/reader-configurations/rules';
import { rules } from '@console/design/form';
import { useNavigate } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ConfigurationValues,
  configurationOfValues,
  valuesOfConfiguration,
} from './configurationValues';
import { useConfigurationNameExists } from './useConfigurationNameExists';

/**
 * Saves what the form of a configuration describes and goes to its page; success and failure are reported from the
 * meta of the mutation.
 * @param stored the configuration being edited. Default: a new one, whose name has to be free.
 */
export function useSaveConfiguration(options: RegionOptions, stored?: ReaderConfiguration) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const queries = useResource(readerConfigurationQueries);
  const { mutateAsync } = useMutation(useResource(readerConfigurationMutations).save());
  const nameExists = useConfigurationNameExists();

  return {
    asyncValidators: stored ? undefined : { name: rules.unique(nameExists) },
    edit: stored && {
      /** What is stored now, to be compared with the edit. */
      stored: async () => {
        const now = await cache.fetchQuery({ ...queries.lookup(stored.name), staleTime: 0 });
        return now && valuesOfConfiguration(now, options);
      },
    },
    save: async (values: ConfigurationValues) => {
      const configuration = configurationOfValues(values);
      await mutateAsync({ record: configuration, id: stored?.name });
      await navigate(paths.readers.configurations.configuration(configuration.name));
    },
  };
}

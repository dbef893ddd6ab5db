import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { afterSave, deleteNamedRecord, modelKey, namedRecordQueries, type QuerySettings } from '../queries';
import type { TypedNumber } from '../rules';
import {
  createReaderConfiguration,
  destroyReaderConfiguration,
  listReaderConfigurations,
  replaceReaderConfiguration,
  showReaderConfiguration,
  showRegionOptions,
} from './calls';
import type { ReaderConfiguration } from './configuration';

const model = 'reader-configuration';

/** Queries of reader configurations. */
export function readerConfigurationQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    ...namedRecordQueries(client, settings, model, {
      list: listReaderConfigurations,
      show: showReaderConfiguration,
    }),
    /** What the regulations at the readers' site allow; they do not change while a form is open (CONFIG-31). */
    regionOptions: () =>
      queryOptions({
        queryKey: modelKey('region-options'),
        queryFn: ({ signal }) => client.call(showRegionOptions(), { signal }),
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        meta: { model: 'region-options' },
      }),
  };
}

/** What a reader configuration is saved with. */
export interface SaveReaderConfiguration {
  readonly configuration: ReaderConfiguration<TypedNumber>;
  /** New ones are created, so that one saved meanwhile is not overwritten; others are replaced (WIRE-03). */
  readonly isNew: boolean;
}

/** What a copy of a reader configuration is made from. */
export interface CopyReaderConfiguration {
  readonly configuration: ReaderConfiguration;
  /** Name of the copy. */
  readonly name: string;
}

/** Mutations of reader configurations. */
export function readerConfigurationMutations(client: ServiceClient) {
  return {
    /** Creates or replaces a configuration. */
    save: () =>
      mutationOptions({
        mutationFn: ({ configuration, isNew }: SaveReaderConfiguration) =>
          client.call(
            isNew ? createReaderConfiguration(configuration) : replaceReaderConfiguration(configuration),
          ),
        onSuccess: (stored, { configuration }, _result, { client: cache }) =>
          afterSave(cache, model, configuration.name, stored),
        meta: mutationMeta<SaveReaderConfiguration>({
          model,
          action: 'save',
          describe: ({ configuration }) => configuration.name,
        }),
      }),
    /** Makes a copy of another name, with all settings of the original (CONFIG-02). */
    copy: () =>
      mutationOptions({
        mutationFn: ({ configuration, name }: CopyReaderConfiguration) =>
          client.call(createReaderConfiguration({ ...configuration, name })),
        onSuccess: (stored, { name }, _result, { client: cache }) => afterSave(cache, model, name, stored),
        meta: mutationMeta<CopyReaderConfiguration>({
          model,
          action: 'copy',
          describe: ({ configuration }) => configuration.name,
        }),
      }),
    /** Deletes the configuration of this name. */
    remove: () => deleteNamedRecord(client, model, destroyReaderConfiguration),
  };
}

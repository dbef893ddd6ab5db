import { mutationOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { afterDelete, afterSave, listQuery, modelKey, oneQuery, type QuerySettings } from '../queries';
import type { AntennaConfiguration, AntennaConfigurationDraft } from './adapter';
import {
  createAntennaConfiguration,
  destroyAntennaConfiguration,
  listAntennaConfigurations,
  replaceAntennaConfiguration,
  showAntennaConfiguration,
} from './calls';

const model = 'threshold-antenna-configuration';

/** Queries of threshold antenna configurations. */
export function antennaConfigurationQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    list: () => listQuery(client, settings, model, listAntennaConfigurations),
    one: (id: string) =>
      oneQuery(client, settings, model, showAntennaConfiguration, (row) => String(row.id), id),
  };
}

/** What an antenna configuration is saved with. */
export interface SaveAntennaConfiguration {
  readonly configuration: AntennaConfigurationDraft;
  /** Of the configuration that is edited. @defaultValue a new one is created. */
  readonly id?: number;
}

/** Which antenna configuration is deleted. */
export interface DeleteAntennaConfiguration extends Pick<AntennaConfiguration, 'id' | 'name'> {
  /** Which configuration takes its place in thresholds. @defaultValue none, which only one in no use allows. */
  readonly replacementId?: number;
}

/** Mutations of threshold antenna configurations. */
export function antennaConfigurationMutations(client: ServiceClient) {
  return {
    /** Creates or replaces a configuration. */
    save: () =>
      mutationOptions({
        mutationFn: ({ configuration, id }: SaveAntennaConfiguration) =>
          client.call(
            id === undefined
              ? createAntennaConfiguration(configuration)
              : replaceAntennaConfiguration(String(id), configuration),
          ),
        onSuccess: (stored, { id = stored?.id }, _result, { client: cache }) =>
          afterSave(cache, model, String(id), stored),
        meta: mutationMeta<SaveAntennaConfiguration>({
          model,
          action: 'save',
          describe: ({ configuration }) => configuration.name,
        }),
      }),
    /** Deletes a configuration; thresholds that use it go over to the replacement. */
    remove: () =>
      mutationOptions({
        mutationFn: ({ id, replacementId }: DeleteAntennaConfiguration) =>
          client.call(destroyAntennaConfiguration(String(id), replacementId?.toString())),
        onSuccess: (_answer, { id }, _result, { client: cache }) => {
          afterDelete<AntennaConfiguration>(cache, model, (row) => row.id === id, String(id));
          void cache.invalidateQueries({ queryKey: modelKey('threshold') });
        },
        meta: mutationMeta<DeleteAntennaConfiguration>({
          model,
          action: 'delete',
          describe: ({ name }) => name,
        }),
      }),
  };
}

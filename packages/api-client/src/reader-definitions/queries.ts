import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { crudMutations, crudQueries } from '../crud';
import { mutationMeta } from '../meta';
import { pollWhile } from '../polling';
import { modelKey, type QuerySettings } from '../queries';
import { rebootReader } from '../reader-health';
import { changeFeature, listReaderGroups, readerDefinitionCalls, showFeatureStatus } from './calls';
import { isChanging } from './features';
import type { FeatureAction } from './schema';

const { model } = readerDefinitionCalls;
const queries = crudQueries(readerDefinitionCalls);

/** Queries of reader definitions. */
export function readerDefinitionQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    ...queries(client, settings),
    /** Names of all groups. */
    groups: () =>
      queryOptions({
        queryKey: [...modelKey(model), 'groups'],
        queryFn: ({ signal }) => client.call(listReaderGroups(), { signal }),
        meta: { model },
      }),
    /** State of one feature of a reader, asked every second while it is changing (FEATURE-05). */
    feature: (readerName: string, feature: string) =>
      queryOptions({
        queryKey: featureKey(readerName, feature),
        queryFn: ({ signal }) => client.call(showFeatureStatus(readerName, feature), { signal }),
        refetchInterval: pollWhile(featurePollInterval, isChanging),
        retry: false,
        meta: { model: 'feature', id: feature },
      }),
  };
}

/** Poll interval of a changing feature, in milliseconds (FEATURE-05). */
const featurePollInterval = 1000;

const featureKey = (readerName: string, feature: string) => [...modelKey('feature'), readerName, feature];

/** Which feature of a reader is to change, and how. */
export interface ChangeFeature {
  readonly readerName: string;
  readonly feature: string;
  readonly action: FeatureAction;
}

const mutations = crudMutations(readerDefinitionCalls, { savedWith: ['reader-health'] });

/** Mutations of reader definitions. */
export function readerDefinitionMutations(client: ServiceClient) {
  return {
    ...mutations(client),
    /** Asks a reader to change one of its features (FEATURE-02); its query follows the change from then on. */
    changeFeature: () =>
      mutationOptions({
        mutationFn: ({ readerName, feature, action }: ChangeFeature) =>
          client.call(changeFeature(readerName, feature, action)),
        onSuccess: (status, { readerName, feature }, _result, { client: cache }) => {
          if (status) cache.setQueryData(featureKey(readerName, feature), status);
          void cache.invalidateQueries({ queryKey: featureKey(readerName, feature) });
        },
        meta: mutationMeta<ChangeFeature>({
          model: 'feature',
          action: 'start',
          describe: ({ feature }) => feature,
          silent: true,
        }),
      }),
    /** Restarts the reader of this name (READER-03). */
    restart: () =>
      mutationOptions({
        mutationFn: (name: string) => client.call(rebootReader(name)),
        onSuccess: (_answer, _name, _result, { client: cache }) => {
          void cache.invalidateQueries({ queryKey: modelKey('reader-health') });
        },
        meta: mutationMeta<string>({ model, action: 'restart', describe: (name) => name }),
      }),
  };
}

import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import type { SaveRecord } from '../crud';
import { mutationMeta } from '../meta';
import { defaultPollInterval, pollWhile } from '../polling';
import { answerOf, listQuery, modelKey, oneKey, type QuerySettings } from '../queries';
import type { Upgrade, UpgradeDetail } from './adapter';
import { listUpgrades, showUpgrade, startUpgrade, stopUpgrade, type UpgradeDraft } from './calls';
import { isRunning } from './upgrade';

const model = 'upgrade';

/** Queries of upgrades. */
export function upgradeQueries(client: ServiceClient, settings: QuerySettings = {}) {
  const { pollInterval = defaultPollInterval } = settings;
  return {
    list: () => listQuery(client, settings, model, listUpgrades),
    /** Progress of one upgrade, polled while it is under way (UPGRADE-20). */
    one: (id: string) =>
      queryOptions({
        queryKey: oneKey(model, id),
        ...answerOf(client, () => showUpgrade(id)),
        refetchInterval: pollWhile<UpgradeDetail>(pollInterval, isRunning),
        retry: false,
        meta: { model, id },
      }),
  };
}

/** Mutations of upgrades. */
export function upgradeMutations(client: ServiceClient) {
  return {
    /** Starts an upgrade; answers what it is known by. */
    start: () =>
      mutationOptions({
        mutationFn: async ({ record }: SaveRecord<UpgradeDraft>): Promise<Upgrade> => ({
          id: await client.call(startUpgrade(record)),
        }),
        onSuccess: (_started, _record, _result, { client: cache }) => {
          for (const each of [model, 'reader-health'] as const)
            void cache.invalidateQueries({ queryKey: modelKey(each) });
        },
        meta: mutationMeta<SaveRecord<UpgradeDraft>>({ model, action: 'start' }),
      }),
    /** Stops an upgrade: readers that are being upgraded are finished, the others left as they are. */
    stop: () =>
      mutationOptions({
        mutationFn: (id: string) => client.call(stopUpgrade(id)),
        onSuccess: (_answer, _id, _result, { client: cache }) =>
          cache.invalidateQueries({ queryKey: modelKey(model) }),
        meta: mutationMeta<string>({ model, action: 'stop', describe: (id) => id }),
      }),
  };
}

import type { ServiceClient } from '@console/api-client';
import type { SaveRecord } from '@console/api-client/crud';
import { type Upgrade, upgradeMutations, upgradeQueries } from '@console/api-client/upgrades';
import { recordKind } from '@console/remote/records';
import { mutationOptions } from '@tanstack/react-query';
import { paths } from '../paths';
import type { UpgradeStartDraft } from './upgrade.values';
import type { WavePlan } from './waves/waveRun';

const upgrades = {
  model: 'upgrade',
  texts: 'upgrades',
  paths: { ...paths.admin.upgrades, record: paths.admin.upgrades.upgrade },
  queries: upgradeQueries,
  titleOf: ({ id }: Upgrade) => id,
} as const;

/** Installations of software on readers. They are started and stopped, not edited. */
export const upgradeKind = recordKind({
  ...upgrades,
  mutations: (client) => ({ save: upgradeMutations(client).start }),
});

/** Answer to a start that the service knows nothing of yet. */
const nameless: Upgrade = { id: '' };

/**
 * Installations as the form starts them: one in waves is begun in this browser.
 *
 * @param begin - begins an upgrade in waves
 */
export const startedUpgradeKind = (begin: (plan: WavePlan) => Promise<void>) =>
  recordKind({
    ...upgrades,
    mutations: (client: ServiceClient) => ({
      save: () => {
        const { mutationFn: start, ...options } = upgradeMutations(client).start();
        return mutationOptions({
          ...options,
          mutationFn: async (variables: SaveRecord<UpgradeStartDraft>, context): Promise<Upgrade> => {
            const { waves } = variables.record;
            if (!waves) return start?.(variables, context) ?? nameless;
            await begin(waves);
            return nameless;
          },
        });
      },
    }),
  });

import { upgradeMutations, upgradeQueries } from '@console/api-client/upgrades';
import { recordKind } from '@console/remote/records';
import { paths } from '../paths';

/** Installations of software on readers. They are started and stopped, not edited. */
export const upgradeKind = recordKind({
  model: 'upgrade',
  texts: 'upgrades',
  paths: { ...paths.admin.upgrades, record: paths.admin.upgrades.upgrade },
  queries: upgradeQueries,
  mutations: (client) => ({ save: upgradeMutations(client).start }),
  titleOf: ({ id }) => id,
});

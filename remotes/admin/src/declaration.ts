import { listFacilities } from '@console/api-client/facilities';
import { listJobs } from '@console/api-client/jobs';
import { listNetworks } from '@console/api-client/networks';
import { listOngoingProcesses } from '@console/api-client/ongoing-processes';
import { listUpgrades, showUpgrade } from '@console/api-client/upgrades';
import { publishedAreas } from '@console/remote/contract';
import { declareRemote } from '@console/remote/declaration';
import { pages } from './paths';

/** Contributions of the admin remote to the console, as data. */
export const declaration = declareRemote({
  name: 'admin',
  contract: '^2.32.0',
  owner: 'Administration team',
  areas: [
    publishedAreas.admin,
    {
      ...publishedAreas['config-migration'],
      sections: [
        { name: 'migration', title: { en: 'Migration' }, path: pages.configMigration.path },
        { name: 'bundle', title: { en: 'Bundle' }, path: pages.bundle.path },
        { name: 'apply', title: { en: 'Apply' }, path: pages.apply.path },
        { name: 'compare', title: { en: 'Compare' }, path: pages.compare.path },
      ],
    },
    publishedAreas.facilities,
  ],
  cards: [
    {
      name: 'UnderWayCard',
      title: { en: 'Upgrades and registrations' },
      order: 30,
      role: 'Admin',
      asks: [listUpgrades(), listOngoingProcesses()],
    },
  ],
  news: [{ name: 'UpgradeNews', role: 'Admin', asks: [listUpgrades()] }],
  search: [
    { title: { en: 'Facilities' }, ask: listFacilities(), path: `${pages.facilities.path}?search=:name` },
    {
      title: { en: 'Networks' },
      ask: listNetworks(),
      fields: ['CIDRRange'],
      path: `${pages.admin.scannerConfig.path}?search=:name`,
    },
    {
      title: { en: 'Upgrades' },
      ask: listUpgrades(),
      id: 'id',
      label: 'id',
      fields: ['status', 'version'],
      path: pages.admin.upgrades.upgrade.path,
    },
  ],
  tour: [
    {
      step: 'facility',
      path: pages.facilities.path,
      target: 'facility-form',
      text: {
        en: 'Readers, zones and jobs belong to a facility. Open the form, name your first one and submit it.',
      },
      awaits: 'facility-saved',
      // Every service has one from the start.
      progress: {
        ask: listFacilities(),
        one: { en: '1 facility' },
        other: { en: '{count} facilities' },
        enough: 2,
      },
    },
    {
      step: 'scanner-configuration',
      path: pages.admin.home.path,
      target: 'scanner-config-card',
      text: { en: 'The scanner configuration says in which networks readers are looked for.' },
    },
    {
      step: 'scanner-configuration',
      path: pages.admin.scannerConfig.path,
      target: 'network-form',
      text: { en: 'Open the form and add the network in which your readers are.' },
      awaits: 'network-saved',
      progress: { ask: listNetworks(), one: { en: '1 network' }, other: { en: '{count} networks' } },
    },
  ],
  pages,
  asks: {
    admin: {
      reset: [listJobs()],
      scannerConfig: [listNetworks()],
      upgrades: { list: [listUpgrades()], upgrade: (id) => [showUpgrade(id)] },
    },
    facilities: [listFacilities()],
  },
});

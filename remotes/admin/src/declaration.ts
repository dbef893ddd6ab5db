import type { RemoteDeclaration } from '@console/remote';
import { publishedAreas } from '@console/remote/contract';
import { pages } from './paths';

const jobs = '/itemsense/control/v1/jobs/show';
const networks = '/api/networks';
const upgrades = '/itemsense/control/v1/upgrades/show';
const facilities = '/itemsense/configuration/v1/facilities/show';

/** What the admin remote contributes to the console, as data. */
export const declaration: RemoteDeclaration = {
  name: 'admin',
  contract: '^2.7.0',
  owner: 'Administration team',
  areas: [
    publishedAreas.admin,
    {
      ...publishedAreas['config-migration'],
      sections: [
        { name: 'migration', title: { en: 'Migration' }, path: pages.configMigration.path },
        { name: 'bundle', title: { en: 'Bundle' }, path: pages.bundle.path },
        { name: 'apply', title: { en: 'Apply' }, path: pages.applyConfiguration.path },
        { name: 'compare', title: { en: 'Compare' }, path: pages.compareConfigurations.path },
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
      asks: [upgrades, '/api/ongoingProcesses'],
    },
  ],
  search: [
    { title: { en: 'Facilities' }, ask: facilities, path: `${pages.facilities.path}?search=:name` },
    {
      title: { en: 'Networks' },
      ask: networks,
      fields: ['CIDRRange'],
      path: `${pages.admin.scannerConfig.path}?search=:name`,
    },
    {
      title: { en: 'Upgrades' },
      ask: upgrades,
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
        ask: facilities,
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
      progress: { ask: networks, one: { en: '1 network' }, other: { en: '{count} networks' } },
    },
  ],
  routes: [
    { ...pages.admin.home, page: 'HomePage' },
    { ...pages.admin.reset, page: 'ResetPage', prefetch: [jobs] },
    { ...pages.admin.scannerConfig, page: 'NetworksPage', prefetch: [networks] },
    { ...pages.admin.scannerConfigError, page: 'AreaErrorPage' },
    { ...pages.admin.upgrades.list, page: 'UpgradesPage', prefetch: [upgrades] },
    { ...pages.admin.upgrades.error, page: 'AreaErrorPage' },
    { ...pages.admin.upgrades.upgrade, page: 'UpgradePage', prefetch: [`${upgrades}/:id`] },
    { ...pages.configMigration, page: 'MigrationPage' },
    { ...pages.bundle, page: 'BundlePage' },
    { ...pages.applyConfiguration, page: 'ApplyPage' },
    { ...pages.compareConfigurations, page: 'ComparePage' },
    { ...pages.facilities, page: 'FacilitiesPage', prefetch: [facilities] },
    { ...pages.facilitiesError, page: 'AreaErrorPage' },
  ],
};

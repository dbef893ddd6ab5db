import type { RemoteDeclaration } from '@console/remote';
import { routePatterns } from '@console/remote/contract';

const definitions = '/itemsense/configuration/v1/readerDefinitions';
const configurations = '/itemsense/configuration/v1/readerConfigurations';
const regionOptions = '/api/readerConfigurations/options';
const health = '/itemsense/health/v1/readers';
const jobs = '/itemsense/control/v1/jobs/show';

/** What the form of a definition lets choose from. */
const choices = ['/itemsense/configuration/v1/facilities/show', '/itemsense/configuration/v1/zoneMaps/show'];

/** What the readers remote contributes to the console, as data. */
export const declaration: RemoteDeclaration = {
  name: 'readers',
  contract: '^1.1.0',
  owner: 'Readers team',
  areas: ['readers', 'ntp-reader-sync'],
  actions: [
    { label: { en: 'New reader definition' }, path: routePatterns['readers.definitions.new'] },
    { label: { en: 'New reader configuration' }, path: routePatterns['readers.configurations.new'] },
    { label: { en: 'Register readers' }, path: routePatterns['readers.register'] },
  ],
  tour: [
    {
      step: 'registration',
      path: routePatterns['readers.definitions'],
      target: 'readers-registration',
      text: {
        en: 'Registration finds the readers in your network and registers them. They are listed here then.',
      },
    },
  ],
  routes: [
    {
      path: routePatterns['readers.definitions'],
      page: 'DefinitionsPage',
      prefetch: [`${definitions}/show`, health],
    },
    { path: routePatterns['readers.definitions.error'], page: 'AreaErrorPage' },
    {
      path: routePatterns['readers.definitions.new'],
      page: 'DefinitionNewPage',
      prefetch: choices,
    },
    {
      path: routePatterns['readers.definitions.definition'],
      page: 'DefinitionPage',
      prefetch: [`${definitions}/show/:name`, `${health}/:name`, jobs],
    },
    {
      path: routePatterns['readers.definitions.definition.edit'],
      page: 'DefinitionEditPage',
      prefetch: [`${definitions}/show/:name`, ...choices],
    },
    {
      path: routePatterns['readers.configurations'],
      page: 'ConfigurationsPage',
      prefetch: [`${configurations}/show`],
    },
    { path: routePatterns['readers.configurations.error'], page: 'AreaErrorPage' },
    {
      path: routePatterns['readers.configurations.new'],
      page: 'ConfigurationNewPage',
      prefetch: [regionOptions],
    },
    {
      path: routePatterns['readers.configurations.configuration'],
      page: 'ConfigurationPage',
      prefetch: [`${configurations}/show/:name`, regionOptions],
    },
    {
      path: routePatterns['readers.configurations.configuration.edit'],
      page: 'ConfigurationEditPage',
      prefetch: [`${configurations}/show/:name`, regionOptions],
    },
    {
      path: routePatterns['readers.register'],
      page: 'RegisterPage',
      prefetch: ['/api/networks', '/api/capInstall/readerUpdates/mostRecent', '/api/ongoingProcesses'],
    },
    {
      path: routePatterns['ntp-reader-sync'],
      page: 'ClockSyncPage',
      prefetch: ['/itemsense/support/v1/readers/itemsenseTimeSync'],
    },
  ],
};

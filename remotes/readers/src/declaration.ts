import type { RemoteDeclaration } from '@console/remote';
import { publishedAreas } from '@console/remote/contract';
import { pages } from './paths';

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
  contract: '^2.7.0',
  owner: 'Readers team',
  areas: [publishedAreas.readers, publishedAreas['ntp-reader-sync']],
  actions: [
    { label: { en: 'New reader definition' }, path: pages.readers.definitions.new.path },
    { label: { en: 'New reader configuration' }, path: pages.readers.configurations.new.path },
    { label: { en: 'Register readers' }, path: pages.readers.register.path },
  ],
  cards: [
    {
      name: 'FleetHealthCard',
      title: { en: 'Fleet health' },
      size: 'medium',
      order: 10,
      asks: [`${definitions}/show`, health],
    },
  ],
  search: [
    {
      title: { en: 'Reader definitions' },
      ask: `${definitions}/show`,
      fields: ['facility', 'address', 'serialNumber'],
      path: pages.readers.definitions.definition.path,
    },
    {
      title: { en: 'Reader configurations' },
      ask: `${configurations}/show`,
      fields: ['operation'],
      path: pages.readers.configurations.configuration.path,
    },
  ],
  tour: [
    {
      step: 'registration',
      path: pages.readers.definitions.list.path,
      target: 'readers-registration',
      text: {
        en: 'Registration finds the readers in your network and registers them. They are listed here then.',
      },
      progress: {
        ask: `${definitions}/show`,
        one: { en: '1 reader registered' },
        other: { en: '{count} readers registered' },
      },
    },
  ],
  routes: [
    {
      ...pages.readers.definitions.list,
      page: 'DefinitionsPage',
      prefetch: [`${definitions}/show`, health],
    },
    { ...pages.readers.definitions.error, page: 'AreaErrorPage' },
    {
      ...pages.readers.definitions.new,
      page: 'DefinitionFormPage',
      prefetch: choices,
    },
    {
      ...pages.readers.definitions.definition,
      page: 'DefinitionPage',
      prefetch: [`${definitions}/show/:name`, `${health}/:name`, jobs],
    },
    {
      ...pages.readers.definitions.edit,
      page: 'DefinitionFormPage',
      prefetch: [`${definitions}/show/:name`, ...choices],
    },
    {
      ...pages.readers.configurations.list,
      page: 'ConfigurationsPage',
      prefetch: [`${configurations}/show`],
    },
    { ...pages.readers.configurations.error, page: 'AreaErrorPage' },
    {
      ...pages.readers.configurations.new,
      page: 'ConfigurationFormPage',
      prefetch: [regionOptions],
    },
    {
      ...pages.readers.configurations.configuration,
      page: 'ConfigurationPage',
      prefetch: [`${configurations}/show/:name`, regionOptions],
    },
    {
      ...pages.readers.configurations.edit,
      page: 'ConfigurationFormPage',
      prefetch: [`${configurations}/show/:name`, regionOptions],
    },
    {
      ...pages.readers.register,
      page: 'RegisterPage',
      prefetch: ['/api/networks', '/api/capInstall/readerUpdates/mostRecent', '/api/ongoingProcesses'],
    },
    {
      ...pages.ntpReaderSync,
      page: 'ClockSyncPage',
      prefetch: ['/itemsense/support/v1/readers/itemsenseTimeSync'],
    },
  ],
};

import { showClockSync } from '@console/api-client/clock-sync';
import { listFacilities } from '@console/api-client/facilities';
import { listJobs } from '@console/api-client/jobs';
import { listNetworks } from '@console/api-client/networks';
import { listOngoingProcesses } from '@console/api-client/ongoing-processes';
import {
  listReaderConfigurations,
  showReaderConfiguration,
  showRegionOptions,
} from '@console/api-client/reader-configurations';
import { listReaderDefinitions, showReaderDefinition } from '@console/api-client/reader-definitions';
import { listReaderHealth, showReaderHealth } from '@console/api-client/reader-health';
import { showMostRecentRegistration } from '@console/api-client/registrations';
import { listZoneMaps } from '@console/api-client/zone-maps';
import { publishedAreas } from '@console/remote/contract';
import { declareRemote } from '@console/remote/declaration';
import { pages } from './paths';

/** Requests for the choices of the form of a definition. */
const choices = [listFacilities(), listZoneMaps()];

/** Contributions of the readers remote to the console, as data. */
export const declaration = declareRemote({
  name: 'readers',
  contract: '^2.38.0',
  owner: 'Readers team',
  areas: [publishedAreas.readers, publishedAreas['ntp-reader-sync']],
  actions: [
    { label: { en: 'New reader definition' }, path: pages.readers.definitions.new.path },
    { label: { en: 'New reader configuration' }, path: pages.readers.configurations.new.path },
    { label: { en: 'Register readers' }, path: pages.readers.register.path },
    {
      label: { en: 'Look for a reader at this address' },
      path: `${pages.readers.register.path}?addresses={text}`,
      takes: '^(\\d{1,3}\\.){3}\\d{1,3}$',
    },
  ],
  cards: [
    {
      name: 'FleetHealthCard',
      title: { en: 'Fleet health' },
      size: 'medium',
      order: 10,
      asks: [listReaderDefinitions(), listReaderHealth()],
    },
  ],
  news: [{ name: 'ReaderNews' }],
  search: [
    {
      title: { en: 'Reader definitions' },
      ask: listReaderDefinitions(),
      also: { ask: listReaderHealth(), id: 'readerName' },
      fields: ['facility', 'address', 'serialNumber'],
      path: pages.readers.definitions.definition.path,
    },
    {
      title: { en: 'Reader configurations' },
      ask: listReaderConfigurations(),
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
        ask: listReaderDefinitions(),
        one: { en: '1 reader registered' },
        other: { en: '{count} readers registered' },
      },
    },
  ],
  pages,
  asks: {
    readers: {
      definitions: {
        list: [listReaderDefinitions(), listReaderHealth()],
        new: choices,
        definition: (name) => [showReaderDefinition(name), showReaderHealth(name), listJobs()],
        edit: (name) => [showReaderDefinition(name), ...choices],
      },
      configurations: {
        list: [listReaderConfigurations()],
        new: [showRegionOptions()],
        configuration: (name) => [showReaderConfiguration(name), showRegionOptions()],
        edit: (name) => [showReaderConfiguration(name), showRegionOptions()],
      },
      register: [listNetworks(), showMostRecentRegistration(), listOngoingProcesses()],
    },
    ntpReaderSync: [showClockSync()],
  },
});

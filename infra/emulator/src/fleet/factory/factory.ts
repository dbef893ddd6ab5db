import { defaultFacility } from '../../resources/facilities/facilities';
import type { Fleet } from '../model/fleet';
import { builtInAntennaConfigurations } from './antennaConfigurations';
import { builtInBrokers } from './brokers';
import { builtInReaderConfigurations } from './readerConfigurations';
import { builtInRecipes } from './recipes';
import { builtInSoftwareVersions } from './softwareVersions';

/** A factory-new service: its built-in objects and nothing else. */
export const factoryFleet: Fleet = {
  initialConfigurationCompleted: false,
  users: [
    { name: 'Admin', roles: ['Admin'], password: 'admindefault' },
    { name: 'ReaderAgent', roles: ['ReaderAgent'] },
  ],
  tokens: [],
  readerLogRequests: [],
  facilities: [defaultFacility],
  zoneMaps: [],
  currentZoneMaps: [],
  antennaConfigurations: builtInAntennaConfigurations,
  thresholds: [],
  readerConfigurations: builtInReaderConfigurations,
  recipes: builtInRecipes,
  readers: [],
  jobs: [],
  networks: [],
  healthEvents: [],
  networkReaders: [],
  registrations: [],
  softwareVersions: builtInSoftwareVersions,
  upgrades: [],
  brokers: builtInBrokers,
  publishers: [],
};

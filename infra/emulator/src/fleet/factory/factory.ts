import type { Fleet } from '../fleet';
import { builtInReaderConfigurations } from './readerConfigurations';
import { builtInRecipes } from './recipes';

/** The facility every installation begins with. */
export const defaultFacility = 'DEFAULT';

/** A factory-new service: its built-in objects and nothing else. */
export const factoryFleet: Fleet = {
  initialConfigurationCompleted: false,
  users: [
    { name: 'Admin', roles: ['Admin'], password: 'admindefault' },
    { name: 'ReaderAgent', roles: ['ReaderAgent'] },
  ],
  facilities: [defaultFacility],
  zoneMaps: [],
  readerConfigurations: builtInReaderConfigurations,
  recipes: builtInRecipes,
  readers: [],
  jobs: [],
  networks: [],
};

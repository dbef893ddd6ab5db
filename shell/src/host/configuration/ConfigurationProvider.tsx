import { createContext, useContext } from 'react';
import { type Configuration, defaultConfiguration } from './configuration';

const ConfigurationContext = createContext<Configuration>(defaultConfiguration);

/** Makes the runtime configuration known to everything below. */
export const ConfigurationProvider = ConfigurationContext.Provider;

/** The runtime configuration; the defaults where no provider is above. */
export function useConfiguration(): Configuration {
  return useContext(ConfigurationContext);
}

export { ConfigurationProvider, useConfiguration } from './ConfigurationProvider';
export { type Configuration, defaultConfiguration, type FeatureFlags } from './configuration';
export { readConfiguration } from './readConfiguration';

export { BrokerOriginsProvider, type BrokerOriginsProviderProps, useBrokerOrigins } from './BrokerOrigins';

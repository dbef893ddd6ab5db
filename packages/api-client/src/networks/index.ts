export type { ScannerNetwork } from './adapter';
export { createNetwork, destroyNetwork, listNetworks, replaceNetwork, showNetwork } from './calls';
export { networkMutations, networkQueries } from './queries';
export type { NetworkRequest } from './schema';

import type { Network } from './schema';

/** A subnet in which readers are looked for. */
export type ScannerNetwork = Omit<Network, 'id'> & { readonly id: string };

/** A network as the console shows it: whole-number ids read as text, since they travel in addresses. */
export function readNetwork(network: Network): ScannerNetwork {
  return { ...network, id: String(network.id) };
}

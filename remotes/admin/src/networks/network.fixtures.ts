import {
  createNetwork,
  destroyNetwork,
  listNetworks,
  type ScannerNetwork,
} from '@console/api-client/networks';
import { signedInClient } from '@console/testing';

/** Networks that tests need: this file is for tests only. */

let count = 0;

/** All networks as the emulator has them now. */
export async function storedNetworks(): Promise<readonly ScannerNetwork[]> {
  return (await (await signedInClient()).call(listNetworks())).rows;
}

/** Stores a network in the emulator, under a new name unless it has one. */
export async function givenNetwork(CIDRRange = '10.99.0.0/24', called?: string): Promise<ScannerNetwork> {
  count += 1;
  const name = called ?? `Test network ${count}`;
  const client = await signedInClient();
  for (const network of await storedNetworks())
    if (network.name === name) await client.call(destroyNetwork(network.id));
  await client.call(createNetwork({ name, CIDRRange }));
  const stored = (await storedNetworks()).find((network) => network.name === name);
  if (!stored) throw new Error(`The emulator did not keep ${name}.`);
  return stored;
}

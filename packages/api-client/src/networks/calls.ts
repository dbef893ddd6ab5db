import type { Call, ListAnswer } from '../client';
import { readBuildManifest, readList, readNothing, readStored } from '../client/answer';
import { consolePath } from '../client/path';
import { identifierOf } from '../meta';
import { readNetwork, type ScannerNetwork } from './adapter';
import type { NetworkRequest } from './schema';
import { validateNetwork } from './validate.generated.js';

/** Lists scanner networks. */
export function listNetworks(): Call<ListAnswer<ScannerNetwork>> {
  return {
    name: 'list networks',
    method: 'GET',
    path: consolePath('api', 'networks'),
    answer: readList(validateNetwork, readNetwork, identifierOf('network')),
  };
}

/** Shows one scanner network. */
export function showNetwork(id: string): Call<ScannerNetwork> {
  return {
    name: 'show network',
    method: 'GET',
    path: consolePath('api', 'networks', id),
    answer: readBuildManifest(validateNetwork, readNetwork),
  };
}

/** Adds a scanner network. */
export function createNetwork({ name, CIDRRange }: NetworkRequest): Call<ScannerNetwork | null> {
  return {
    name: 'create network',
    method: 'POST',
    path: consolePath('api', 'networks'),
    body: { name, CIDRRange },
    answer: readStored(readBuildManifest(validateNetwork, readNetwork)),
  };
}

/** Deletes a scanner network. */
export function destroyNetwork(id: string): Call<void> {
  return {
    name: 'delete network',
    method: 'DELETE',
    path: consolePath('api', 'networks', id),
    answer: readNothing,
  };
}

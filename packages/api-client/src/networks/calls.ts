import { consolePath } from '../client/path';
import { crudCalls, numberedRecordPaths } from '../crud';
import { readNetwork } from './adapter';
import type { NetworkRequest } from './schema';
import { validateNetwork } from './validate.generated.js';

/** The calls of scanner networks. */
export const networkCalls = crudCalls({
  model: 'network',
  paths: numberedRecordPaths((...below) => consolePath('api', 'networks', ...below)),
  validate: validateNetwork,
  read: readNetwork,
  write: ({ name, CIDRRange }: NetworkRequest) => ({ name, CIDRRange }),
});

/** Lists scanner networks. */
export const listNetworks = networkCalls.list;

/** Shows one scanner network. */
export const showNetwork = networkCalls.show;

/** Adds a scanner network. */
export const createNetwork = networkCalls.create;

/** Replaces a scanner network. */
export const replaceNetwork = networkCalls.replace;

/** Deletes a scanner network. */
export const destroyNetwork = networkCalls.destroy;

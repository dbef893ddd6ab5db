import { rspack } from '@rspack/core';
import { federationVersion } from './federation';
import { offeredShares, sharedVersions } from './shares';

/**
 * Constants of the build for the sources of the shell: see `shell/src/build.d.ts`.
 * @param folder folder of the shell.
 * @param id stands for the sources of the build.
 */
export const shellConstants = (folder: string, id: string) =>
  new rspack.DefinePlugin({
    FEDERATION_VERSION: JSON.stringify(federationVersion),
    OFFERED_SHARES: JSON.stringify(offeredShares(folder)),
    SHARED_VERSIONS: JSON.stringify(sharedVersions(folder)),
    SHELL_BUILD: JSON.stringify(id),
  });

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildId } from './buildId';
import { federationVersion } from './federation';
import { workspace } from './workspace';

/** What every app is built from beside its own folder. */
const sharedSources = ['packages/api-client/src', 'packages/design', 'packages/remote/src', 'packages/build'];

/** What a build goes by. */
export interface AppIdentity {
  /** Version of the app's package. */
  readonly version: string;
  /** Stands for the sources of the build, see {@link buildId}. */
  readonly id: string;
}

/**
 * The identity of the app in a folder.
 * @param folder folder of the app, `import.meta.dirname` of its configuration.
 */
export function appIdentity(folder: string): AppIdentity {
  const { version } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folders = [folder, ...sharedSources.map((path) => resolve(workspace, path))];
  return { version, id: buildId(workspace, folders, [federationVersion]) };
}

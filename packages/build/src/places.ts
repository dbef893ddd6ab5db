import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package, in the workspace or as it was installed. */
export const buildFolder = fileURLToPath(new URL('..', import.meta.url));

const require = createRequire(import.meta.url);

/** Part of the package.json of a package of the platform that is read. */
export interface PlatformManifest {
  readonly name: string;
  readonly version: string;
  /** Field that packing writes; a package of the workspace has none. */
  readonly console?: {
    /** Version by which the package is shared on a page. */
    readonly shared: string;
    /** Stands for the sources that the package was made of. */
    readonly sources: string;
  };
}

/** The module of a package that this one depends on, by something that it exports: `@console/design/theme`. */
export const entryFile = (entry: string): string => require.resolve(entry);

/** Folder of a package that this one depends on, by something that it exports. */
export function packageFolder(entry: string): string {
  let folder = dirname(entryFile(entry));
  while (!existsSync(resolve(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

/** The package.json in a folder. */
export const manifestIn = (folder: string): PlatformManifest =>
  JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as PlatformManifest;

/**
 * A module by its path without an ending: TypeScript in the workspace, JavaScript where the package was installed.
 * @throws Error when there is neither.
 */
export function moduleFile(path: string): string {
  const file = ['.ts', '.tsx', '.js'].map((ending) => `${path}${ending}`).find(existsSync);
  if (file === undefined) throw new Error(`There is no module ${path}.`);
  return file;
}

/** Files of the platform as they were installed: JavaScript, without the types. */
export const installedPlatform = /[\\/]node_modules[\\/]@console[\\/][a-z-]+[\\/]/;

import { resolve } from 'node:path';
import { buildId } from './buildId';
import { federationVersion } from './federation';
import { buildFolder, manifestIn, packageFolder } from './places';

/**
 * Packages that every app is built from beside its own folder: a package, and the folder in it whose files
 * count.
 */
const platform = [
  ['@console/api-client/react', 'src'],
  ['@console/design/theme', '.'],
  ['@console/remote', 'src'],
] as const;

/** Version and id of a build. */
interface AppIdentity {
  /** Version of the app's package. */
  readonly version: string;
  /** Stands for the sources of the build, see {@link buildId}. */
  readonly id: string;
}

/**
 * Stands for the sources of a package of the platform; what was installed says so of itself.
 * @param folder folder of the package, @param counted the folder in it whose files count.
 */
export function sourcesOf(folder: string, counted: string): string {
  const packed = manifestIn(folder).console?.sources;
  return packed ?? buildId(folder, [resolve(folder, counted)]);
}

/** The packages of the platform that a build is made of, each with what stands for its sources. */
const platformSources = (): string[] => [
  ...platform.map(([entry, counted]) => sourcesOf(packageFolder(entry), counted)),
  sourcesOf(buildFolder, '.'),
];

/**
 * The identity of the app in a folder.
 * @param folder folder of the app, `import.meta.dirname` of its configuration.
 */
export function appIdentity(folder: string): AppIdentity {
  const { version } = manifestIn(folder);
  return { version, id: buildId(folder, [folder], [federationVersion, ...platformSources()]) };
}

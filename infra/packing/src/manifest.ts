/** A package.json of the workspace, as far as packing reads it. */
export interface WorkspaceManifest {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly type?: string;
  readonly sideEffects?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  /** Folders and files that travel, with `!` those that do not; sources below `src` become `dist`. */
  readonly files?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Values that complete a manifest. */
interface Publication {
  /** Version of all packages that are published together. */
  readonly version: string;
  /** Versions of the libraries, by name: the catalog of the workspace. */
  readonly catalog: Readonly<Record<string, string>>;
  /** Libraries that travel inside of the package, since they are not as their registry has them. */
  readonly carried: readonly string[];
  /** Dependencies of these libraries, with versions. */
  readonly needed: Readonly<Record<string, string>>;
  /** True for a file in the package, by its path. */
  readonly isThere: (path: string) => boolean;
  /** Fields that are the same for all packages, and those that only this one has. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Thrown when a manifest names something that a registry would not understand. */
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

/** Lets Node run sources as they are written; what is packed is translated. */
const loaderOfSources = 'tsx';

/** Where a file of the workspace lies in the package. */
export const packedPath = (path: string): string =>
  path.replace(/^(\.\/)?src\//, '$1dist/').replace(/(?<!\.d)\.tsx?$/, '.js');

function packedExport(target: string) {
  const packed = packedPath(target);
  if (target.endsWith('.d.ts')) return { types: packed };
  return /\.tsx?$/.test(target) ? { types: packed.replace(/\.js$/, '.d.ts'), default: packed } : packed;
}

type Versions = Pick<Publication, 'version' | 'catalog'>;

/** The version of a dependency as a registry understands it. */
function versionFor(name: string, range: string, { version, catalog }: Versions): string {
  if (range.startsWith('workspace:')) return version;
  if (range !== 'catalog:') return range;
  const found = catalog[name];
  if (found === undefined)
    throw new ManifestError(`${name} is not in the catalog of pnpm-workspace.yaml: name its version there.`);
  return found;
}

/**
 * Dependencies with versions that every registry understands.
 * @throws ManifestError for one whose version nobody knows.
 */
export const versionsFor = (
  given: Readonly<Record<string, string>>,
  versions: Versions,
): Record<string, string> =>
  Object.fromEntries(Object.entries(given).map(([name, range]) => [name, versionFor(name, range, versions)]));

/**
 * The package.json that a package is published with: addresses of what was built, versions that every registry
 * understands, nothing of the workspace.
 * @throws ManifestError for a dependency whose version nobody knows.
 */
export function publishedManifest(manifest: WorkspaceManifest, publication: Publication): object {
  const { name, description, type, sideEffects, exports = {}, bin } = manifest;
  const { version, carried, needed, isThere, fields } = publication;
  const { [loaderOfSources]: _, ...dependencies } = manifest.dependencies ?? {};
  const addresses = Object.entries(exports)
    .filter(([, target]) => target.includes('*') || isThere(packedPath(target)))
    .map(([key, target]) => [key, packedExport(target)] as const);
  return {
    name,
    version,
    ...(description !== undefined && { description }),
    ...(type !== undefined && { type }),
    ...fields,
    ...(sideEffects !== undefined && { sideEffects }),
    exports: { ...Object.fromEntries(addresses), './package.json': './package.json' },
    ...(bin && { bin }),
    dependencies: { ...needed, ...versionsFor(dependencies, publication) },
    ...(manifest.peerDependencies && {
      peerDependencies: versionsFor(manifest.peerDependencies, publication),
    }),
    ...(carried.length > 0 && { bundleDependencies: carried }),
  };
}

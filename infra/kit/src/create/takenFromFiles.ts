/** Files that stand for packages of the console, by their names: `file:packages/console-kit-2.31.0.tgz`. */
type Places = ReadonlyMap<string, string>;

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
  readonly overrides?: Readonly<Record<string, unknown>>;
  readonly resolutions?: Versions;
}

const ownPackage = /^node_modules\/(@console\/[^/]+)$/;

const written = (json: object) => `${JSON.stringify(json, null, 2)}\n`;

/** A manifest whose packages of the console come from files. */
function taken<M extends Manifest>(manifest: M, places: Places): M {
  const from = (given: Versions) =>
    Object.fromEntries(Object.entries(given).map(([name, range]) => [name, places.get(name) ?? range]));
  return {
    ...manifest,
    dependencies: from(manifest.dependencies),
    devDependencies: from(manifest.devDependencies),
  };
}

function manifestFrom(text: string, places: Places): string {
  const manifest = JSON.parse(text) as Manifest;
  const all = Object.fromEntries(places);
  return written({
    ...taken(manifest, places),
    // By the name that npm, and by the name that yarn has for it.
    overrides: { ...manifest.overrides, ...all },
    resolutions: { ...manifest.resolutions, ...all },
  });
}

function lockFrom(text: string, places: Places): string {
  const lock = JSON.parse(text) as { readonly packages: Readonly<Record<string, object>> };
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    if (path === '') return [path, taken(entry as Manifest, places)] as const;
    const resolved = places.get(ownPackage.exec(path)?.[1] ?? '');
    return [path, resolved === undefined ? entry : { ...entry, resolved }] as const;
  });
  return written({ ...lock, packages: Object.fromEntries(packages) });
}

/** The last block of the file is `overrides`. */
const overridesFrom = (text: string, places: Places): string =>
  `${text}${[...places].map(([name, file]) => `  "${name}": "${file}"\n`).join('')}`;

/** Makes a file of a repository take the packages of the console from files in place of a registry, by its path. */
export const takenFromFiles: Readonly<Record<string, (text: string, places: Places) => string>> = {
  'package.json': manifestFrom,
  'package-lock.json': lockFrom,
  'pnpm-workspace.yaml': overridesFrom,
};

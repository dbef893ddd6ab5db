import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';

/** Says of a file of a library, by its path in it with slashes, whether it travels. */
type Travels = (path: string) => boolean;

/** A library that travels inside of a package of the console. */
export interface CarriedLibrary {
  readonly name: string;
  /** Folder in which it is installed. */
  readonly folder: string;
  readonly travels: Travels;
}

interface LibraryManifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Icons that the parts of antd draw, of the 800 that it comes with: `CloseOutlined`. */
function drawnIcons(antd: string): ReadonlySet<string> {
  const drawn = new Set<string>();
  for (const path of readdirSync(join(antd, 'es'), { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.js'))
      for (const [, icon = ''] of readFileSync(join(antd, 'es', path), 'utf8').matchAll(
        /@ant-design\/icons\/es\/icons\/(\w+)/g,
      ))
        drawn.add(icon);
  return drawn;
}

/** Parts of the charts that design draws with, and the style sheet; Jest takes the same parts by their older names. */
const partsOfCharts =
  /^(package\.json|LICENSE\.txt|(highcharts|globals)\.d\.ts|options\/\w+\.d\.ts|css\/highcharts\.css|(esm\/)?(highcharts|modules\/(accessibility|xrange))\.js)$/;

const isDeclaration = (path: string) => path.endsWith('.d.ts');

/** Modules for bundlers with their types, and the same ones for Jest. */
const isModule = (path: string) =>
  /^(package\.json|LICENSE|es\/.+|lib\/.+)$/.test(path) && !(path.startsWith('lib/') && isDeclaration(path));

/**
 * Libraries that design brings along with the files of them that are needed, by name. As their registry has them they
 * are a third of all that a new repository installs: bundles for pages without a build, and icons by the hundred.
 */
export function trimmedLibraries(design: string): CarriedLibrary[] {
  const antd = installed('antd', design);
  const icons = installed('@ant-design/icons', antd);
  const drawn = drawnIcons(antd);
  const isDrawn = (path: string) => {
    const icon = /^(?:es|lib)\/(?:icons|asn)\/(\w+)\./.exec(path)?.[1];
    return icon === undefined || (drawn.has(icon) && !isDeclaration(path));
  };
  return [
    { name: 'antd', folder: antd, travels: isModule },
    {
      name: '@ant-design/icons',
      folder: icons,
      travels: (path) => isModule(path) && isDrawn(path),
    },
    {
      name: '@ant-design/icons-svg',
      folder: installed('@ant-design/icons-svg', icons),
      travels: (path) => isModule(path) && isDrawn(path),
    },
    {
      name: 'highcharts',
      folder: installed('highcharts', design),
      travels: (path) => partsOfCharts.test(path),
    },
    // It looks for the charts beside itself.
    wholeLibrary('highcharts-react-official', design),
  ];
}

/** A library that travels with all of its files. @param from folder of the package that imports it */
export const wholeLibrary = (name: string, from: string): CarriedLibrary => ({
  name,
  folder: installed(name, from),
  travels: () => true,
});

/** Puts a library below the `node_modules` of a package that is laid out. */
export async function carry({ name, folder, travels }: CarriedLibrary, stage: string): Promise<void> {
  await cp(folder, join(stage, 'node_modules', name), {
    recursive: true,
    filter: (source) => {
      const path = relative(folder, source).split(sep).join('/');
      return !/(^|\/)node_modules(\/|$)/.test(path) && (statSync(source).isDirectory() || travels(path));
    },
  });
}

/**
 * Dependencies of the libraries that travel, in the versions that are installed: whoever carries a library has to name
 * it, since not every package manager looks into one that is carried.
 */
export function dependenciesOf(carried: readonly CarriedLibrary[]): Record<string, string> {
  const inside = new Set(carried.map(({ name }) => name));
  const needed = carried.flatMap(({ folder }) =>
    Object.keys(manifestIn(folder).dependencies ?? {}).map((name) => [name, folder] as const),
  );
  return Object.fromEntries(
    needed
      .filter(([name]) => !inside.has(name))
      .map(([name, from]) => [name, manifestIn(installed(name, from)).version]),
  );
}

const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as LibraryManifest;

/** Folder in which a library is installed for the modules of a folder. */
function installed(name: string, from: string): string {
  const place = createRequire(join(from, 'package.json'))
    .resolve.paths(name)
    ?.map((each) => join(each, name))
    .find((each) => existsSync(join(each, 'package.json')));
  if (place === undefined) throw new Error(`${name}, which ${from} needs, is not installed.`);
  return realpathSync(place);
}

import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contractVersion } from '@console/remote/contract';
import { Refused } from '@console/workspace';
import { answersOf, type Manifest } from './answers';
import { fillTemplate, isPublished } from './fillTemplate';
import { callingManager, type PackageManager, speakOf } from './packageManager';
import { type PlannedRemote, planRemote, type WantedRemote } from './planRemote';
import { takenFromFiles } from './takenFromFiles';
import { readTemplate, writeFolder } from './templateFiles';

/** Files of the template that are the repository around a remote, by where they go. */
const around: Readonly<Record<string, string>> = {
  'repository/package.json': 'package.json',
  'repository/tsconfig.json': 'tsconfig.json',
  'repository/gitignore': '.gitignore',
  'repository/README.md': 'README.md',
  'repository/github.yml': '.github/workflows/remote.yml',
  'repository/gitlab.yml': '.gitlab-ci.yml',
};

const journey = 'journey.spec.ts.txt';

/** Sources that a repository begins with: in English, and with the tests that say most. */
const isBegun = (path: string) =>
  path.startsWith('src/') &&
  !/^src\/declared\/|[/.](ar|de|es|fr|ja)\.json$/.test(path) &&
  (!/\.test\.tsx?$/.test(path) || /(NetworksPage|network\.form)\.test\.tsx$/.test(path));

const placeOf = (path: string, name: string, manager: PackageManager): string | undefined =>
  manager.files[path] ??
  around[path] ??
  (path === journey ? `journeys/${name}.spec.ts` : isBegun(path) ? path : undefined);

/** Journeys of the workspace find their helpers beside them. */
const importsOfWorkspace =
  /import \{ lookAtPage \} from '..\/browser\/looks';\nimport \{ signIn \} from '..\/browser\/signIn';\nimport \{ (.*), test \} from '..\/browser\/test';/;

/** Name of the package that writes repositories. */
export const creatorName = '@console/create-remote';

const tarball = /^console-([a-z0-9-]+?)-\d+\.\d+\.\d+.*\.tgz$/;

/** The packed packages in a folder, by name, the creator too. @throws Refused when there are none */
async function tarballsIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const found = (await readdir(folder).catch(() => [])).flatMap((file) => {
    const [, name] = tarball.exec(file) ?? [];
    return name === undefined ? [] : [[`@console/${name}`, file] as const];
  });
  if (found.length === 0)
    throw new Refused(`${folder} holds no packed packages of the console: "npm run pack" writes them.`);
  return new Map(found);
}

/** The package.json with what an update has to know: what the repository was created with. */
function withAnswers(text: string, planned: PlannedRemote): string {
  const manifest = JSON.parse(text) as Manifest;
  const kit = manifest.devDependencies?.['@console/kit'] ?? '';
  // A template that is not packed has no version of its own.
  const version = kit.startsWith('workspace:') ? contractVersion : kit;
  const console = answersOf(planned, version, isPublished(planned.area));
  return `${JSON.stringify({ ...manifest, console }, null, 2)}\n`;
}

/** Choices beside the remote itself. */
interface RepositoryOptions {
  /** Folder of the template. */
  readonly template: string;
  /** Folder in which the repository is made, in a folder called like the remote. */
  readonly into: string;
  /** Folder of packed packages, which are copied into the repository. @defaultValue they come from the registry of npm */
  readonly packages?: string | undefined;
  /** Package manager that installs it. @defaultValue the one that runs this program */
  readonly manager?: PackageManager;
}

/** A repository that was written. */
interface CreatedRepository extends PlannedRemote {
  readonly folder: string;
  /** Number of its files, without packed packages. */
  readonly files: number;
}

/**
 * Writes the repository of a remote that works, with tests, a journey and workflows. Overwrites nothing.
 * @throws Refused when the name or the area cannot be had, the folder is there, or there are no packed packages.
 */
export async function createRepository(
  wanted: WantedRemote,
  { template, into, packages, manager = callingManager() }: RepositoryOptions,
): Promise<CreatedRepository> {
  const planned = planRemote(wanted, [], []);
  const folder = join(into, planned.name);
  if (existsSync(folder))
    throw new Refused(
      `${folder} is there already and is not overwritten: move it away, or choose another name.`,
    );
  const packed = packages === undefined ? undefined : await tarballsIn(packages);
  const files = new Map<string, string | Buffer>();
  for (const [path, text] of await readTemplate(template)) {
    const place = placeOf(path, planned.name, manager);
    if (place === undefined) continue;
    const filled = fillTemplate(path, text, planned, `^${contractVersion}`).replace(
      importsOfWorkspace,
      "import { $1, lookAtPage, signIn, test } from '@console/e2e/journeys';",
    );
    files.set(place, path.startsWith('repository/') ? speakOf(filled, manager) : filled);
  }
  files.set('package.json', withAnswers(String(files.get('package.json')), planned));
  const own = files.size;
  if (packages !== undefined && packed) {
    const places = new Map(
      [...packed].flatMap(([name, file]) => (name === creatorName ? [] : [[name, `file:packages/${file}`]])),
    );
    for (const [path, adapt] of Object.entries(takenFromFiles)) {
      const text = files.get(path);
      if (text !== undefined) files.set(path, adapt(String(text), places));
    }
    // The creator is kept for an update: it knows what it wrote.
    for (const file of packed.values())
      files.set(`packages/${basename(file)}`, await readFile(join(packages, file)));
  }
  await writeFolder(folder, files);
  return { ...planned, folder, files: own };
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRepository } from '@console/kit/createRepository';
import { run } from '@console/workspace';

/** The lock file of npm, as far as it names packages of the console. */
interface Lock {
  readonly packages: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const isOurs = (path: string) => /^node_modules\/@console\/[^/]+$/.test(path);

/** Notes of npm on a package of the console, without where it came from: that is another place for each repository. */
const placeless = ({ resolved: _, integrity: __, ...entry }: Readonly<Record<string, unknown>>) => entry;

/**
 * A lock file for new repositories, of what npm chose for one that takes packed packages from files.
 * @param manifest the package.json of the template, whose versions stand for these files.
 */
export function lockOfTemplate(lock: Lock, manifest: Readonly<Record<string, unknown>>): object {
  const { dependencies, devDependencies } = manifest;
  return {
    ...lock,
    packages: Object.fromEntries(
      Object.entries(lock.packages).map(([path, entry]) => [
        path,
        path === '' ? { ...entry, dependencies, devDependencies } : isOurs(path) ? placeless(entry) : entry,
      ]),
    ),
  };
}

/**
 * Asks npm which libraries belong to a new repository and puts its answer into the template, so that installing one
 * asks the registry for nothing but files: to choose takes as long as to install.
 * @param template folder of the template that is packed.
 * @param packages folder of the packed packages.
 * @returns false when no registry answers; new repositories then choose by themselves.
 */
export async function lockTemplate(template: string, packages: string): Promise<boolean> {
  const root = await mkdtemp(join(tmpdir(), 'console-lock-'));
  try {
    const name = 'new-remote';
    const { folder } = await createRepository({ name, title: name }, { template, into: root, packages });
    // npm names the workspace to what it runs; the folder that is meant is said, too.
    const words = [
      'install',
      '--prefix',
      folder,
      '--package-lock-only',
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--silent',
      '--omit-lockfile-registry-resolved=false',
    ];
    const { ok } = await run('npm', words, { cwd: folder, quiet: true });
    if (!ok) return false;
    const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
    const manifest = await read(join(template, 'repository/package.json'));
    const lock = lockOfTemplate(await read(join(folder, 'package-lock.json')), manifest);
    await writeFile(join(template, 'repository/package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
    return true;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compareVersions } from '@console/remote/registry';
import { Refused, run } from '@console/workspace';
import { manifestIn, templateVersion, wantedAgain } from '../create/answers';
import { createRepository, creatorName } from '../create/createRepository';
import { managerOf, type PackageManager } from '../create/packageManager';
import type { WantedRemote } from '../create/planRemote';
import { installCreator } from './installCreator';
import { migrate } from './migrations';
import { isPacked, packagesNeeded, takesFiles } from './packedPackages';
import { type PlannedUpdate, planUpdate, type UpdateNote } from './planUpdate';
import { raisePackages } from './raisePackages';
import { committedFiles, createdFiles, type RepositoryFiles } from './repositoryFiles';

/** Templates and packages of an update. */
export interface UpdateOptions {
  /** Folder of the repository. */
  readonly repository: string;
  /** Folder of the template of today. */
  readonly template: string;
  /** Folder of packed packages, for a repository that takes them from files. @defaultValue the registry of npm */
  readonly packages?: string | undefined;
  /** Packed creator that wrote the repository. @defaultValue the one among its packages, or of the registry */
  readonly createdWith?: string | undefined;
}

/** An update that was made. */
export interface Update {
  readonly from: string;
  readonly to: string;
  /** Titles of the migrations that changed something. */
  readonly migrations: readonly string[];
  /** Changed, new and removed files. */
  readonly files: readonly string[];
  readonly notes: readonly UpdateNote[];
  readonly manager: PackageManager;
}

/** Where the text of the template lies for a file that stays: not in git. */
export const comparedPath = (path: string): string => `.console/update/${path}`;

const declaredContract = /(\bcontract:\s*)(['"][^'"]*['"])/;

/** A range that the team declares by itself is no matter of the template. */
function withContractOf(ours: RepositoryFiles, base: RepositoryFiles, next: RepositoryFiles) {
  const path = 'src/declaration.ts';
  const [our, old] = [ours, base].map((files) => declaredContract.exec(files.get(path) ?? '')?.[2]);
  if (our === undefined || our === old) return { base, next };
  const adapt = (files: RepositoryFiles) => {
    const text = files.get(path);
    return text === undefined ? files : new Map(files).set(path, text.replace(declaredContract, `$1${our}`));
  };
  return { base: adapt(base), next: adapt(next) };
}

/** The files that the creator of another version writes for the same wishes. */
async function writtenBy(
  creator: string,
  { name, area, title, owner }: WantedRemote,
  {
    repository,
    into,
    manager,
    packages,
  }: Record<'repository' | 'into', string> & {
    manager: PackageManager;
    packages: string | undefined;
  },
): Promise<RepositoryFiles> {
  const { program, remove } = await installCreator(creator, repository);
  try {
    const words = Object.entries({ area, title, owner, packages }).flatMap(([key, value]) =>
      value === undefined ? [] : [`--${key}`, value],
    );
    const { ok, output } = await run(process.execPath, [program, name, ...words], {
      cwd: into,
      quiet: true,
      env: { npm_config_user_agent: `${manager.name}/0` },
    });
    if (!ok)
      throw new Refused(
        `What the template wrote could not be written again: ${output.trim()} Correct "console" in package.json, commit it, and update again. Nothing was changed.`,
      );
    return createdFiles(join(into, name));
  } finally {
    await remove();
  }
}

/** The packed creator beside the packages of a repository; undefined where it takes them from a registry. */
async function creatorBeside(repository: string, version: string): Promise<string | undefined> {
  if (!(await takesFiles(repository))) return undefined;
  const folder = join(repository, 'packages');
  const file = `console-create-remote-${version}.tgz`;
  if (existsSync(join(folder, file))) return join(folder, file);
  throw new Refused(
    `packages/${file} is not there, and it knows what it wrote here: name it with --created-with <file>. Nothing was changed.`,
  );
}

/** Dependencies by which one can tell whether a lock file belongs to a package.json. */
const lockedOf = (text: string | undefined) => {
  const { dependencies, devDependencies, overrides } = JSON.parse(text ?? '{}');
  return JSON.stringify({ dependencies, devDependencies, overrides });
};

/** Changes the files of a repository; after a failure it is as it was. */
async function writePlan(
  repository: string,
  { write, remove }: Pick<PlannedUpdate, 'write' | 'remove'>,
): Promise<void> {
  const paths = [...write.keys(), ...remove];
  const before = await Promise.all(
    paths.map(async (path) => [path, await readFile(join(repository, path)).catch(() => undefined)] as const),
  );
  const put = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(repository, path)), { recursive: true });
    await writeFile(join(repository, path), content);
  };
  try {
    for (const [path, text] of write) await put(path, text);
    for (const path of remove) await rm(join(repository, path), { force: true });
  } catch (error) {
    for (const [path, content] of before)
      if (content === undefined) await rm(join(repository, path), { force: true });
      else await put(path, content);
    throw error;
  }
}

/** Replaces the packed packages of a repository by those of a folder. */
async function replacePackages(repository: string, created: string): Promise<void> {
  const [to, from] = [join(repository, 'packages'), join(created, 'packages')];
  for (const file of await readdir(from)) await writeFile(join(to, file), await readFile(join(from, file)));
  const there = new Set(await readdir(from));
  for (const file of await readdir(to)) if (isPacked(file) && !there.has(file)) await rm(join(to, file));
}

/**
 * Brings a repository to the template of today: migrates what the team wrote, and merges what the template wrote. What
 * both changed stays as the team has it, with a note.
 * @throws Refused when something is not committed, the repository is newer, or what was written first is not known.
 */
export async function updateRepository({
  repository,
  template,
  packages,
  createdWith,
}: UpdateOptions): Promise<Update> {
  const found = await committedFiles(repository);
  const from = templateVersion(manifestIn(found));
  const { files: ours, applied } = migrate(found, from);
  const wanted = wantedAgain(manifestIn(ours));
  const manager = managerOf((path) => existsSync(join(repository, path)));
  const work = await mkdtemp(join(tmpdir(), 'console-update-'));
  try {
    const into = { before: join(work, 'before'), now: join(work, 'now') };
    for (const folder of Object.values(into)) await mkdir(folder);
    const created = await createRepository(wanted, { template, into: into.now, packages, manager });
    const written = await createdFiles(created.folder);
    const to = templateVersion(manifestIn(written));
    const order = compareVersions(from, to);
    if (order > 0)
      throw new Refused(`This repository is of ${from}, which is newer than ${to}. Nothing was changed.`);
    if (order === 0) return { from, to, migrations: [], files: [], notes: [], manager };
    const beside = createdWith ?? (await creatorBeside(repository, from));
    if (beside !== undefined && packages === undefined) throw new Refused(packagesNeeded);
    const before = await writtenBy(beside ?? `${creatorName}@${from}`, wanted, {
      repository,
      into: into.before,
      manager,
      packages: beside && join(repository, 'packages'),
    });
    const { base, next } = withContractOf(ours, migrate(before, from).files, written);
    const plan = await planUpdate(ours, base, next);
    // What migrations made of files that the template does not change is written, too.
    const write = new Map([...ours].filter(([path, text]) => found.get(path) !== text));
    for (const [path, text] of plan.write) write.set(path, text);
    const manifest = raisePackages(write.get('package.json') ?? ours.get('package.json') ?? '', from, to);
    write.set('package.json', manifest);
    const lock = join(created.folder, manager.lockFile);
    // The lock file of the template says what belongs together, as long as the team has no libraries of its own.
    if (existsSync(lock) && lockedOf(manifest) === lockedOf(next.get('package.json')))
      write.set(manager.lockFile, await readFile(lock, 'utf8'));
    await writePlan(repository, { write, remove: plan.remove });
    if (beside !== undefined) await replacePackages(repository, created.folder);
    await rm(join(repository, comparedPath('')), { recursive: true, force: true });
    const compared = plan.notes.flatMap(({ path, wanted: text }) =>
      text === undefined ? [] : [[comparedPath(path), text] as const],
    );
    await writePlan(repository, { write: new Map(compared), remove: [] });
    const files = [...write.keys(), ...plan.remove].sort();
    return { from, to, migrations: applied, files, notes: plan.notes, manager };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

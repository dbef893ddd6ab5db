import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  apps,
  inWorkspace,
  packages,
  Refused,
  runScript,
  type WorkspacePackage,
  workFolder,
  workspace,
} from '@console/workspace';
import { refuseUnwritable } from './refuseUnwritable';
import { sourceHash } from './sourceHash';

/** Thrown when something cannot be built; what it said has been shown. */
export class BuildFailed extends Refused {
  override readonly name = 'BuildFailed';
}

interface BuildOptions {
  /** Builds what did not change, too. @defaultValue false. */
  readonly anew?: boolean;
  /** Folders of the apps to build, `remotes/readers`. @defaultValue all. */
  readonly only?: readonly string[];
  /** Folders of the apps whose turn comes first, in this order. @defaultValue the order of the folders. */
  readonly first?: readonly string[];
  /** The sources that are generated have just been written: see {@link generate}. @defaultValue false. */
  readonly generated?: boolean;
  /** Called for each app as soon as its build is there, at once where it is; building ends with the last call. */
  readonly onReady?: (folder: string) => Promise<void>;
}

/** Builds that run at the same time; the bundler uses several threads for each. */
const together = 2;

const stampOf = ({ folder }: WorkspacePackage) => `${workFolder}/built/${folder.replaceAll('/', '-')}`;

/** True for an app with a build of its present sources: see {@link sourceHash}. */
export function isBuilt(app: WorkspacePackage, hash: string): boolean {
  const stamp = stampOf(app);
  return (
    existsSync(inWorkspace(app.folder, 'dist/build.json')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash
  );
}

/** Runs what writes sources before anything is built or tested: the compiled checks of answers, what follows from where files lie. */
export async function generate(all: readonly WorkspacePackage[] = packages()): Promise<void> {
  for (const { name, folder, scripts } of all) {
    if (!scripts.generate) continue;
    const { ok, output } = await runScript(folder, scripts.generate, { quiet: true });
    if (ok) continue;
    console.error(output);
    throw new BuildFailed(`The generated sources of ${name} could not be written.`);
  }
}

async function buildApp(app: WorkspacePackage, hash: string): Promise<void> {
  const begin = performance.now();
  rmSync(stampOf(app), { force: true });
  const { ok, output } = await runScript(app.folder, app.scripts.build ?? '', {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (output.trim()) console.log(output.trimEnd());
  if (!ok) throw new BuildFailed(`${app.folder} could not be built.`);
  mkdirSync(dirname(stampOf(app)), { recursive: true });
  writeFileSync(stampOf(app), hash);
  console.log(`Built ${app.folder} in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
}

/**
 * Builds the shell and the remotes whose sources, packages or libraries changed since they were built last.
 * @returns the folders of the apps that were built.
 * @throws BuildFailed
 * @throws Refused when a folder cannot be written to.
 */
export async function buildApps({
  anew = false,
  only,
  first = [],
  generated = false,
  onReady = async () => {},
}: BuildOptions = {}): Promise<string[]> {
  const all = packages();
  const turn = ({ folder }: WorkspacePackage) =>
    first.includes(folder) ? first.indexOf(folder) : first.length;
  const wanted = apps(all)
    .filter(({ folder }) => !only || only.includes(folder))
    .toSorted((one, other) => turn(one) - turn(other))
    .map((app) => ({ app, hash: sourceHash(workspace, all, app) }));
  const waiting = wanted.filter(({ app, hash }) => anew || !isBuilt(app, hash));
  for (const built of wanted) if (!waiting.includes(built)) await onReady(built.app.folder);
  if (waiting.length === 0) return [];
  const built = waiting.map(({ app }) => app.folder);
  refuseUnwritable([
    workspace,
    workFolder,
    ...built.flatMap((folder) => [inWorkspace(folder), inWorkspace(folder, 'dist')]),
  ]);
  console.log(`Building ${built.join(', ')}…`);
  if (!generated) await generate(all);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await buildApp(next.app, next.hash);
      await onReady(next.app.folder);
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return built;
}

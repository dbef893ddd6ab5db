import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  classifyRemote,
  compareVersions,
  type HostCapabilities,
  type Judged,
} from '@console/remote/registry';
import { Refused } from '@console/workspace';
import { installBeside } from '../installBeside';

/** A version of the console that journeys run in. */
export interface JourneyHost {
  /** Word by which it was asked for: `min`, `current`, or the version itself. */
  readonly name: string;
  readonly version: string;
}

const isVersion = (word: string) => /^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/.test(word);

/**
 * Plan of the consoles that journeys run in, each once.
 * @param words `min,current,2.30.0`
 * @param current version that is installed
 * @param contract range that the remote declares: its least version is `min`
 * @throws Refused for a word that means none, and for a console older than what the remote needs
 */
export function planHosts(words: string, current: string, contract: string): readonly JourneyHost[] {
  const least = contract.replace(/^\^/, '');
  const versions: Readonly<Record<string, string>> = { min: least, current };
  const hosts = new Map<string, JourneyHost>();
  for (const name of words.split(',').map((word) => word.trim())) {
    const version = versions[name] ?? name;
    if (!isVersion(version))
      throw new Refused(
        `'${name}' is no console: give min, current, or a version, as in --hosts min,${current}.`,
      );
    if (compareVersions(version, least) < 0)
      throw new Refused(
        `The remote needs contract ${contract}, so it does not run in a console ${version}: lower contract in src/declaration.ts, or leave that one out.`,
      );
    if (!hosts.has(version)) hosts.set(version, { name, version });
  }
  return [...hosts.values()];
}

/**
 * Installs the console of another version beside the repository, once.
 * @param repository its folder, whose `.npmrc` says which registry is asked
 * @returns the address of its module
 * @throws Refused when it cannot be had, with what npm says
 */
export async function installHost(repository: string, version: string): Promise<string> {
  const folder = join(repository, '.console/hosts', version);
  const module = join(folder, 'node_modules/@console/console/dist/index.js');
  if (!existsSync(module)) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const { ok, said } = await installBeside(repository, folder, `@console/console@${version}`);
    if (!ok || !existsSync(module)) {
      await rm(folder, { recursive: true, force: true });
      throw new Refused(
        `The console ${version} cannot be had: look whether that version is published, and whether .npmrc names the registry of the console (@console:registry=…).\n${said}`,
      );
    }
  }
  return pathToFileURL(module).href;
}

/**
 * Holds a build against the shell of a console that journeys are to run in: each of them would only find the card that
 * stands in its place.
 * @throws Refused with what the console does not have, and what to do
 */
export function demandHostFit(build: Judged, shell: HostCapabilities): void {
  const result = classifyRemote(build, shell);
  if (result.compatible) return;
  const { code, of, needs, has } = result;
  throw new Refused(
    `A console of contract ${shell.contract} does not take this build: it needs ${of} ${needs}, and that console has ${has || 'none'} (${code}). A build runs in consoles that are as new as the packages it was built with: raise contract in src/declaration.ts, or build it with the packages of that console.`,
  );
}

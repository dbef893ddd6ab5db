import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { emptyRegistry, planRelease, type RemoteBuild } from '@console/deploy';
import { preloads, type ShellBuild } from '@console/gateway';
import { builds } from '../site/builds';
import { scripts, type Weight, weigh } from './weights';

const readJson = async <T>(path: string) => JSON.parse(await readFile(path, 'utf8')) as T;

const assets = join(builds.shell, 'assets');

/** Weighs the parts of the builds, named as the budgets name them. */
export async function weighBuilds(): Promise<Record<string, Weight>> {
  const shell = await readJson<ShellBuild>(join(builds.shell, 'build.json'));
  const atStart = [shell.boot, ...shell.entries].map(({ file }) => file);
  const parts: Record<string, readonly string[]> = {
    'shell, at start': atStart.map((file) => join(assets, file)),
    'shell, on demand': await scripts(assets, (name) => !atStart.includes(name)),
    'embed script': [join(builds.shell, 'embed/embed.js')],
    'readers, in the console': await scripts(builds.readers, (name) => !name.startsWith('fallback.')),
    'readers, what pages without a shell need beyond': await scripts(builds.readers, (name) =>
      name.startsWith('fallback.'),
    ),
  };
  const weighed = Object.entries(parts).map(async ([name, files]) => [name, await weigh(files)] as const);
  return Object.fromEntries(await Promise.all(weighed));
}

/** Weighs the scripts that the gateway names in the document of an address: all code it takes, but no data. */
export async function weighPage(address: string): Promise<Weight> {
  const shell = await readJson<ShellBuild>(join(builds.shell, 'build.json'));
  const readers = await readJson<RemoteBuild>(join(builds.readers, 'build.json'));
  const { registry = emptyRegistry } = planRelease(emptyRegistry, readers, 'budget');
  const ahead = preloads(address, registry, shell).map(({ href }) =>
    join(href.startsWith('/remotes/') ? builds.readers : assets, basename(href)),
  );
  return weigh([...[shell.boot, ...shell.entries].map(({ file }) => join(assets, file)), ...ahead]);
}

import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { emptyRegistry, planRelease, registered, type UnreleasedManifest } from '@console/deploy';
import { builds, remoteBuilds } from '@console/e2e/site/builds';
import { preloads, type ShellBuild } from '@console/gateway';
import { resolveRegistry } from '@console/remote/registry';
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
    ...Object.fromEntries((await Promise.all(Object.entries(remoteBuilds).map(partsOfRemote))).flat()),
  };
  const weighed = Object.entries(parts).map(async ([name, files]) => [name, await weigh(files)] as const);
  return Object.fromEntries(await Promise.all(weighed));
}

/** The scripts of a remote: those the console loads, and what stands in where there is no shell. */
async function partsOfRemote([name, dist]: readonly [string, string]) {
  const isFallback = (file: string) => file.startsWith('fallback.');
  // Loaded by who reads the language; everybody else only has its name.
  const isLanguage = (file: string) => /^(messages|help|language|time)-(?!en)[a-z]{2}\./.test(file);
  const isBase = (file: string) => /^fallback\.[0-9a-f]+\.js$/.test(file);
  return [
    [`${name}, in the console`, await scripts(dist, (file) => !isFallback(file) && !isLanguage(file))],
    [`${name}, what pages without a shell need beyond`, await scripts(dist, isBase)],
    [
      `${name}, what such pages fetch when it is drawn`,
      await scripts(dist, (file) => isFallback(file) && !isBase(file)),
    ],
  ] as const;
}

/** The registry after all remotes were released. */
async function fullRegistry() {
  const built = await Promise.all(
    Object.values(remoteBuilds).map((dist) => readJson<UnreleasedManifest>(join(dist, 'build.json'))),
  );
  return built.reduce(
    (before, remote) => planRelease(before, registered(remote, 'budget')).registry ?? before,
    emptyRegistry,
  );
}

/** Where the file of an address was built. */
function builtFile(href: string): string {
  const remote = Object.entries(remoteBuilds).find(([name]) => href.startsWith(`/remotes/${name}/`));
  return join(remote?.[1] ?? assets, basename(href));
}

/** Weighs the scripts that the gateway names in the document of an address: all code it takes, but no data. */
export async function weighPage(address: string): Promise<Weight> {
  const shell = await readJson<ShellBuild>(join(builds.shell, 'build.json'));
  const ahead = preloads(address, resolveRegistry(await fullRegistry()), shell).map(({ href }) =>
    builtFile(href),
  );
  return weigh([...[shell.boot, ...shell.entries].map(({ file }) => join(assets, file)), ...ahead]);
}

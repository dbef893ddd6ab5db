import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compress } from './compress';
import { ReleaseRefused } from './ReleaseRefused';
import { release } from './release';
import { status } from './status';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const store = resolve(process.env.STORE_DIR || resolve(workspace, '.console/store'));

const usage = `release <remote or folder of a build>…  release builds into the store
compress <folder>…                      write .br and .gz beside text files
status                                  what is released

The store is STORE_DIR, else .console/store of the workspace.`;

/** A word is a remote of the workspace, anything with a slash or a dot a folder. */
const distOf = (given: string) =>
  /[/\\.]/.test(given) ? resolve(given) : resolve(workspace, 'remotes', given, 'dist');

const commands: Readonly<Record<string, (given: readonly string[]) => Promise<void>>> = {
  async release(given) {
    if (given.length === 0) throw new ReleaseRefused('Say which remote to release.');
    for (const dist of given.map(distOf)) {
      const { name, version, build, registered, revision } = await release({ dist, store });
      const done = registered
        ? `is released, the registry is at revision ${revision}`
        : 'was released before';
      console.log(`${name} ${version}-${build} ${done}.`);
    }
  },
  async compress(given) {
    for (const folder of given) console.log(`${folder}: ${await compress(resolve(folder))} files written.`);
  },
  async status() {
    const { revision, remotes } = await status(store);
    console.log(`Registry of ${store}, revision ${revision}.`);
    console.table(remotes.map(({ areas, ...remote }) => ({ ...remote, areas: areas.join(' ') })));
  },
};

const [name = '', ...given] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(usage);
  process.exitCode = 2;
} else
  await command(given).catch((error: unknown) => {
    if (!(error instanceof ReleaseRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });

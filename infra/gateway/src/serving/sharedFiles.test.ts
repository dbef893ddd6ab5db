import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { folderStore } from '@console/store';
import { shareFiles } from './sharedFiles';

const day = 24 * 3_600_000;
const pinned = 'shell/embed/0123456789abcdef/embed.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shared-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function buildOf(name: string, files: readonly string[]): Promise<string> {
  const shellDir = join(folder, name);
  for (const file of files) {
    await mkdir(dirname(join(shellDir, file)), { recursive: true });
    await writeFile(join(shellDir, file), name);
  }
  return shellDir;
}

test('of a build that is not served any more what pages load goes after a week, what they pin after a year', async () => {
  const store = folderStore(join(folder, 'store'));
  const publish = async (name: string, files: readonly string[]) => {
    const shared = shareFiles(store);
    await shared.publish(await buildOf(name, files), name);
    shared.close();
    expect(shared.problem()).toBeUndefined();
  };
  const paths = async () =>
    (await store.list('shell/')).map(({ path }) => path).filter((path) => !path.startsWith('shell/builds/'));
  const grow = async (name: string, days: number) => {
    const then = new Date(Date.now() - days * day);
    await utimes(join(folder, 'store/shell/builds', `${name}.json`), then, then);
  };

  const old = ['assets/main.11111111.js', 'assets/both.22222222.js', 'embed/0123456789abcdef/embed.js'];
  await publish('old', [...old, 'embed/embed.js', 'embed/versions.json']);
  expect((await paths()).sort()).toEqual(old.map((file) => `shell/${file}`).sort());
  await grow('old', 8);
  await publish('new', ['assets/both.22222222.js']);
  expect((await paths()).sort()).toEqual(['shell/assets/both.22222222.js', pinned]);
  await grow('old', 300);
  await publish('new', ['assets/both.22222222.js']);
  expect(await paths()).toContain(pinned);
  await grow('old', 366);
  await publish('new', ['assets/both.22222222.js']);
  expect(await paths()).toEqual(['shell/assets/both.22222222.js']);
});

import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStore } from '../test/contract';
import { folderStore } from './folderStore';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describeStore('a folder', async () => folderStore(join(folder, 'made when needed')));

test('nothing but the files is left in the folder, nor the folders of what was removed', async () => {
  const store = folderStore(folder);
  const tag = await store.write('registry.json', 'one', { ifAbsent: true });
  await store.write('registry.json', 'two', { ifMatch: tag });
  await store.write('remotes/readers/1/a.js', 'a');
  await store.remove('remotes/readers/1/a.js');
  expect(await readdir(folder)).toEqual(['registry.json']);
});

test('folders that others use stay when a file is removed, and so does that of the store', async () => {
  const store = folderStore(folder);
  await store.write('remotes/readers/1/a.js', 'a');
  await store.write('remotes/jobs/1/a.js', 'a');
  await store.remove('remotes/readers/1/a.js');
  expect(await readdir(join(folder, 'remotes'))).toEqual(['jobs']);
  await store.remove('remotes/jobs/1/a.js');
  expect(await readdir(folder)).toEqual([]);
});

test('what is being written and locks are not listed, wherever they lie', async () => {
  const store = folderStore(folder);
  await store.write('remotes/a.js', 'a');
  await mkdir(join(folder, 'remotes/.new'));
  for (const file of ['.registry.json.lock', 'remotes/.a.js.part', 'remotes/.new/b.js'])
    await writeFile(join(folder, file), '');
  await symlink('a.js', join(folder, 'remotes/link.js'));
  expect((await store.list('')).map(({ path }) => path)).toEqual(['remotes/a.js']);
  expect(await store.list('nowhere/')).toEqual([]);
});

describe('what is no regular file of the store', () => {
  const refused = { code: 'unusable', message: expect.stringContaining('is a link or no regular file') };
  let store: ReturnType<typeof folderStore>;

  beforeEach(async () => {
    store = folderStore(join(folder, 'store'));
    await store.write('registry.json', 'one');
    await mkdir(join(folder, 'elsewhere'));
    await writeFile(join(folder, 'elsewhere/secret'), 'secret');
  });

  test.each([
    ['a link to a file', 'link', '../elsewhere/secret'],
    ['a link to a device', 'link', '/dev/zero'],
    ['a link to a file of the store', 'link', 'registry.json'],
    ['a file in a linked folder', 'link/secret', '../elsewhere'],
  ])('is not read: %s', async (_, path, target) => {
    await symlink(target, join(folder, 'store/link'));
    await expect(store.read(path)).rejects.toMatchObject(refused);
    await expect(store.readIfChanged(path, '"known"')).rejects.toMatchObject(refused);
    await expect(store.readParts(path, [{ at: 0, length: 1 }])).rejects.toMatchObject(refused);
  });

  test('is not waited for: a pipe that nobody writes into', async () => {
    execFileSync('mkfifo', [join(folder, 'store/pipe')]);
    await expect(store.read('pipe')).rejects.toMatchObject(refused);
  });

  test('is not written into: a folder elsewhere', async () => {
    await symlink('../elsewhere', join(folder, 'store/remotes'));
    await expect(store.write('remotes/a.js', 'a')).rejects.toMatchObject(refused);
    expect(await readdir(join(folder, 'elsewhere'))).toEqual(['secret']);
  });

  test('is noticed where a file was read before', async () => {
    const tag = (await store.read('registry.json'))?.tag ?? '';
    await rm(join(folder, 'store/registry.json'));
    await symlink('../elsewhere/secret', join(folder, 'store/registry.json'));
    await expect(store.readIfChanged('registry.json', tag)).rejects.toMatchObject(refused);
  });

  test('the folder of the store itself may be a link', async () => {
    await symlink('store', join(folder, 'here'));
    const linked = folderStore(join(folder, 'here'));
    expect((await linked.read('registry.json'))?.content.toString()).toBe('one');
    await linked.write('remotes/a.js', 'a');
    expect((await store.read('remotes/a.js'))?.content.toString()).toBe('a');
  });
});

test('a lock left behind by a process that died does not stay in the way, whatever its clock said', async () => {
  const names = ['behind.json', 'ahead.json'];
  const hour = 3_600_000;
  for (const [name, skew] of [
    ['behind.json', -hour],
    ['ahead.json', hour],
  ] as const) {
    const lock = join(folder, `.${name}.lock`);
    await writeFile(lock, '');
    const time = new Date(Date.now() + skew);
    await utimes(lock, time, time);
  }
  const store = folderStore(folder);
  await Promise.all(names.map((name) => store.write(name, 'one', { ifAbsent: true })));
  expect((await readdir(folder)).sort()).toEqual([...names].sort());
});

test('a lock that others hold is not taken from them by a clock that is ahead', async () => {
  const store = folderStore(folder);
  const lock = join(folder, '.registry.json.lock');
  await writeFile(lock, '');
  const longAgo = new Date(0);
  await utimes(lock, longAgo, longAgo);
  let written = false;
  const writing = store.write('registry.json', 'one', { ifAbsent: true }).then(() => {
    written = true;
  });
  // Two reads later a lock that counted as old would be gone.
  for (let look = 0; look < 20; look += 1) await store.read('registry.json');
  expect(written).toBe(false);
  await rm(lock);
  await writing;
});

test('what may not be written is denied in words', async () => {
  const file = join(folder, 'no folder');
  await writeFile(file, '');
  await expect(folderStore(file).write('registry.json', '')).rejects.toMatchObject({
    code: 'unreachable',
    message: expect.stringContaining(`${file} cannot be used`),
  });
});

test('a file of the same size and time as the one before is seen to be another', async () => {
  const store = folderStore(folder);
  const longAgo = new Date(Date.now() - 60_000);
  const write = async (text: string) => {
    const tag = await store.write('registry.json', text);
    await utimes(join(folder, 'registry.json'), longAgo, longAgo);
    return tag;
  };
  const tag = await write('one');
  expect(await store.readIfChanged('registry.json', tag)).toBe('same');
  expect(await store.readIfChanged('registry.json', tag)).toBe('same');
  const next = await write('two');
  expect(await store.readIfChanged('registry.json', tag)).toMatchObject({ tag: next });
});

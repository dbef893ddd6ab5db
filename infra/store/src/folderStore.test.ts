import { execFileSync } from 'node:child_process';
import files, { mkdir, mkdtemp, open, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeStore } from '../test/contract';
import { withLock } from './folderLock';
import { folderStore, worded } from './folderStore';
import { StoreError } from './Store';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const errorOf = (code: string) => Object.assign(new Error(`${code}: it says why`), { code });

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

test('a lock that others renew for a minute is waited for no longer, and stays theirs', async () => {
  const lock = join(folder, '.registry.json.lock');
  await writeFile(lock, '');
  let [moment, mark] = [0, 0];
  jest.spyOn(performance, 'now').mockImplementation(() => {
    moment += 7000;
    return moment;
  });
  jest.spyOn(files, 'stat').mockImplementation(async () => {
    mark += 1;
    return { mtimeMs: mark, ino: 1 } as never;
  });
  await expect(folderStore(folder).write('registry.json', '', { ifAbsent: true })).rejects.toMatchObject({
    code: 'unreachable',
    message: `Others have been writing registry.json in ${folder} for 60 seconds; try again.`,
  });
  expect(mark).toBe(9);
  expect(await readdir(folder)).toEqual(['.registry.json.lock']);
});

describe('what the disk refuses', () => {
  test.each<[string, StoreError['code'], string]>([
    ['EACCES', 'denied', '/the/store cannot be read or changed by this user (EACCES).'],
    ['EPERM', 'denied', '/the/store cannot be read or changed by this user (EPERM).'],
    ['EROFS', 'denied', '/the/store cannot be read or changed by this user (EROFS).'],
    ['ENOSPC', 'full', '/the/store has no room left (ENOSPC). Make room, and try again.'],
    ['EDQUOT', 'full', '/the/store has no room left (EDQUOT). Make room, and try again.'],
    ['EIO', 'unreachable', '/the/store cannot be used: EIO: it says why.'],
  ])('by %s is %s', (code, meaning, message) => {
    const cause = errorOf(code);
    const error = worded(cause, '/the/store');
    expect(error).toBeInstanceOf(StoreError);
    expect(error).toMatchObject({ code: meaning, message, cause });
    expect(worded(error, '/another')).toBe(error);
  });

  test('is told at once where a file is in the place of the folder, also to who writes on condition', async () => {
    const file = join(folder, 'no folder');
    await writeFile(file, '');
    for (const condition of [undefined, { ifAbsent: true } as const])
      await expect(folderStore(file).write('registry.json', '', condition)).rejects.toMatchObject({
        code: 'unreachable',
        message: expect.stringContaining(`${file} cannot be used`),
      });
  });

  test('is told for a list, too; a file that goes away meanwhile is not in it', async () => {
    const store = folderStore(folder);
    await store.write('a.js', 'a');
    await store.write('b.js', 'b');
    const stat = jest.spyOn(files, 'stat').mockRejectedValueOnce(errorOf('ENOENT'));
    expect((await store.list('')).map(({ path }) => path)).toEqual(['b.js']);
    stat.mockRejectedValueOnce(errorOf('EACCES'));
    await expect(store.list('')).rejects.toMatchObject({ code: 'denied' });
    jest.spyOn(files, 'readdir').mockRejectedValueOnce(errorOf('EROFS'));
    await expect(store.list('')).rejects.toMatchObject({ code: 'denied' });
  });

  test('is told of a file that is read and of a lock', async () => {
    const store = folderStore(folder);
    await store.write('a.js', 'a');
    const opening = jest.spyOn(files, 'open');
    // A link that was put there since it was looked at.
    opening.mockRejectedValueOnce(errorOf('ELOOP'));
    await expect(store.read('a.js')).rejects.toMatchObject({ code: 'unusable' });
    opening.mockRejectedValueOnce(errorOf('EIO'));
    await expect(store.read('a.js')).rejects.toMatchObject({ code: 'unreachable' });
    const lock = join(folder, '.a.js.lock');
    opening.mockRejectedValueOnce(Object.assign(errorOf('EROFS'), { path: lock }));
    await expect(store.write('a.js', 'b', { ifAbsent: true })).rejects.toMatchObject({ code: 'denied' });
  });

  test('leaves nothing of what was being written', async () => {
    const store = folderStore(folder);
    await store.write('remotes/a.js', 'a');
    await expect(store.write('remotes', 'in the place of a folder')).rejects.toMatchObject({
      code: 'unreachable',
    });
    expect(await readdir(folder)).toEqual(['remotes']);
  });

  test('on condition leaves no lock', async () => {
    const store = folderStore(folder);
    await store.write('registry.json', 'one');
    await expect(store.write('registry.json', 'two', { ifAbsent: true })).rejects.toMatchObject({
      message: `registry.json in ${folder} was changed in the meantime.`,
    });
    expect(await readdir(folder)).toEqual(['registry.json']);
  });
});

test('a folder that is removed while a file is created in it is made again, and not for ever', async () => {
  const make = jest.spyOn(files, 'mkdir').mockResolvedValueOnce(undefined);
  const store = folderStore(join(folder, 'store'));
  await store.write('remotes/a.js', 'a');
  expect((await store.read('remotes/a.js'))?.content.toString()).toBe('a');
  make.mockReset().mockResolvedValue(undefined);
  await expect(store.write('gone/a.js', 'a')).rejects.toMatchObject({ code: 'unreachable' });
  expect(make).toHaveBeenCalledTimes(4);
});

test('every file that is opened is closed', async () => {
  const opened = jest.spyOn(files, 'open');
  const store = folderStore(folder);
  await store.write('a.js', 'a');
  await store.read('a.js');
  await store.readParts('a.js', [{ at: 0, length: 1 }]);
  await store.write('registry.json', 'one', { ifAbsent: true });
  const handles = await Promise.all(opened.mock.results.map(({ value }) => value as ReturnType<typeof open>));
  expect(handles.map(({ fd }) => fd)).toEqual(Array.from({ length: 5 }, () => -1));
});

test('a lock that others have taken away meanwhile is no error', async () => {
  const lock = join(folder, '.registry.json.lock');
  expect(await withLock(folder, 'registry.json', () => rm(lock).then(() => 'done'))).toBe('done');
});

test('what is written on condition is on the disk before it is in its place', async () => {
  const handle = await open(join(folder, 'any'), 'w');
  await handle.close();
  const flush = jest.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'sync');
  const store = folderStore(folder);
  await store.write('remotes/a.js', 'a');
  expect(flush).not.toHaveBeenCalled();
  await store.write('registry.json', 'one', { ifAbsent: true });
  expect(flush).toHaveBeenCalledTimes(1);
});

test('files are listed in the order of their whole paths', async () => {
  const store = folderStore(folder);
  for (const path of ['b/a.js', 'b.js', 'a.js', 'b/c/a.js']) await store.write(path, '');
  expect((await store.list('')).map(({ path }) => path)).toEqual(['a.js', 'b.js', 'b/a.js', 'b/c/a.js']);
  expect((await store.list('b/')).map(({ path }) => path)).toEqual(['b/a.js', 'b/c/a.js']);
  expect((await store.list('b/a')).map(({ path }) => path)).toEqual(['b/a.js']);
  await expect(store.list('../store/')).rejects.toMatchObject({ code: 'unusable' });
});

test('what lies below a file is not there', async () => {
  const store = folderStore(folder);
  await store.write('registry.json', 'one');
  expect(await store.read('registry.json/below')).toBeUndefined();
  expect(await store.readParts('registry.json/below', [])).toBeUndefined();
  expect(await store.list('registry.json/')).toEqual([]);
});

test('a file is read again only if it may be another: it was touched, or written a moment ago', async () => {
  const store = folderStore(folder);
  const tag = await store.write('registry.json', 'one');
  const opened = jest.spyOn(files, 'open');
  const look = async (known = tag) => {
    opened.mockClear();
    const found = await store.readIfChanged('registry.json', known);
    return [found === 'same' ? found : found?.tag, opened.mock.calls.length];
  };
  expect([await look(), await look()]).toEqual([
    ['same', 1],
    ['same', 1],
  ]);
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(join(folder, 'registry.json'), longAgo, longAgo);
  expect([await look(), await look()]).toEqual([
    ['same', 1],
    ['same', 0],
  ]);
  expect(await look('"another"')).toEqual([tag, 1]);
  await utimes(join(folder, 'registry.json'), new Date(0), new Date(0));
  expect([await look(), await look()]).toEqual([
    ['same', 1],
    ['same', 0],
  ]);
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

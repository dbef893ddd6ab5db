/** @jest-environment ./infra/emulator/testing/environment.ts */
import { cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { outside } from '../../testing/outside';
import { tokenKey } from '../server/authentication/tokenVault';
import { initialisedCluster } from './cluster';

/** Places at which the log is cut. */
const cuts = process.env.TEST_DEEP === '1' ? 60 : 2;

/** Transactions that were committed one after the other; each writes some rows, so that half of one would show. */
const committed = 12;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cut-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const openIn = (name: string) => outside.openDatabase({ data: join(folder, name) });

test('the log cut at any place: whole transactions from the first on are there, no part of one, and it goes on', async () => {
  const database = await openIn('before');
  await database.execute('create table note (id integer, part integer)');
  await database.execute('checkpoint');
  const [{ name: segment, at: start } = { name: '', at: 0 }] = await where();
  const ends: number[] = [];
  for (let id = 1; id <= committed; id += 1) {
    await database.transaction(async (transaction) => {
      for (let part = 1; part <= 3; part += 1)
        await transaction.query('insert into note (id, part) values ($1, $2)', [id, part]);
    });
    const [{ at } = { at: 0 }] = await where();
    ends.push(at);
  }
  // As a machine leaves it that goes dark.
  await cp(join(folder, 'before'), join(folder, 'dark'), { recursive: true });
  await database.close();
  const content = await readFile(join(folder, 'dark/pg_wal', segment));
  const end = ends.at(-1) ?? 0;
  for (let cut = 0; cut < cuts; cut += 1) {
    const at = start + Math.floor(((end - start) * (cut + 0.5)) / cuts);
    await cp(join(folder, 'dark'), join(folder, 'left'), { recursive: true });
    // Parts of the log have their length from the beginning; what was not written yet is zero.
    await writeFile(
      join(folder, 'left/pg_wal', segment),
      Buffer.concat([content.subarray(0, at), Buffer.alloc(content.length - at)]),
    );
    const left = await openIn('left');
    const found = await left.query<{ id: number; parts: number }>(
      'select id, count(*)::int as parts from note group by id order by id',
    );
    const length = found.length;
    expect(found).toEqual(Array.from({ length }, (_, index) => ({ id: index + 1, parts: 3 })));
    // Parts of the log begin at every eighth byte: up to seven before one hold nothing.
    expect(length).toBeGreaterThanOrEqual(ends.filter((each) => each <= at).length);
    expect(length).toBeLessThanOrEqual(ends.filter((each) => each - 7 <= at).length);
    await left.query('insert into note (id, part) values (99, 1)');
    await left.close();
    await rm(join(folder, 'left'), { recursive: true });
  }
  console.info(`The log was cut at ${cuts} places of ${end - start} bytes.`);

  function where() {
    return database.query<{ name: string; at: number }>(
      'select file_name as name, file_offset as at from pg_walfile_name_offset(pg_current_wal_insert_lsn())',
    );
  }
}, 1_200_000);

test('the empty database that starts copy is made anew where only a part of it was kept', async () => {
  const { byteLength } = await initialisedCluster();
  const cache = join(folder, 'cache');
  await cp(join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'console-emulator'), cache, {
    recursive: true,
  });
  for (const name of await readdir(cache)) await truncate(join(cache, name), byteLength / 2);
  expect((await initialisedCluster(cache)).byteLength).toBe(byteLength);
  const sizes = await Promise.all(
    (await readdir(cache)).map(async (name) => (await stat(join(cache, name))).size),
  );
  expect(Math.max(...sizes)).toBeGreaterThan(byteLength);
}, 60_000);

test('a key whose making was broken off is made, and one that is no key is not replaced', async () => {
  const data = join(folder, 'data');
  await writeFile(`${data}.key`, '');
  const key = await tokenKey(data);
  expect(key).toHaveLength(32);
  expect(await tokenKey(data)).toEqual(key);
  await writeFile(`${data}.key`, key.subarray(0, 20));
  await expect(tokenKey(data)).rejects.toThrow('is no key of 32 bytes');
  expect((await readdir(folder)).filter((name) => name.startsWith('data.key'))).toEqual(['data.key']);
});

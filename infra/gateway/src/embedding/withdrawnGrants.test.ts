import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, type Store, StoreError } from '@console/store';
import type { Grant } from './grants';
import { sharedWithdrawals } from './withdrawnGrants';

const begin = 1_800_000_000_000;
const grant = (id: string, minutes: number) => ({ id, until: begin + minutes * 60_000 }) as Grant;

let folder: string;
let clock: number;
const now = () => clock;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'withdrawn-'));
  clock = begin;
});
afterEach(() => rm(folder, { recursive: true }));

test('another gateway knows within a second, and what has ended by itself is taken away with the next', async () => {
  const [one, other] = [folderStore(folder), folderStore(folder)].map((store) =>
    sharedWithdrawals(store, now),
  );
  expect(await other?.has(grant('a', 1))).toBe(false);
  await one?.add(grant('a', 1));
  expect(await one?.has(grant('a', 1))).toBe(true);
  clock += 1000;
  expect(await other?.has(grant('a', 1))).toBe(true);
  expect(await other?.has(grant('b', 1))).toBe(false);
  clock += 60_000;
  await other?.add(grant('b', 5));
  expect(await readdir(join(folder, 'embedding/withdrawn'))).toEqual([`${grant('b', 5).until}.b`]);
});

test('grants go on for a minute while the store does not answer, and no longer', async () => {
  let isAway = false;
  const store: Store = {
    ...folderStore(folder),
    list: (prefix) =>
      isAway ? Promise.reject(new StoreError('unreachable', 'Away.')) : folderStore(folder).list(prefix),
  };
  const withdrawn = sharedWithdrawals(store, now);
  expect(await withdrawn.has(grant('a', 60))).toBe(false);
  isAway = true;
  clock += 30_000;
  expect(await withdrawn.has(grant('a', 60))).toBe(false);
  clock += 31_000;
  await expect(withdrawn.has(grant('a', 60))).rejects.toThrow('Away.');
});

import 'fake-indexeddb/auto';
import { IDBObjectStore as FDBObjectStore, IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import type { ActivityEntry } from './entry';
import { givenEntry } from './entry.fixtures';

/** The store as a page has it that was just opened: it remembers nothing of the page before. */
async function openPage() {
  jest.resetModules();
  return import('./store');
}

const entry = (number: number, change: Partial<ActivityEntry> = {}): ActivityEntry => ({
  ...givenEntry,
  id: String(number).padStart(9, '0'),
  ...change,
});

const names = (entries: readonly ActivityEntry[]) => entries.map(({ name }) => name);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test('what was kept is there after the page went away, the latest first, in its last state', async () => {
  const before = await openPage();
  await before.keepEntry(entry(1, { name: 'one', state: 'pending' }));
  await before.keepEntry(entry(2, { name: 'two' }));
  await before.keepEntry(entry(1, { name: 'one' }));
  const { readActivity } = await openPage();
  const { entries, setAside, onlyHere } = await readActivity('Admin', '');
  expect(entries.map(({ name, state }) => [name, state])).toEqual([
    ['two', 'done'],
    ['one', 'done'],
  ]);
  expect({ setAside, onlyHere }).toEqual({ setAside: 0, onlyHere: false });
});

test('each user sees only what is their own, on the service that is open', async () => {
  const { keepEntry, readActivity } = await openPage();
  await keepEntry(entry(1, { user: 'Ann' }));
  await keepEntry(entry(2, { service: 'https://other.example' }));
  await keepEntry(entry(3, { name: 'own' }));
  expect(names((await readActivity('Admin', '')).entries)).toEqual(['own']);
});

test('entries of a newer version and broken ones are set aside, and stay', async () => {
  const first = await openPage();
  await first.keepEntry(entry(1, { name: 'whole' }));
  const database = await openDB('console-activity', 1);
  await database.put('entries', { id: '2', size: 1, entry: { ...givenEntry, version: 2 } });
  await database.put('entries', { id: '3', size: 'x', entry: 'broken' });
  await database.put('entries', { id: '4' });
  database.close();
  const { readActivity, keepEntry } = await openPage();
  await keepEntry(entry(5, { name: 'later' }));
  const { entries, setAside } = await readActivity('Admin', '');
  expect(names(entries)).toEqual(['later', 'whole']);
  expect(setAside).toBe(3);
});

test('no more is kept than was said: in number, and in size', async () => {
  const { most, keepEntry } = await openPage();
  const database = await openDB('console-activity', 1, {
    upgrade: (opened) => void opened.createObjectStore('entries', { keyPath: 'id' }),
  });
  for (let number = 0; number < most.entries + 5; number++)
    await database.put('entries', { id: String(number).padStart(9, '0'), size: 1, entry: entry(number) });
  await keepEntry(entry(most.entries + 5));
  expect(await database.count('entries')).toBe(most.entries);
  expect(await database.get('entries', '000000005')).toBeUndefined();

  await database.put('entries', { id: '000000900', size: most.bytes, entry: entry(900) });
  await keepEntry(entry(most.entries + 6));
  expect(await database.get('entries', '000000900')).toBeUndefined();
  expect(await database.count('entries')).toBeLessThan(most.entries);
  database.close();
});

test.each([
  ['there is no database', () => Reflect.deleteProperty(globalThis, 'indexedDB')],
  [
    'the database refuses',
    () =>
      Object.assign(globalThis, {
        indexedDB: {
          open: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        },
      }),
  ],
])('where %s, the page remembers for itself and says so', async (_, breakIt) => {
  breakIt();
  const { keepEntry, readActivity, forgetActivity, most } = await openPage();
  for (let number = 0; number < most.inMemory + 1; number++) await keepEntry(entry(number));
  const { entries, onlyHere } = await readActivity('Admin', '');
  expect(entries).toHaveLength(most.inMemory);
  expect(onlyHere).toBe(true);
  await forgetActivity('Admin');
  expect((await readActivity('Admin', '')).entries).toEqual([]);
});

test('where there is no room, the older half goes', async () => {
  const { keepEntry, readActivity } = await openPage();
  for (let number = 1; number <= 4; number++) await keepEntry(entry(number));
  const put = jest.spyOn(FDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await keepEntry(entry(5));
  put.mockRestore();
  expect((await readActivity('Admin', '')).entries).toHaveLength(5);
  const { entries } = await (await openPage()).readActivity('Admin', '');
  expect(entries.map(({ id }) => Number(id))).toEqual([5, 4, 3]);
});

test('a database of a newer version is left alone', async () => {
  (await openDB('console-activity', 2)).close();
  const { keepEntry, readActivity } = await openPage();
  await keepEntry(entry(1, { name: 'here' }));
  const { entries, onlyHere } = await readActivity('Admin', '');
  expect(names(entries)).toEqual(['here']);
  expect(onlyHere).toBe(true);
});

test('who forgets their activity leaves that of others', async () => {
  const { keepEntry, forgetActivity, readActivity } = await openPage();
  await keepEntry(entry(1));
  await keepEntry(entry(2, { user: 'Ann' }));
  await forgetActivity('Admin');
  expect((await readActivity('Admin', '')).entries).toEqual([]);
  expect((await (await openPage()).readActivity('Ann', '')).entries).toHaveLength(1);
});

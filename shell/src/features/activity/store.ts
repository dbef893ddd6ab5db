import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { type ActivityEntry, readEntry } from './entry';

/** Limits of what is kept; of what is older the oldest goes first. */
export const most = { entries: 1000, bytes: 2_000_000, inMemory: 100 } as const;

interface ActivitySchema extends DBSchema {
  /** Beside its entry how large it is, in characters. */
  entries: { key: string; value: { id: string; size: number; entry: unknown } };
}

/** Kept activity of a user. */
interface KeptActivity {
  /** The latest first. */
  readonly entries: readonly ActivityEntry[];
  /** Number of entries set aside, since another version of the console wrote them or they are broken. */
  readonly setAside: number;
  /** The browser keeps nothing: what is here goes with the tab. */
  readonly onlyHere: boolean;
}

type Database = IDBPDatabase<ActivitySchema>;
type EntryStore = IDBPObjectStore<ActivitySchema, ['entries'], 'entries', 'readwrite'>;

/** Entries of this page, for browsers that keep nothing, and for what did not find room. */
const here = new Map<string, ActivityEntry>();

async function inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDB<ActivitySchema>('console-activity', 1, {
    upgrade: (opened) => void opened.createObjectStore('entries', { keyPath: 'id' }),
    // Another tab wants a newer form of the database, or to delete it.
    blocking: (_from, _to, event) => (event.target as IDBDatabase | null)?.close(),
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** True for an error that means that there is no room left in the browser. */
const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Deletes the oldest entries of too many. */
async function trim(store: EntryStore): Promise<void> {
  let entries = 0;
  let bytes = 0;
  for (let cursor = await store.openCursor(null, 'prev'); cursor; cursor = await cursor.continue()) {
    entries += 1;
    bytes += Number(cursor.value.size) || 0;
    if (entries > most.entries || bytes > most.bytes) await cursor.delete();
  }
}

async function write(database: Database, entry: ActivityEntry): Promise<void> {
  const { store, done } = database.transaction('entries', 'readwrite');
  const written = store
    .put({ id: entry.id, size: JSON.stringify(entry).length, entry })
    .then(() => trim(store))
    // Why it failed is what the transaction says.
    .catch(() => undefined);
  await Promise.all([written, done]);
}

/** Forgets the older half, so that there is room. */
async function makeRoom(database: Database): Promise<void> {
  const keys = await database.getAllKeys('entries');
  await Promise.all(keys.slice(0, Math.ceil(keys.length / 2)).map((key) => database.delete('entries', key)));
}

/** Keeps an entry, or what has become of it. Never fails: where the browser keeps nothing, this page does. */
export async function keepEntry(entry: ActivityEntry): Promise<void> {
  here.set(entry.id, entry);
  for (const id of [...here.keys()].slice(0, -most.inMemory)) here.delete(id);
  const keep = () => inDatabase((database) => write(database, entry));
  await keep()
    .catch(async (error: unknown) => {
      if (!isFull(error)) throw error;
      await inDatabase(makeRoom);
      await keep();
    })
    .catch(() => undefined);
}

/** Reads the kept changes of a user on a service. */
export async function readActivity(user: string, service: string): Promise<KeptActivity> {
  const kept = await inDatabase((database) => database.getAll('entries')).catch(() => undefined);
  const read = (kept ?? []).map(({ entry }) => readEntry(entry));
  const known = new Map(read.flatMap((entry) => (entry ? [[entry.id, entry] as const] : [])));
  // What did not find room is known to this page still.
  for (const [id, entry] of here) known.set(id, entry);
  const entries = [...known.values()]
    .filter((entry) => entry.user === user && entry.service === service)
    .sort((one, other) => (one.id < other.id ? 1 : -1));
  return {
    entries,
    setAside: read.filter((entry) => entry === undefined).length,
    onlyHere: kept === undefined,
  };
}

/** Forgets what a user has changed. Never fails. */
export async function forgetActivity(user: string): Promise<void> {
  for (const [id, entry] of here) if (entry.user === user) here.delete(id);
  await inDatabase(async (database) => {
    const transaction = database.transaction('entries', 'readwrite');
    for (let cursor = await transaction.store.openCursor(); cursor; cursor = await cursor.continue())
      if (readEntry(cursor.value.entry)?.user === user) await cursor.delete();
    await transaction.done;
  }).catch(() => undefined);
}

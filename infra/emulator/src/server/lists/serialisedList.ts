import { createHash } from 'node:crypto';
import type { Service } from '../service';

/** Changed objects of a list, and their number in all. */
export interface ChangedObjects {
  /** The objects with their keys; in the order of the list when all were asked for. */
  readonly objects: readonly (readonly [key: string, object: object])[];
  /** Number of objects in all. */
  readonly count: number;
}

/**
 * Reads the objects of a list.
 * @param since the id of a transaction: only objects are wanted that it or a later one has written; `null`: all are
 */
type ReadChanged = (since: string | null) => Promise<ChangedObjects>;

/** A list as it is sent. */
export interface Serialised {
  /** A JSON array. */
  readonly body: Buffer;
  /** Weak entity tag. */
  readonly tag: string;
}

/** SQL: the row was written by a transaction from `$1` on, or that is null. Ids of transactions on rows have 32 bits. */
export const isChanged = (row: string) =>
  `($1::text is null or ${row}.xmin::text::bigint >= $1::bigint % 4294967296)`;

interface Kept extends Serialised {
  readonly revision: number | undefined;
  /** Transactions from this one on may not have been seen. */
  readonly mark: string;
  readonly places: ReadonlyMap<string, number>;
  readonly texts: readonly string[];
}

/**
 * Keeps a long list as it is sent. Before each answer it is brought up to date by the objects that were written since;
 * where nothing was written, not even the database is asked.
 * @param tables what the objects are read from
 */
export function serialisedList(
  { database, revision: revisionOf }: Pick<Service, 'database' | 'revision'>,
  tables: readonly string[],
  read: ReadChanged,
): () => Promise<Serialised> {
  const revision = () => revisionOf(...tables);
  let kept: Kept | undefined;

  const refresh = async (): Promise<Kept> => {
    const before = revision();
    const [snapshot] = await database.query<{ mark: string }>(
      'select pg_snapshot_xmin(pg_current_snapshot())::text as mark',
    );
    const mark = snapshot?.mark ?? '0';
    const changed = kept && (await read(kept.mark));
    kept = (changed && kept && merged(kept, changed, before, mark)) ?? whole(await read(null), before, mark);
    return kept;
  };
  const refreshed = shared(refresh);

  return async () => {
    if (kept?.revision !== undefined && kept.revision === revision()) return kept;
    return refreshed();
  };
}

/** The list with the changed objects in their places; `undefined` when objects have come or gone. */
function merged(
  kept: Kept,
  { objects, count }: ChangedObjects,
  revision: number | undefined,
  mark: string,
): Kept | undefined {
  if (count !== kept.texts.length || objects.some(([key]) => !kept.places.has(key))) return undefined;
  const texts = [...kept.texts];
  let isSame = true;
  for (const [key, object] of objects) {
    const place = kept.places.get(key) ?? 0;
    const text = JSON.stringify(object);
    isSame &&= texts[place] === text;
    texts[place] = text;
  }
  if (isSame) return { ...kept, revision, mark };
  return { ...serialised(texts), revision, mark, places: kept.places, texts };
}

function whole({ objects }: ChangedObjects, revision: number | undefined, mark: string): Kept {
  const texts = objects.map(([, object]) => JSON.stringify(object));
  const places = new Map(objects.map(([key], index) => [key, index]));
  return { ...serialised(texts), revision, mark, places, texts };
}

function serialised(texts: readonly string[]): Serialised {
  const body = Buffer.from(`[${texts.join()}]`);
  return { body, tag: tagOf(body) };
}

/** The weak entity tag of a body. */
export const tagOf = (body: string | Buffer): string =>
  `W/"${createHash('sha1').update(body).digest('base64url')}"`;

/** Work of which one piece is under way at most: who comes meanwhile shares the next one, which begins after it came. */
function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;
  const run = () => {
    const run = work().finally(() => {
      if (running === run) running = undefined;
    });
    running = run;
    return run;
  };
  return () => {
    if (!running) return run();
    next ??= running
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        next = undefined;
        return run();
      });
    return next;
  };
}

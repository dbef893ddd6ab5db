import type { RecordFields } from '../record-rows/recordRows';

/** Records as they were, by what identifies them: a digest of what is shown of each. */
export type Snapshot = Readonly<Record<string, string>>;

/** Records at a visit, by kind. */
export interface Visit {
  /** Time in milliseconds since 1970. */
  readonly at: number;
  readonly kinds: Readonly<Record<string, Snapshot>>;
}

/** The visits that are kept: the one to compare with, and the one of now. */
interface Visits {
  /** @defaultValue this is the first */
  readonly before?: Visit | undefined;
  readonly now?: Visit | undefined;
}

/** Kind of record whose visits are compared, by what remotes declare to be searched. */
export interface ComparedKind {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly string[];
}

/** Changed records of a kind, by their names. */
export interface Changes {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

/** More records of a kind are not kept on the device, and not compared. */
export const comparable = 2000;

const version = 1;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isVisit = (value: unknown): value is Visit =>
  isRecord(value) &&
  typeof value.at === 'number' &&
  isRecord(value.kinds) &&
  Object.values(value.kinds).every(
    (kind) => isRecord(kind) && Object.values(kind).every((digest) => typeof digest === 'string'),
  );

const noVisits: Visits = {};

/** Reads the visits that were kept; what a newer version has kept, or what is broken, is set aside. */
export function readVisits(kept: unknown): Visits {
  if (!isRecord(kept) || kept.version !== version) return noVisits;
  return {
    before: isVisit(kept.before) ? kept.before : undefined,
    now: isVisit(kept.now) ? kept.now : undefined,
  };
}

/** Visits as they are kept. */
export const keptVisits = (visits: Visits): object => ({ version, ...visits });

/** A digest that differs where texts differ, but for one in four thousand million (FNV-1a). */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The records of a kind as they are now; undefined when there are too many to be kept. */
export function snapshotOf(
  rows: readonly RecordFields[],
  { id, label, fields }: ComparedKind,
): Snapshot | undefined {
  if (rows.length > comparable) return undefined;
  return Object.fromEntries(
    rows.map((row) => [
      String(row[id]),
      digestOf(JSON.stringify([label, ...fields].map((field) => row[field]))),
    ]),
  );
}

/**
 * Compares two snapshots.
 *
 * @param nameOf - what a record is called now; what was removed is called by what identified it
 */
export function compareSnapshots(before: Snapshot, now: Snapshot, nameOf: (id: string) => string): Changes {
  const here = Object.keys(now);
  return {
    added: here.filter((id) => !Object.hasOwn(before, id)).map(nameOf),
    removed: Object.keys(before).filter((id) => !Object.hasOwn(now, id)),
    changed: here.filter((id) => Object.hasOwn(before, id) && before[id] !== now[id]).map(nameOf),
  };
}

import { type Intent, type Outcome, readRecord } from './records';
import { type Result, resultOf } from './result';

/** A change: what was meant, and how it ended. */
export interface Change extends Omit<Intent, 'kind'> {
  /** Name of the gateway. */
  readonly trail: string;
  /** Number of the intent in its trail. */
  readonly seq: number;
  /** Time of the intent in UTC. */
  readonly time: string;
  readonly result: Result;
  /** Status of the answer; missing for one that is `open`. */
  readonly status?: number;
  /** Time in ms that it took. */
  readonly duration?: number;
}

/** Conditions on changes; what is not given is not looked at. */
export interface Wanted {
  readonly trail?: string;
  readonly person?: string;
  readonly model?: string;
  readonly record?: string;
  readonly action?: string;
  readonly result?: Result;
  /** Part of the person, record, model, action, address, path or request id, in whatever case. */
  readonly text?: string;
  /** Times in UTC, `2026-11-24` or longer: from, and before. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

/** Where a search goes on: behind the change that it gave last. */
export type Place = Pick<Change, 'time' | 'trail' | 'seq'>;

/** Conditions as they are looked for. */
export interface Sought extends Omit<Wanted, 'text'> {
  /** Parts in small letters, of which a change has to have one. */
  readonly texts?: readonly string[] | undefined;
}

/** A segment in memory. */
export interface Segment {
  /** The first first. */
  readonly changes: readonly Change[];
  /** Ends of changes that began in an earlier segment. */
  readonly strays: readonly Outcome[];
}

/** Summary of a segment that is not in memory: enough to tell that it holds nothing that is wanted. */
export interface Summary {
  readonly first: string;
  readonly last: string;
  /** True if changes in it have no end there: they may have any result, and any person. */
  readonly open: boolean;
  readonly strays: readonly Outcome[];
  readonly records: ReadonlySet<string | undefined>;
  /** Further values that are asked for as a whole, in the combinations that occur; few for many changes. */
  readonly combinations: readonly Pick<Change, Exact>[];
  /** All that is searched for a part, in small letters. */
  readonly texts: ReadonlySet<string>;
}

const exact = ['person', 'model', 'action', 'result'] as const;

type Exact = (typeof exact)[number];

const fieldOf = (change: Pick<Change, Exact>, field: Exact) =>
  field === 'person' ? change.person?.name : change[field];

const hasAll = (change: Pick<Change, Exact>, wanted: Sought) =>
  exact.every((field) => wanted[field] === undefined || fieldOf(change, field) === wanted[field]);

const holdsOne = (texts: readonly string[], parts: readonly string[]) =>
  texts.some((text) => parts.some((part) => text.includes(part)));

const textsOf = ({ person, record, model, action, route, address, id }: Change) =>
  [person?.name, record, model, action, route, address, id].flatMap((text) => text?.toLowerCase() ?? []);

/** A change with its end. */
export const ended = (change: Change, { status, duration, person }: Outcome): Change => ({
  ...change,
  status,
  duration,
  result: resultOf(status),
  ...(person && { person }),
});

/** Orders changes of all trails, the latest first. */
export const order = (one: Place, other: Place): number => {
  if (one.time !== other.time) return one.time < other.time ? 1 : -1;
  return one.trail === other.trail ? other.seq - one.seq : one.trail < other.trail ? 1 : -1;
};

/** Reads the changes of a segment; what cannot be read is left out. */
export function readSegment(content: Buffer, trail: string): Segment {
  const changes = new Map<string, Change>();
  const strays: Outcome[] = [];
  for (const line of content.toString('utf8').split('\n')) {
    try {
      const record = readRecord(line);
      if (record.kind === 'intent') {
        const { kind: _kind, digest: _digest, ...said } = record;
        changes.set(record.id, { ...said, trail, result: 'open' });
      } else if (record.kind === 'outcome') {
        const begun = changes.get(record.id);
        if (begun) changes.set(record.id, ended(begun, record));
        else strays.push(record);
      }
    } catch {
      // The rest of the trail is still of use.
    }
  }
  return { changes: [...changes.values()], strays };
}

/** Summarizes a segment. */
export function summarize({ changes, strays }: Segment): Summary {
  const combinations = new Map<string, Change>();
  const texts = new Set<string>();
  for (const change of changes) {
    combinations.set(JSON.stringify(exact.map((field) => fieldOf(change, field))), change);
    for (const text of textsOf(change)) texts.add(text);
  }
  return {
    first: changes[0]?.time ?? '',
    last: changes.at(-1)?.time ?? '',
    open: changes.some(({ result }) => result === 'open'),
    strays,
    records: new Set(changes.map(({ record }) => record)),
    combinations: [...combinations.values()].map(({ person, model, action, result }) => ({
      ...(person && { person }),
      ...(model !== undefined && { model }),
      action,
      result,
    })),
    texts,
  };
}

/** True for a change that is wanted, behind the one that was given last. */
export function isWanted(change: Change, wanted: Sought, behind: Place | undefined): boolean {
  const { texts: parts, since, until } = wanted;
  return (
    (behind === undefined || order(behind, change) < 0) &&
    (since === undefined || change.time >= since) &&
    (until === undefined || change.time < until) &&
    (wanted.record === undefined || change.record === wanted.record) &&
    hasAll(change, wanted) &&
    (parts === undefined || holdsOne(textsOf(change), parts))
  );
}

/** False for a segment that cannot hold what is wanted. */
export function mayHold(summary: Summary, wanted: Sought, behind: Place | undefined): boolean {
  const { first, last, open, records, combinations, texts } = summary;
  const { record, texts: parts, since, until } = wanted;
  if (first === '' || (since !== undefined && last < since)) return false;
  if ((until !== undefined && first >= until) || (behind !== undefined && first > behind.time)) return false;
  if (open) return true;
  if (record !== undefined && !records.has(record)) return false;
  if (!combinations.some((combination) => hasAll(combination, wanted))) return false;
  return parts === undefined || holdsOne([...texts], parts);
}

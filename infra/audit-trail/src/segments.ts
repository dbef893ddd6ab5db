import type { Part } from '@console/store';
import { type Intent, type Outcome, readRecord, type TrailRecord } from './records';
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

/** Lines of a change. */
export interface Lines {
  readonly intent: Part;
  /** Missing where the change has no end in the segment. */
  readonly end?: Part | undefined;
}

/** A segment in memory. */
export interface Segment {
  /** The first first. */
  readonly changes: readonly Change[];
  /** Where each of them lies. */
  readonly lines: readonly Lines[];
  /** Ends of changes that began in an earlier segment. */
  readonly strays: readonly Outcome[];
}

/** Positions of changes in their segment, ascending. */
type Positions = readonly number[];

/** Index of a segment: enough to tell which of its lines may hold what is wanted. */
export interface Summary {
  readonly first: string;
  readonly last: string;
  /** Four numbers for each change: offset and length in bytes of its intent, and of its end; without an end two zeros. */
  readonly lines: Uint32Array;
  /** Changes that have no end there: they may have any result, and any person. */
  readonly open: Positions;
  readonly strays: readonly Outcome[];
  readonly records: ReadonlyMap<string | undefined, Positions>;
  /** Further values that are asked for as a whole, in the combinations that occur; few for many changes. */
  readonly combinations: readonly (Pick<Change, Exact> & { readonly changes: Positions })[];
  /** All that is searched for a part, in small letters, but ids of requests. */
  readonly texts: ReadonlyMap<string, Positions>;
  /** Ids of requests in small letters, one for each change. */
  readonly ids: readonly string[];
}

const exact = ['person', 'model', 'action', 'result'] as const;

type Exact = (typeof exact)[number];

const fieldOf = (change: Pick<Change, Exact>, field: Exact) =>
  field === 'person' ? change.person?.name : change[field];

const hasAll = (change: Pick<Change, Exact>, wanted: Sought) =>
  exact.every((field) => wanted[field] === undefined || fieldOf(change, field) === wanted[field]);

const textsOf = ({ person, record, model, action, route, address }: Change) =>
  [person?.name, record, model, action, route, address].flatMap((text) => text?.toLowerCase() ?? []);

const holdsOne = (text: string, parts: readonly string[]) => parts.some((part) => text.includes(part));

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

const changeOf = (
  { kind: _kind, digest: _digest, ...said }: TrailRecord & Intent,
  trail: string,
): Change => ({
  ...said,
  trail,
  result: 'open',
});

function* linesOf(content: Buffer): Generator<Part> {
  for (let at = 0; at < content.length; ) {
    const end = content.indexOf('\n', at);
    const length = (end === -1 ? content.length : end) - at;
    if (length > 0) yield { at, length };
    at += length + 1;
  }
}

/** Reads the changes of a segment; what cannot be read is left out. */
export function readSegment(content: Buffer, trail: string): Segment {
  const found = new Map<string, { readonly change: Change; readonly lines: Lines }>();
  const strays: Outcome[] = [];
  for (const line of linesOf(content)) {
    try {
      const record = readRecord(content.toString('utf8', line.at, line.at + line.length));
      if (record.kind === 'intent')
        found.set(record.id, { change: changeOf(record, trail), lines: { intent: line } });
      else if (record.kind === 'outcome') {
        const begun = found.get(record.id);
        if (begun)
          found.set(record.id, {
            change: ended(begun.change, record),
            lines: { ...begun.lines, end: line },
          });
        else strays.push(record);
      }
    } catch {
      // The rest of the trail is still of use.
    }
  }
  const all = [...found.values()];
  return { changes: all.map(({ change }) => change), lines: all.map(({ lines }) => lines), strays };
}

/** Lines of a change by its position. */
export function linesAt({ lines }: Summary, position: number): Lines {
  const [at = 0, length = 0, endAt = 0, endLength = 0] = lines.subarray(position * 4);
  return { intent: { at, length }, end: endLength > 0 ? { at: endAt, length: endLength } : undefined };
}

/**
 * Reads one change.
 * @throws where a line is not what was expected there.
 */
export function readChange(trail: string, intent: string, end: string | undefined): Change {
  const begun = readRecord(intent);
  const ending = end === undefined ? undefined : readRecord(end);
  if (begun.kind !== 'intent') throw new Error('Where the change should begin is another record.');
  const change = changeOf(begun, trail);
  if (!ending) return change;
  if (ending.kind !== 'outcome' || ending.id !== change.id)
    throw new Error('Where the change should end is another record.');
  return ended(change, ending);
}

function grouped<Key>(changes: readonly Change[], keysOf: (change: Change) => readonly Key[]) {
  const groups = new Map<Key, number[]>();
  for (const [position, change] of changes.entries())
    for (const key of new Set(keysOf(change))) {
      const group = groups.get(key);
      if (group) group.push(position);
      else groups.set(key, [position]);
    }
  return groups;
}

/** Summarizes a segment. */
export function summarize({ changes, lines, strays }: Segment): Summary {
  const combinations = grouped(changes, (change) => [
    JSON.stringify(exact.map((field) => fieldOf(change, field))),
  ]);
  return {
    first: changes[0]?.time ?? '',
    last: changes.at(-1)?.time ?? '',
    lines: Uint32Array.from(
      lines.flatMap(({ intent, end }) => [intent.at, intent.length, end?.at ?? 0, end?.length ?? 0]),
    ),
    open: [...changes.keys()].filter((position) => changes[position]?.result === 'open'),
    strays,
    records: grouped(changes, ({ record }) => [record]),
    combinations: [...combinations.values()].flatMap((positions) => {
      const one = changes[positions[0] ?? -1];
      if (!one) return [];
      const { person, model, action, result } = one;
      return {
        ...(person && { person }),
        ...(model !== undefined && { model }),
        action,
        result,
        changes: positions,
      };
    }),
    texts: grouped(changes, textsOf),
    ids: changes.map(({ id }) => id.toLowerCase()),
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
    (parts === undefined ||
      [...textsOf(change), change.id.toLowerCase()].some((text) => holdsOne(text, parts)))
  );
}

/** Positions of the changes of a segment that may be wanted, ascending. */
export function candidates(summary: Summary, wanted: Sought, behind: Place | undefined): Positions {
  const { first, last, open, records, combinations, texts, ids } = summary;
  const { record, texts: parts, since, until } = wanted;
  if (first === '' || (since !== undefined && last < since)) return [];
  if ((until !== undefined && first >= until) || (behind !== undefined && first > behind.time)) return [];
  const groups: ReadonlySet<number>[] = [];
  if (record !== undefined) groups.push(new Set(records.get(record)));
  const fitting = combinations.filter((combination) => hasAll(combination, wanted));
  if (fitting.length < combinations.length) groups.push(new Set(fitting.flatMap(({ changes }) => changes)));
  if (parts !== undefined) {
    const holding = new Set<number>();
    for (const [text, positions] of texts)
      if (holdsOne(text, parts)) for (const position of positions) holding.add(position);
    for (const [position, id] of ids.entries()) if (holdsOne(id, parts)) holding.add(position);
    groups.push(holding);
  }
  const [smallest, ...others] = groups.sort((one, other) => one.size - other.size);
  if (!smallest) return [...ids.keys()];
  const held = [...smallest].filter((position) => others.every((group) => group.has(position)));
  return [...new Set([...open, ...held])].sort((one, other) => one - other);
}

import { folderStore, type ListedFile, type Store } from '@console/store';
import { headBefore, trailsFolder } from './files';
import { type Intent, type Outcome, readRecord } from './records';
import { trailsOf } from './verify';

/**
 * Result of a change. `refused`: the service did not let this person do it. `open`: it is under way, or
 * nothing was recorded of its end.
 */
export type Result = 'done' | 'refused' | 'failed' | 'open';

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

/** Searches the trails of a site. */
export interface TrailSearch {
  /** Changes, the latest first, one after the other; what cannot be read is left out: verifying tells of it. */
  find(wanted: Wanted, behind?: Place): AsyncGenerator<Change>;
}

/** Store and own trail of a search. */
export interface SearchOptions {
  /** Holds the trails of all gateways, each as far as its last checkpoint. */
  readonly store: Store;
  /** The trail that this process writes, where it lies: its latest records are there only. */
  readonly own?: { readonly folder: string; readonly trail: string };
}

/** A segment in memory. */
interface Segment {
  /** The first first. */
  readonly changes: readonly Change[];
  /** Ends of changes that began in an earlier segment. */
  readonly strays: readonly Outcome[];
}

/** Summary of a segment that is not in memory: enough to tell that it holds nothing that is wanted. */
interface Summary {
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

/** Segments that are kept in memory, about 1 MB each. */
const keptSegments = 16;

const exact = ['person', 'model', 'action', 'result'] as const;

type Exact = (typeof exact)[number];

const resultOf = (status: number | undefined): Result => {
  if (status === undefined) return 'open';
  if (status < 400) return 'done';
  return status === 401 || status === 403 ? 'refused' : 'failed';
};

const fieldOf = (change: Pick<Change, Exact>, field: Exact) =>
  field === 'person' ? change.person?.name : change[field];

const hasAll = (change: Pick<Change, Exact>, wanted: Wanted) =>
  exact.every((field) => wanted[field] === undefined || fieldOf(change, field) === wanted[field]);

const textsOf = ({ person, record, model, action, route, address, id }: Change) =>
  [person?.name, record, model, action, route, address, id].flatMap((text) => text?.toLowerCase() ?? []);

const ended = (change: Change, { status, duration, person }: Outcome): Change => ({
  ...change,
  status,
  duration,
  result: resultOf(status),
  ...(person && { person }),
});

/** Orders changes of all trails, the latest first. */
const order = (one: Place, other: Place): number => {
  if (one.time !== other.time) return one.time < other.time ? 1 : -1;
  return one.trail === other.trail ? other.seq - one.seq : one.trail < other.trail ? 1 : -1;
};

function readSegment(content: Buffer, trail: string): Segment {
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

function summarize({ changes, strays }: Segment): Summary {
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

function isWanted(change: Change, wanted: Wanted, behind: Place | undefined): boolean {
  const { text, since, until } = wanted;
  return (
    (behind === undefined || order(behind, change) < 0) &&
    (since === undefined || change.time >= since) &&
    (until === undefined || change.time < until) &&
    (wanted.record === undefined || change.record === wanted.record) &&
    hasAll(change, wanted) &&
    (text === undefined || textsOf(change).some((one) => one.includes(text.toLowerCase())))
  );
}

/** False for a segment that cannot hold what is wanted. */
function mayHold(summary: Summary, wanted: Wanted, behind: Place | undefined): boolean {
  const { first, last, open, records, combinations, texts } = summary;
  const { record, text, since, until } = wanted;
  if (first === '' || (since !== undefined && last < since)) return false;
  if ((until !== undefined && first >= until) || (behind !== undefined && first > behind.time)) return false;
  if (open) return true;
  if (record !== undefined && !records.has(record)) return false;
  if (!combinations.some((combination) => hasAll(combination, wanted))) return false;
  const part = text?.toLowerCase();
  return part === undefined || [...texts].some((one) => one.includes(part));
}

/** All times are in UTC; without its `Z` a shorter one comes before the longer ones that it begins. */
const withoutZone = (time: string | undefined) => time?.replace(/Z$/, '');

/** Searches the trails of a site; what it has read once it remembers in short, so that a search reads what it needs. */
export function searchTrails({ store, own }: SearchOptions): TrailSearch {
  const here = own && folderStore(own.folder);
  const summaries = new Map<string, Summary>();
  const kept = new Map<string, Segment>();

  /** A segment that is written to no more never changes: path and size say which it is. */
  async function load(from: Store, { path, size }: ListedFile, trail: string): Promise<Segment> {
    const key = `${path} ${size}`;
    const known = kept.get(key);
    const segment = known ?? readSegment((await from.read(path))?.content ?? Buffer.alloc(0), trail);
    kept.delete(key);
    kept.set(key, segment);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > keptSegments) kept.delete(oldest);
    return segment;
  }

  async function summaryOf(from: Store, file: ListedFile, trail: string): Promise<Summary> {
    const key = `${file.path} ${file.size}`;
    const known = summaries.get(key);
    if (known) return known;
    const summary = summarize(await load(from, file, trail));
    for (const before of summaries.keys()) if (before.startsWith(`${file.path} `)) summaries.delete(before);
    summaries.set(key, summary);
    return summary;
  }

  async function* changesOf(trail: string, wanted: Wanted, behind: Place | undefined) {
    const from = here && trail === own?.trail ? here : store;
    const folder = `${trailsFolder}${trail}/`;
    const files = (await from.list(folder)).filter(({ path }) => headBefore(path.slice(folder.length)));
    const strays = new Map<string, Outcome>();
    for (const file of files.toReversed()) {
      const summary = await summaryOf(from, file, trail);
      if (mayHold(summary, wanted, behind)) {
        const { changes } = await load(from, file, trail);
        for (const change of changes.toReversed()) {
          const end = change.result === 'open' ? strays.get(change.id) : undefined;
          const whole = end ? ended(change, end) : change;
          if (isWanted(whole, wanted, behind)) yield whole;
        }
      }
      for (const stray of summary.strays) strays.set(stray.id, stray);
      if (wanted.since !== undefined && summary.first !== '' && summary.first < wanted.since) return;
    }
  }

  return {
    async *find(asked, behind) {
      const wanted = { ...asked, since: withoutZone(asked.since), until: withoutZone(asked.until) };
      const stored = await trailsOf(store);
      const all = new Set(own ? [own.trail, ...stored] : stored);
      const names = [...all].filter((name) => wanted.trail === undefined || name === wanted.trail);
      const trails = await Promise.all(
        names.map(async (name) => {
          const changes = changesOf(name, wanted, behind);
          return { changes, next: await changes.next() };
        }),
      );
      for (;;) {
        const [first] = trails
          .flatMap((trail) => (trail.next.done ? [] : [{ trail, change: trail.next.value }]))
          .sort((one, other) => order(one.change, other.change));
        if (!first) return;
        yield first.change;
        first.trail.next = await first.trail.changes.next();
      }
    },
  };
}

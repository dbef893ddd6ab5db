import { basename, join } from 'node:path';
import { folderStore, type ListedFile, type Store } from '@console/store';
import { headBefore, summariesFolder, trailsFolder } from './files';
import type { Outcome } from './records';
import {
  type Change,
  candidates,
  ended,
  isWanted,
  linesAt,
  order,
  type Place,
  readChange,
  readSegment,
  type Segment,
  type Sought,
  type Summary,
  summarize,
  type Wanted,
} from './segments';
import { summaryFiles } from './summaryFiles';
import { trailsOf } from './verify';

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
  /** Digest that stands for a text where it is a secret: whoever has a secret finds what was done with it. */
  readonly digestOf?: (text: string) => string;
}

/** Segments that are kept in memory, about 1 MB each. */
const keptSegments = 16;

/** A segment of which no more than this part may be wanted is not read as a whole, but line by line. */
const fewChanges = 0.25;

/** All times are in UTC; without its `Z` a shorter one comes before the longer ones that it begins. */
const withoutZone = (time: string | undefined) => time?.replace(/Z$/, '');

/** Searches the trails of a site; what it has read once it remembers in short, so that a search reads what it needs. */
export function searchTrails({ store, own, digestOf }: SearchOptions): TrailSearch {
  const here = own && folderStore(own.folder);
  const summaries = new Map<string, Summary>();
  const written = own && summaryFiles(join(own.folder, summariesFolder));
  const tidied = new Set<string>();
  const kept = new Map<string, Segment>();

  /** A segment that is written to no more never changes: path and size say which it is. */
  async function load(from: Store, file: ListedFile, trail: string): Promise<Segment> {
    const key = `${file.path} ${file.size}`;
    const known = kept.get(key);
    const segment = known ?? readSegment((await from.read(file.path))?.content ?? Buffer.alloc(0), trail);
    kept.delete(key);
    kept.set(key, segment);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > keptSegments) kept.delete(oldest);
    return segment;
  }

  /** @param isWhole it is written to no more */
  async function summaryOf(from: Store, file: ListedFile, trail: string, isWhole: boolean): Promise<Summary> {
    const key = `${file.path} ${file.size}`;
    const known = summaries.get(key);
    if (known) return known;
    const segment = basename(file.path);
    const found = isWhole ? await written?.read(trail, segment) : undefined;
    const summary = found ?? summarize(await load(from, file, trail));
    if (isWhole && !found) await written?.write(trail, segment, summary);
    for (const before of summaries.keys()) if (before.startsWith(`${file.path} `)) summaries.delete(before);
    summaries.set(key, summary);
    return summary;
  }

  /** Reads single changes. @returns undefined where the segment has to be read as a whole */
  async function changesAt(
    from: Store,
    file: ListedFile,
    trail: string,
    summary: Summary,
    positions: readonly number[],
  ): Promise<readonly Change[] | undefined> {
    const isFew = positions.length <= summary.ids.length * fewChanges;
    if (!isFew || kept.has(`${file.path} ${file.size}`)) return undefined;
    const lines = positions.map((position) => linesAt(summary, position));
    const parts = lines.flatMap(({ intent, end }) => (end ? [intent, end] : [intent]));
    const read = (await from.readParts(file.path, parts))?.map((part) => part.toString('utf8')).values();
    if (!read) return undefined;
    const nextLine = () => read.next().value ?? '';
    try {
      return lines.map(({ end }) => readChange(trail, nextLine(), end && nextLine()));
    } catch {
      // The summary is of another time than the segment: what is shown is what the segment says.
      return undefined;
    }
  }

  async function* changesOf(trail: string, wanted: Sought, behind: Place | undefined) {
    const from = here && trail === own?.trail ? here : store;
    const folder = `${trailsFolder}${trail}/`;
    const files = (await from.list(folder)).filter(({ path }) => headBefore(path.slice(folder.length)));
    if (!tidied.has(trail)) await written?.keep(trail, new Set(files.map(({ path }) => basename(path))));
    tidied.add(trail);
    const strays = new Map<string, Outcome>();
    for (const file of files.toReversed()) {
      const summary = await summaryOf(from, file, trail, file !== files.at(-1));
      const positions = candidates(summary, wanted, behind);
      if (positions.length > 0) {
        const few = await changesAt(from, file, trail, summary, positions);
        const changes = few ?? (await load(from, file, trail)).changes;
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
      const { text, since, until, ...exact } = asked;
      const texts = text === undefined ? undefined : [text, digestOf?.(text) ?? text];
      const wanted: Sought = {
        ...exact,
        texts: texts?.map((part) => part.toLowerCase()),
        since: withoutZone(since),
        until: withoutZone(until),
      };
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

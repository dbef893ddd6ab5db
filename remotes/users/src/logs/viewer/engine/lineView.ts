import type { LineStore } from './lineStore';
import { levels } from './logLine';
import { createNumbers, placeOf } from './sortedNumbers';
import type { LogFile } from './unpack';

/** Part of a file that is shown. */
export interface LogView {
  /** Place of the file among all files. */
  readonly file: number;
  /** The levels that are shown, as places in `levels`. */
  readonly levels: readonly number[];
  /** First moment, in milliseconds since 1970. @defaultValue from the beginning */
  readonly from?: number;
  /** Moment after the last. @defaultValue to the end */
  readonly to?: number;
  /** Only lines with hits are shown. */
  readonly onlyHits: boolean;
}

/** Counts of a view. */
export interface ViewSummary {
  /** Lines that are shown. */
  readonly shown: number;
  /** Those of them with hits. */
  readonly hits: number;
  /** Lines of the file by level, in the order of `levels`, whether shown or not. */
  readonly counts: readonly number[];
  /** First and last time in the file, in milliseconds since 1970. @defaultValue its lines say none */
  readonly span?: readonly [from: number, to: number];
}

/** A line as it is shown. */
export interface LogRow {
  /** Its place among the lines that are shown, from 0. */
  readonly position: number;
  /** Its number in the file, from 1. */
  readonly number: number;
  /** Place of its level in `levels`. */
  readonly level: number;
  readonly text: string;
  /** Bytes of it that are not shown, since it is so long. @defaultValue none */
  readonly more?: number;
}

/** Kind of line that is looked for. */
export type FindKind = 'hit' | 'error';

/** Counts of lines in a stretch of time, for an overview: of those that the view shows at any time. */
export interface TimeBucket {
  readonly all: number;
  readonly warnings: number;
  readonly errors: number;
  /** Lines with hits; 0 while nothing is searched for. */
  readonly hits: number;
}

/** Characters of a line that are shown; the rest is said by its length. */
const longestShown = 5000;

const noLines = new Uint32Array(0);

const isFiltered = (view: LogView) =>
  view.onlyHits ||
  view.from !== undefined ||
  view.to !== undefined ||
  levels.some((_, level) => !view.levels.includes(level));

/** The view of one file of a store, by the places of its lines: sorted numbers, so that millions of them take little. */
export class LineView {
  readonly #store: LineStore;
  readonly #decoder = new TextDecoder();
  #view: LogView = { file: 0, levels: levels.map((_, level) => level), onlyHits: false };
  /** First line of the file, and the one after its last. */
  #extent: readonly [first: number, end: number] = [0, 0];
  #hits: Uint32Array | undefined;
  /** Lines that are shown; undefined when all of the file are. */
  #shown: Uint32Array | undefined;

  constructor(store: LineStore) {
    this.#store = store;
  }

  /** Takes over how far the files are read. */
  setFiles(files: readonly LogFile[]): void {
    const { first = 0, lines = 0 } = files[this.#view.file] ?? {};
    this.#extent = [first, first + lines];
  }

  /** @param hits lines with hits, in all files; undefined while nothing is searched for */
  setHits(hits: Uint32Array | undefined): void {
    this.#hits = hits;
  }

  show(view: LogView, files: readonly LogFile[]): void {
    this.#view = view;
    this.setFiles(files);
    this.#shown = isFiltered(view) ? this.#keptLines() : undefined;
  }

  #keptLines(): Uint32Array {
    const store = this.#store;
    const [first, end] = this.#extent;
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY, onlyHits } = this.#view;
    const allowed = levels.map((_, level) => this.#view.levels.includes(level));
    const timed = this.#view.from !== undefined || this.#view.to !== undefined;
    const kept = createNumbers();
    const consider = (line: number) => {
      if (!allowed[store.levelAt(line)]) return;
      const time = store.timeAt(line);
      if (timed && !(time >= from && time < to)) return;
      kept.push(line);
    };
    if (onlyHits) for (const line of this.#hitLines()) consider(line);
    else for (let line = first; line < end; line += 1) consider(line);
    return kept.all();
  }

  #hitLines(): Uint32Array {
    const hits = this.#hits ?? noLines;
    const [first, end] = this.#extent;
    return hits.subarray(placeOf(hits, first), placeOf(hits, end));
  }

  #count(): number {
    const [first, end] = this.#extent;
    return this.#shown ? this.#shown.length : end - first;
  }

  #lineAt(position: number): number {
    return this.#shown ? (this.#shown[position] as number) : this.#extent[0] + position;
  }

  summary(): ViewSummary {
    const shown = this.#shown;
    const isShown = (line: number) => !shown || shown[placeOf(shown, line)] === line;
    let hits = 0;
    for (const line of this.#hitLines()) if (isShown(line)) hits += 1;
    return { shown: this.#count(), hits, ...this.#countLevels() };
  }

  #countLevels(): Pick<ViewSummary, 'counts' | 'span'> {
    const store = this.#store;
    const [first, end] = this.#extent;
    const counts = levels.map(() => 0);
    let [earliest, latest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let line = first; line < end; line += 1) {
      const level = store.levelAt(line);
      counts[level] = (counts[level] ?? 0) + 1;
      const time = store.timeAt(line);
      if (time < earliest) earliest = time;
      if (time > latest) latest = time;
    }
    return latest >= earliest ? { counts, span: [earliest, latest] } : { counts };
  }

  /** Lines of the view, from a place up to another one. */
  rows(from: number, to: number): LogRow[] {
    const rows: LogRow[] = [];
    for (let position = Math.max(0, from); position < Math.min(to, this.#count()); position += 1) {
      const line = this.#lineAt(position);
      const bytes = this.#store.bytesOf(line, line + 1);
      const text = this.#decoder.decode(bytes.subarray(0, longestShown)).replace(/\r?\n$/, '');
      rows.push({
        position,
        number: line - this.#extent[0] + 1,
        level: this.#store.levelAt(line),
        text,
        ...(bytes.length > longestShown && { more: bytes.length - longestShown }),
      });
    }
    return rows;
  }

  /** Place in the view of the next or the one before, beginning anew at the other end; -1 when there is none. */
  find(kind: FindKind, position: number, direction: 1 | -1): number {
    const count = this.#count();
    const error = levels.indexOf('error');
    const hits = this.#hits;
    const matches =
      kind === 'error'
        ? (line: number) => this.#store.levelAt(line) === error
        : (line: number) => hits !== undefined && hits[placeOf(hits, line)] === line;
    for (let step = 1; step <= count; step += 1) {
      const at = (((position + step * direction) % count) + count) % count;
      if (matches(this.#lineAt(at))) return at;
    }
    return -1;
  }

  /** Place in the view of a line of the file, or of the next one that is shown; -1 when the view is empty. */
  positionOf(number: number): number {
    const count = this.#count();
    const line = this.#extent[0] + number - 1;
    const place = this.#shown ? placeOf(this.#shown, line) : number - 1;
    return count === 0 ? -1 : Math.max(0, Math.min(count - 1, place));
  }

  /** Place in the view of the first line at a time or later, else of the last one; -1 when the view is empty. */
  positionAt(time: number): number {
    const [first, end] = this.#extent;
    for (let line = first; line < end; line += 1)
      if (this.#store.timeAt(line) >= time) return this.positionOf(line - first + 1);
    return this.#count() - 1;
  }

  /** The lines of the file over its span of time, in so many stretches of the same length. */
  timeline(buckets: number): TimeBucket[] {
    const store = this.#store;
    const { onlyHits, levels: allowed } = this.#view;
    const [first, end] = this.#extent;
    const { span } = this.#countLevels();
    if (!span) return [];
    const counted = Array.from({ length: buckets }, () => ({ all: 0, warnings: 0, errors: 0, hits: 0 }));
    const scale = buckets / Math.max(1, span[1] - span[0] + 1);
    const found = this.#hitLines();
    let nextHit = 0;
    for (let line = first; line < end; line += 1) {
      const isHit = found[nextHit] === line;
      if (isHit) nextHit += 1;
      const level = store.levelAt(line);
      if ((onlyHits && !isHit) || !allowed.includes(level)) continue;
      const bucket = counted[Math.floor((store.timeAt(line) - span[0]) * scale)];
      if (!bucket) continue;
      bucket.all += 1;
      if (isHit) bucket.hits += 1;
      if (levels[level] === 'warning') bucket.warnings += 1;
      if (levels[level] === 'error') bucket.errors += 1;
    }
    return counted;
  }
}

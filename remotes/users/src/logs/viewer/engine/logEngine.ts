import { createLineStore } from './lineStore';
import { levels } from './logLine';
import { type LogSearch, matcherOf } from './searchPattern';
import { createNumbers, placeOf } from './sortedNumbers';
import {
  type LogFile,
  type Refusal,
  RefusedFileError,
  type Unpacked,
  type UnpackLimits,
  unpack,
} from './unpack';

/** What of a file is shown. */
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

/** What a view has. */
export interface ViewSummary {
  /** How many lines are shown. */
  readonly shown: number;
  /** How many of them have hits. */
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

/** What a search has found. */
export interface SearchResult {
  /** Lines with hits in all files. */
  readonly lines: number;
  /** Lines with hits by file. */
  readonly byFile: readonly number[];
  /** How much of the lines was searched, from 0 to 1. */
  readonly done: number;
}

/** What opening a file has come to. */
export type OpenResult = Unpacked | { readonly refused: Refusal };

/** What is looked for by {@link LogEngine.find}. */
export type FindKind = 'hit' | 'error';

/** Counts of lines in a stretch of time, for an overview: of those that the view shows at any time. */
export interface TimeBucket {
  readonly all: number;
  readonly warnings: number;
  readonly errors: number;
  /** Lines with hits; 0 while nothing is searched for. */
  readonly hits: number;
}

/** Reads a log and answers what is asked about its lines. Nothing of it leaves the browser. */
export interface LogEngine {
  /** Reads a file; while it is read, what is there already can be asked for. */
  open(file: Blob, name: string, onProgress: (files: readonly LogFile[]) => void): Promise<OpenResult>;
  /** Sets what is shown. */
  view(view: LogView): Promise<ViewSummary>;
  /** Lines of the view, from a place up to another one. */
  rows(from: number, to: number): Promise<readonly LogRow[]>;
  /**
   * Searches all files. A newer search, or none, ends it.
   * @throws SyntaxError for a pattern that is none
   */
  search(search: LogSearch | null, onProgress: (result: SearchResult) => void): Promise<SearchResult>;
  /** Place in the view of the next or the one before, beginning anew at the other end; -1 when there is none. */
  find(kind: FindKind, position: number, direction: 1 | -1): Promise<number>;
  /** Place in the view of a line of the file, or of the next one that is shown; -1 when the view is empty. */
  positionOf(number: number): Promise<number>;
  /** The lines of the file over its span of time, in so many stretches of the same length. */
  timeline(buckets: number): Promise<readonly TimeBucket[]>;
}

/** Characters of a line that are shown; the rest is said by its length. */
const longestShown = 5000;

/** Bytes that are searched at once. */
const pieceSize = 4 * 1024 * 1024;

/** Lets what was asked meanwhile be answered. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Makes an engine for one file. @param limits of what is unpacked */
export function createLogEngine(limits?: UnpackLimits): LogEngine {
  const store = createLineStore(Date.now());
  const decoder = new TextDecoder();
  let files: readonly LogFile[] = [];
  let view: LogView = { file: 0, levels: levels.map((_, level) => level), onlyHits: false };
  /** Lines with hits, in all files; undefined while nothing is searched for. */
  let hits: Uint32Array | undefined;
  /** Lines that are shown; undefined when all of the file are. */
  let shown: Uint32Array | undefined;
  let searching = 0;

  const extent = () => {
    const { first = 0, lines = 0 } = files[view.file] ?? {};
    return [first, first + lines] as const;
  };
  const isFiltered = () =>
    view.onlyHits ||
    view.from !== undefined ||
    view.to !== undefined ||
    levels.some((_, level) => !view.levels.includes(level));

  const updateShown = () => {
    if (!isFiltered()) {
      shown = undefined;
      return;
    }
    const [first, end] = extent();
    const allowed = levels.map((_, level) => view.levels.includes(level));
    const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = view;
    const timed = view.from !== undefined || view.to !== undefined;
    const kept = createNumbers();
    const consider = (line: number) => {
      if (!allowed[store.levelAt(line)]) return;
      const time = store.timeAt(line);
      if (timed && !(time >= from && time < to)) return;
      kept.push(line);
    };
    if (view.onlyHits) {
      const found = hits ?? new Uint32Array(0);
      for (let at = placeOf(found, first); at < placeOf(found, end); at += 1) consider(found[at] as number);
    } else for (let line = first; line < end; line += 1) consider(line);
    shown = kept.all();
  };

  const shownCount = () => {
    const [first, end] = extent();
    return shown ? shown.length : end - first;
  };
  const lineAt = (position: number) => (shown ? (shown[position] as number) : extent()[0] + position);
  const placeInView = (line: number) => (shown ? placeOf(shown, line) : line - extent()[0]);
  const hitLines = () => {
    const [first, end] = extent();
    return (hits ?? new Uint32Array(0)).subarray(
      placeOf(hits ?? new Uint32Array(0), first),
      placeOf(hits ?? new Uint32Array(0), end),
    );
  };
  const isShown = (line: number) => !shown || shown[placeOf(shown, line)] === line;

  const summary = (): ViewSummary => {
    const [first, end] = extent();
    const counts = levels.map(() => 0);
    let [earliest, latest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let line = first; line < end; line += 1) {
      const level = store.levelAt(line);
      counts[level] = (counts[level] ?? 0) + 1;
      const time = store.timeAt(line);
      if (time < earliest) earliest = time;
      if (time > latest) latest = time;
    }
    let hitCount = 0;
    for (const line of hitLines()) if (isShown(line)) hitCount += 1;
    return {
      shown: shownCount(),
      hits: hitCount,
      counts,
      ...(latest >= earliest && { span: [earliest, latest] as const }),
    };
  };

  const resultOf = (found: Uint32Array, done: number): SearchResult => ({
    lines: found.length,
    byFile: files.map(({ first, lines }) => placeOf(found, first + lines) - placeOf(found, first)),
    done,
  });

  /** Adds the lines from `from` up to `to` that match. */
  const searchPiece = (
    matcher: ReturnType<typeof matcherOf>,
    from: number,
    to: number,
    push: (line: number) => void,
  ) => {
    const bytes = store.bytesOf(from, to);
    const text = decoder.decode(bytes);
    const find = matcher(text);
    const plain = text.length === bytes.length;
    let [line, lineEnd] = [from, plain ? -1 : text.indexOf('\n')];
    for (let mark = find(text, 0); mark; mark = find(text, lineEnd + 1)) {
      const [at] = mark;
      // Where a character is a byte, the index of the lines knows the line; else they are counted.
      if (plain) {
        line = store.lineOfByte(from, at);
        lineEnd = text.indexOf('\n', at);
      } else
        while (at > lineEnd) {
          line += 1;
          lineEnd = text.indexOf('\n', lineEnd + 1);
        }
      push(line);
    }
  };

  return {
    async open(file, name, onProgress) {
      let told = 0;
      try {
        const unpacked = await unpack(
          file,
          name,
          store,
          (sofar) => {
            files = sofar;
            if (performance.now() - told < 100 && told > 0) return;
            told = performance.now();
            onProgress([...sofar]);
          },
          limits,
        );
        files = unpacked.files;
        return { ...unpacked, files: [...files] };
      } catch (cause) {
        files = [];
        if (cause instanceof RefusedFileError) return { refused: cause.reason };
        throw cause;
      }
    },
    async view(next) {
      view = next;
      updateShown();
      return summary();
    },
    async rows(from, to) {
      const rows: LogRow[] = [];
      for (let position = Math.max(0, from); position < Math.min(to, shownCount()); position += 1) {
        const line = lineAt(position);
        const bytes = store.bytesOf(line, line + 1);
        const text = decoder.decode(bytes.subarray(0, longestShown)).replace(/\r?\n$/, '');
        rows.push({
          position,
          number: line - extent()[0] + 1,
          level: store.levelAt(line),
          text,
          ...(bytes.length > longestShown && { more: bytes.length - longestShown }),
        });
      }
      return rows;
    },
    async search(search, onProgress) {
      searching += 1;
      const mine = searching;
      hits = undefined;
      if (!search) return resultOf(new Uint32Array(0), 1);
      const matcher = matcherOf(search);
      const found = createNumbers();
      const last = store.count();
      for (let line = 0; line < last; ) {
        const end = Math.min(last, store.lineAfter(line, pieceSize));
        searchPiece(matcher, line, end, found.push);
        line = end;
        await breathe();
        if (mine !== searching) return resultOf(found.all(), line / last);
        hits = found.all();
        onProgress(resultOf(hits, line / last));
      }
      hits = found.all();
      return resultOf(hits, 1);
    },
    async find(kind, position, direction) {
      const count = shownCount();
      if (count === 0) return -1;
      const matches =
        kind === 'error'
          ? (line: number) => store.levelAt(line) === levels.indexOf('error')
          : (line: number) => hits !== undefined && hits[placeOf(hits, line)] === line;
      for (let step = 1; step <= count; step += 1) {
        const at = (((position + step * direction) % count) + count) % count;
        if (matches(lineAt(at))) return at;
      }
      return -1;
    },
    async positionOf(number) {
      const count = shownCount();
      const [first] = extent();
      return count === 0 ? -1 : Math.max(0, Math.min(count - 1, placeInView(first + number - 1)));
    },
    async timeline(buckets) {
      const [first, end] = extent();
      const { span } = summary();
      if (!span) return [];
      const counted = Array.from({ length: buckets }, () => ({ all: 0, warnings: 0, errors: 0, hits: 0 }));
      const scale = buckets / Math.max(1, span[1] - span[0] + 1);
      const found = hitLines();
      let nextHit = 0;
      for (let line = first; line < end; line += 1) {
        const isHit = found[nextHit] === line;
        if (isHit) nextHit += 1;
        if ((view.onlyHits && !isHit) || !view.levels.includes(store.levelAt(line))) continue;
        const bucket = counted[Math.floor((store.timeAt(line) - span[0]) * scale)];
        if (!bucket) continue;
        bucket.all += 1;
        if (isHit) bucket.hits += 1;
        const level = levels[store.levelAt(line)];
        if (level === 'warning') bucket.warnings += 1;
        if (level === 'error') bucket.errors += 1;
      }
      return counted;
    },
  };
}

import { createLineStore } from './lineStore';
import {
  type FindKind,
  LineView,
  type LogRow,
  type LogView,
  type TimeBucket,
  type ViewSummary,
} from './lineView';
import { searchLines } from './searchLines';
import type { LogSearch } from './searchPattern';
import { createNumbers, placeOf } from './sortedNumbers';
import {
  type LogFile,
  type Refusal,
  RefusedFileError,
  type Unpacked,
  type UnpackLimits,
  unpack,
} from './unpack';

/** Lines that a search has found. */
export interface SearchResult {
  /** Lines with hits in all files. */
  readonly lines: number;
  /** Lines with hits by file. */
  readonly byFile: readonly number[];
  /** Share of the lines that was searched, from 0 to 1. */
  readonly done: number;
}

/** End of opening a file. */
type OpenResult = Unpacked | { readonly refused: Refusal };

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
  /** Place in the view of the first line at a time or later, else of the last one; -1 when the view is empty. */
  positionAt(time: number): Promise<number>;
  /** The lines of the file over its span of time, in so many stretches of the same length. */
  timeline(buckets: number): Promise<readonly TimeBucket[]>;
}

/** Lets what was asked meanwhile be answered. */
const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Makes an engine for one file. @param limits of what is unpacked */
export function createLogEngine(limits?: UnpackLimits): LogEngine {
  const store = createLineStore(Date.now());
  const view = new LineView(store);
  let files: readonly LogFile[] = [];
  let searches = 0;
  const setFiles = (sofar: readonly LogFile[]) => {
    files = sofar;
    view.setFiles(files);
  };
  const resultOf = (found: Uint32Array, done: number): SearchResult => ({
    lines: found.length,
    byFile: files.map(({ first, lines }) => placeOf(found, first + lines) - placeOf(found, first)),
    done,
  });

  return {
    async open(file, name, onProgress) {
      let told = 0;
      const tell = (sofar: readonly LogFile[]) => {
        setFiles(sofar);
        if (performance.now() - told < 100 && told > 0) return;
        told = performance.now();
        onProgress([...sofar]);
      };
      try {
        const unpacked = await unpack(file, name, store, tell, limits);
        setFiles(unpacked.files);
        return { ...unpacked, files: [...files] };
      } catch (cause) {
        setFiles([]);
        if (cause instanceof RefusedFileError) return { refused: cause.reason };
        throw cause;
      }
    },
    async view(next) {
      view.show(next, files);
      return view.summary();
    },
    async search(search, onProgress) {
      searches += 1;
      const mine = searches;
      view.setHits(undefined);
      const found = createNumbers();
      if (!search) return resultOf(found.all(), 1);
      const searchPiece = searchLines(store, search, found.push);
      for (let done = 0; done < 1; ) {
        done = searchPiece();
        await breathe();
        if (mine !== searches) return resultOf(found.all(), done);
        view.setHits(found.all());
        onProgress(resultOf(found.all(), done));
      }
      return resultOf(found.all(), 1);
    },
    rows: async (from, to) => view.rows(from, to),
    find: async (kind, position, direction) => view.find(kind, position, direction),
    positionOf: async (number) => view.positionOf(number),
    positionAt: async (time) => view.positionAt(time),
    timeline: async (buckets) => view.timeline(buckets),
  };
}

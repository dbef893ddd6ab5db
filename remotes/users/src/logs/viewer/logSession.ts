import { createStore, type ReadableStore } from '@console/design/store';
import type { FindKind, LogRow, LogView, TimeBucket, ViewSummary } from './engine/lineView';
import type { LogEngine, SearchResult } from './engine/logEngine';
import { levels } from './engine/logLine';
import type { LogSearch } from './engine/searchPattern';
import { type StartedEngine, startLogEngine } from './engine/startLogEngine';
import type { LogFile, Refusal, Unpacked } from './engine/unpack';

/** A file to be read. */
export interface LogSource {
  readonly content: Blob;
  readonly name: string;
  /** The answer with the file ended in the middle. */
  readonly incomplete?: true;
}

/** How a file is read. */
export interface LogState {
  readonly phase: 'opening' | 'open' | 'refused' | 'failed';
  /** Why the file is not shown. */
  readonly refusal?: Refusal;
  readonly files: readonly LogFile[];
  readonly end: Unpacked['end'];
  readonly view: LogView;
  readonly summary: ViewSummary;
  /** Changes with everything that changes what is at a place of the view. */
  readonly version: number;
  /** Place in the view of the line that is current. */
  readonly current: number;
  /** Changes when the current line shall come into sight. */
  readonly reveal: number;
  readonly search?: LogSearch;
  readonly result?: SearchResult;
  readonly searching: boolean;
  /** Why there is no result: the pattern is none, or it was stopped since it took too long. */
  readonly problem?: 'syntax' | 'tooLong';
  readonly timeline: readonly TimeBucket[];
}

/** A file that is read, and what is shown of it. */
export interface LogSession extends ReadableStore<LogState> {
  readonly setView: (change: Partial<LogView>) => Promise<void>;
  /** @param search undefined or a blank text: nothing is searched for */
  readonly setSearch: (search: LogSearch | undefined) => Promise<void>;
  readonly setCurrent: (position: number, reveal?: boolean) => void;
  /** Goes to the next or the one before. @returns whether there is one */
  readonly find: (kind: FindKind, direction: 1 | -1) => Promise<boolean>;
  /** Goes to a line of the file by its number, from 1. */
  readonly goTo: (number: number) => Promise<void>;
  readonly rows: LogEngine['rows'];
  /** Ends it and frees its memory. */
  readonly close: () => void;
}

/** Options of {@link openLogSession}. */
export interface LogSessionOptions {
  /** Name of the file that is shown at first. @defaultValue the first with lines */
  readonly file?: string;
  /** Number of the line that is current at first. @defaultValue 1 */
  readonly line?: number;
  /** Starts the engine. @defaultValue in a worker, where the page may */
  readonly start?: () => Promise<StartedEngine>;
  /** Milliseconds without progress after which a search is stopped. @defaultValue 8000 */
  readonly patience?: number;
}

const allLevels = levels.map((_, level) => level);
const nothing: ViewSummary = { shown: 0, hits: 0, counts: levels.map(() => 0) };

/** Stretches of time of the overview. */
const buckets = 120;

/** Opens a file and keeps what is shown of it. */
export function openLogSession(source: LogSource, options: LogSessionOptions = {}): LogSession {
  const { start = startLogEngine, patience = 8000 } = options;
  const store = createStore<LogState>({
    phase: 'opening',
    files: [],
    end: 'whole',
    view: { file: 0, levels: allLevels, onlyHits: false },
    summary: nothing,
    version: 0,
    current: 0,
    reveal: 0,
    searching: false,
    timeline: [],
  });
  let started: Promise<StartedEngine>;
  let closed = false;
  let searches = 0;
  const set = (change: Partial<LogState>) => {
    if (!closed) store.setState({ ...store.getState(), ...change });
  };
  const engine = async () => (await started).engine;

  /** Shows what is there while the rest is read. */
  const onProgress = (files: readonly LogFile[]) => {
    const { view, summary, version } = store.getState();
    const shown = files[view.file]?.lines ?? 0;
    const first = summary.shown === 0 && shown > 0;
    set({ files, summary: { ...summary, shown }, version: version + (first ? 1 : 0) });
  };

  const applyView = async (view: LogView, keepLine?: number) => {
    const reader = await engine();
    const summary = await reader.view(view);
    const current = keepLine === undefined ? 0 : Math.max(0, await reader.positionOf(keepLine));
    const timeline = await reader.timeline(buckets);
    const { version, reveal } = store.getState();
    set({ view, summary, current, timeline, version: version + 1, reveal: reveal + 1 });
  };

  const currentNumber = async () => {
    const { current } = store.getState();
    return (await (await engine()).rows(current, current + 1))[0]?.number;
  };

  async function open(firstTime: boolean) {
    started = start();
    try {
      const reader = await engine();
      const opened = await reader.open(source.content, source.name, firstTime ? onProgress : () => undefined);
      if ('refused' in opened) {
        set({ phase: 'refused', refusal: opened.refused, files: [] });
        return;
      }
      const { files } = opened;
      const end = source.incomplete && opened.end === 'whole' ? 'cut' : opened.end;
      if (!firstTime) return;
      const named = files.findIndex(({ name }) => name === options.file);
      const withLines = files.findIndex(({ lines }) => lines > 0);
      const file = Math.max(0, named >= 0 ? named : withLines);
      set({ files, end });
      await applyView({ ...store.getState().view, file }, options.line ?? 1);
      set({ phase: 'open' });
      // What was searched for meanwhile was found in a part of the lines only.
      const { search } = store.getState();
      if (search) await setSearch(search);
    } catch {
      set({ phase: 'failed' });
    }
  }

  /** Ends an engine that is stuck, and begins anew with the same file. */
  const restart = async () => {
    (await started).end();
    await open(false);
    await applyView(store.getState().view, store.getState().current + 1);
    // What was searched for meanwhile was found in a part of the lines only.
    const { search } = store.getState();
    if (search) await setSearch(search);
  };

  const setSearch: LogSession['setSearch'] = async (search) => {
    searches += 1;
    const mine = searches;
    const sought = search && search.text !== '' ? search : undefined;
    // Else the empty search that a page begins with would take the current line back to where it was.
    if (!sought && !store.getState().search && !store.getState().problem) return;
    set({ search: sought, result: undefined, problem: undefined, searching: sought !== undefined });
    const { engine: reader, separate } = await started;
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** An engine that is stuck in a pattern answers nothing any more; one in the page cannot be ended. */
    const watch = () => {
      clearTimeout(timer);
      if (separate) timer = setTimeout(stop, patience);
    };
    const stop = async () => {
      if (mine !== searches) return;
      set({ searching: false, search: undefined, result: undefined, problem: 'tooLong' });
      await restart();
    };
    watch();
    try {
      const result = await reader.search(sought ?? null, (sofar) => {
        watch();
        if (mine === searches) set({ result: sofar });
      });
      if (mine !== searches) return;
      set({ result: sought && result, searching: false });
      await applyView(store.getState().view, await currentNumber());
    } catch (cause) {
      const problem = (cause as Error).name === 'SyntaxError' ? 'syntax' : undefined;
      if (mine === searches) set({ searching: false, problem, result: undefined });
    } finally {
      clearTimeout(timer);
    }
  };

  void open(true);
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    setView: async (change) => {
      const { view } = store.getState();
      const next = { ...view, ...change };
      const otherFile = next.file !== view.file;
      await applyView(next, otherFile ? 1 : await currentNumber());
    },
    setSearch,
    setCurrent: (position, reveal = true) => {
      const { summary, reveal: before } = store.getState();
      const current = Math.max(0, Math.min(summary.shown - 1, position));
      set({ current, reveal: before + (reveal ? 1 : 0) });
    },
    find: async (kind, direction) => {
      const position = await (await engine()).find(kind, store.getState().current, direction);
      if (position >= 0) set({ current: position, reveal: store.getState().reveal + 1 });
      return position >= 0;
    },
    goTo: async (number) => {
      const position = await (await engine()).positionOf(number);
      if (position >= 0) set({ current: position, reveal: store.getState().reveal + 1 });
    },
    rows: async (from, to) => (await engine()).rows(from, to) as Promise<readonly LogRow[]>,
    close: () => {
      closed = true;
      void started.then(({ end }) => end());
    },
  };
}

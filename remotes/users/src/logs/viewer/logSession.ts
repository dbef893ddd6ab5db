import { createStore } from '@console/design/store';
import type { LogRow, ViewSummary } from './engine/lineView';
import { levels } from './engine/logLine';
import { type StartedEngine, startLogEngine } from './engine/startLogEngine';
import { fileOfPlace, goToMoment } from './logPlace';
import { searchLog } from './logSearch';
import type { LogSession, LogSessionOptions, LogSource, LogState } from './logState';
import { type LogReading, viewLog } from './logView';

export type { LogSession, LogSessionOptions, LogSource } from './logState';

const allLevels = levels.map((_, level) => level);
const emptySummary: ViewSummary = { shown: 0, hits: 0, counts: levels.map(() => 0) };

const opening: LogState = {
  phase: 'opening',
  files: [],
  end: 'whole',
  view: { file: 0, levels: allLevels, onlyHits: false },
  summary: emptySummary,
  version: 0,
  current: 0,
  reveal: 0,
  searching: false,
  timeline: [],
};

/** Opens a file and keeps what is shown of it. */
export function openLogSession(source: LogSource, options: LogSessionOptions = {}): LogSession {
  const { start = startLogEngine, timeoutMs = 8000 } = options;
  const store = createStore<LogState>(
    options.search
      ? { ...opening, search: { text: options.search, pattern: false, matchCase: false } }
      : opening,
  );
  let started: Promise<StartedEngine>;
  let closed = false;
  const reading: LogReading = {
    state: store.getState,
    set: (change) => {
      if (!closed) store.setState({ ...store.getState(), ...change });
    },
    started: () => started,
  };
  const { state, set } = reading;
  const engine = async () => (await started).engine;
  const view = viewLog(reading);
  const setSearch = searchLog(reading, { view, restart, timeoutMs });

  /** Repeats a search made while lines were read, which was in a part of them only. */
  const searchAgain = async () => {
    const { search } = state();
    if (search) await setSearch(search);
  };
  async function open(firstTime: boolean) {
    started = start();
    try {
      const reader = await engine();
      const opened = await reader.open(
        source.content,
        source.name,
        firstTime ? view.showProgress : () => undefined,
      );
      if ('refused' in opened) set({ phase: 'refused', refusal: opened.refused, files: [] });
      if ('refused' in opened || !firstTime) return;
      const { files } = opened;
      set({ files, end: source.incomplete && opened.end === 'whole' ? 'cut' : opened.end });
      await view.apply({ ...state().view, file: fileOfPlace(files, options) }, options.line ?? 1);
      set({ phase: 'open' });
      await searchAgain();
      await goToMoment(reading, view, options);
    } catch {
      set({ phase: 'failed' });
    }
  }
  /** Ends an engine that is stuck, and begins anew with the same file. */
  async function restart() {
    (await started).end();
    await open(false);
    await view.apply(state().view, state().current + 1);
    await searchAgain();
  }
  const goToPosition = (position: number) => {
    if (position >= 0) set({ current: position, reveal: state().reveal + 1 });
    return position >= 0;
  };

  void open(true);
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    setView: async (change) => {
      const next = { ...state().view, ...change };
      const isOtherFile = next.file !== state().view.file;
      if (isOtherFile) set({ missed: undefined });
      await view.apply(next, isOtherFile ? 1 : await view.currentNumber());
    },
    setSearch,
    setCurrent: (position, reveal = true) => {
      const { summary, reveal: before } = state();
      const current = Math.max(0, Math.min(summary.shown - 1, position));
      set({ current, reveal: before + (reveal ? 1 : 0) });
    },
    find: async (kind, direction) =>
      goToPosition(await (await engine()).find(kind, state().current, direction)),
    goTo: async (number) => void goToPosition(await (await engine()).positionOf(number)),
    rows: async (from, to) => (await engine()).rows(from, to) as Promise<readonly LogRow[]>,
    close: () => {
      closed = true;
      void started.then(({ end }) => end());
    },
  };
}

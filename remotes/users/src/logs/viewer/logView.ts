import type { LogView } from './engine/lineView';
import type { StartedEngine } from './engine/startLogEngine';
import type { LogFile } from './engine/unpack';
import type { LogState } from './logState';

/** A log under way: its state, and the engine that reads it. */
export interface LogReading {
  readonly state: () => LogState;
  /** Changes the state, unless the log is closed. */
  readonly set: (change: Partial<LogState>) => void;
  readonly started: () => Promise<StartedEngine>;
}

/** Changes of the part of a log that is shown. */
export interface LogViewing {
  /** Shows what is there while the rest is read. */
  readonly showProgress: (files: readonly LogFile[]) => void;
  /** Shows a part of the lines. @param keepLine number of the line that is current then */
  readonly apply: (view: LogView, keepLine?: number) => Promise<void>;
  /** Number of the current line in its file; undefined where nothing is shown. */
  readonly currentNumber: () => Promise<number | undefined>;
}

/** Stretches of time of the overview. */
const buckets = 120;

/** Shows parts of a log. */
export function viewLog({ state, set, started }: LogReading): LogViewing {
  return {
    showProgress: (files) => {
      const { view, summary, version } = state();
      const shown = files[view.file]?.lines ?? 0;
      const isFirst = summary.shown === 0 && shown > 0;
      set({ files, summary: { ...summary, shown }, version: version + (isFirst ? 1 : 0) });
    },
    apply: async (view, keepLine) => {
      const { engine } = await started();
      const summary = await engine.view(view);
      const current = keepLine === undefined ? 0 : Math.max(0, await engine.positionOf(keepLine));
      const timeline = await engine.timeline(buckets);
      const { version, reveal } = state();
      set({ view, summary, current, timeline, version: version + 1, reveal: reveal + 1 });
    },
    currentNumber: async () => {
      const { current } = state();
      const { engine } = await started();
      return (await engine.rows(current, current + 1))[0]?.number;
    },
  };
}

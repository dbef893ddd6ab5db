import type { LogSession } from './logState';
import type { LogReading, LogViewing } from './logView';

/** Parts of a session that a search works with. */
export interface SearchOptions {
  readonly view: LogViewing;
  /** Ends an engine that is stuck, and begins anew. */
  readonly restart: () => Promise<void>;
  /** Milliseconds without progress after which a search is stopped. */
  readonly timeoutMs: number;
}

/** Makes what searches a log. A later search takes the place of one that is under way. */
export function searchLog(
  { state, set, started }: LogReading,
  { view, restart, timeoutMs }: SearchOptions,
): LogSession['setSearch'] {
  let searches = 0;
  return async (search) => {
    searches += 1;
    const mine = searches;
    const sought = search && search.text !== '' ? search : undefined;
    // Else the empty search that a page begins with would take the current line back to where it was.
    if (!sought && !state().search && !state().problem) return;
    set({ search: sought, result: undefined, problem: undefined, searching: sought !== undefined });
    const { engine, separate } = await started();
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** An engine that is stuck in a pattern answers nothing any more; one in the page cannot be ended. */
    const watch = () => {
      clearTimeout(timer);
      if (separate) timer = setTimeout(stop, timeoutMs);
    };
    const stop = async () => {
      if (mine !== searches) return;
      set({ searching: false, search: undefined, result: undefined, problem: 'tooLong' });
      await restart();
    };
    watch();
    try {
      const result = await engine.search(sought ?? null, (sofar) => {
        watch();
        if (mine === searches) set({ result: sofar });
      });
      if (mine !== searches) return;
      set({ result: sought && result, searching: false });
      await view.apply(state().view, await view.currentNumber());
    } catch (cause) {
      const problem = (cause as Error).name === 'SyntaxError' ? 'syntax' : undefined;
      if (mine === searches) set({ searching: false, problem, result: undefined });
    } finally {
      clearTimeout(timer);
    }
  };
}

import { createStore, type ReadableStore } from '@console/design/store';
import {
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverResult,
} from '@tanstack/react-query';
import type { LongProcess, ShownProcess } from './longProcess';

/** The long processes of this session, newest first. */
export interface Processes extends ReadableStore<readonly ShownProcess[]> {
  /** Follows a process until it ends, whichever page is open. One that is followed already stays as it is. */
  readonly watch: <Answer, Key extends QueryKey = QueryKey>(process: LongProcess<Answer, Key>) => void;
  /** Forgets a process; the service goes on with it. */
  readonly forget: (key: string) => void;
  readonly clear: () => void;
}

/** Follows processes by observing their queries, so that a page that shows one of them asks nothing twice. */
export function createProcesses(queryClient: QueryClient): Processes {
  const { getState, setState, subscribe } = createStore<readonly ShownProcess[]>([]);
  const unwatch = new Map<string, () => void>();
  const leave = (key: string) => {
    unwatch.get(key)?.();
    unwatch.delete(key);
  };

  function watch<Answer, Key extends QueryKey>(process: LongProcess<Answer, Key>): void {
    const { key, title, at, query, read, onEnd } = process;
    if (unwatch.has(key)) return;
    const started: ShownProcess = { key, title, at, since: Date.now(), status: 'running' };
    setState([started, ...getState().filter((process) => process.key !== key)]);
    const observer = new QueryObserver(queryClient, query);
    // What was answered before is about an earlier run.
    const answers = () => observer.getCurrentQuery().state.dataUpdateCount;
    const before = answers();
    const onAnswer = ({ data: answer }: QueryObserverResult<Answer>) => {
      if (answer === undefined || answers() === before) return;
      const state = read(answer);
      setState(getState().map((process) => (process.key === key ? { ...started, ...state } : process)));
      if (state.status === 'running') return;
      leave(key);
      onEnd?.(state);
    };
    unwatch.set(key, observer.subscribe(onAnswer));
  }

  return {
    watch,
    forget: (key) => {
      leave(key);
      setState(getState().filter((process) => process.key !== key));
    },
    clear: () => {
      for (const key of [...unwatch.keys()]) leave(key);
      setState([]);
    },
    getState,
    subscribe,
  };
}

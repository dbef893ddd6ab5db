import { createStore, type ReadableStore } from '../store';

/** Something that came, with a number of its own: the first is 1. */
export interface LiveEntry<Value> {
  readonly id: number;
  readonly value: Value;
}

/** State of a live buffer as it is shown. */
export interface LiveState<Value> {
  /** Latest values, the oldest first; as they were at the pause while there is one. */
  readonly entries: readonly LiveEntry<Value>[];
  /** Number of all values received, kept or not, during a pause too. */
  readonly total: number;
  /** The same by kind, for a buffer that counts kinds. */
  readonly counts: Readonly<Record<string, number>>;
  readonly paused: boolean;
  /** Number of values received since the pause. */
  readonly waiting: number;
}

/** Size, kinds and timing of a live buffer. */
export interface LiveBufferOptions<Value> {
  /** Least number of values kept, once so many came. */
  readonly keep: number;
  /** Surplus before the oldest are dropped in one block. @defaultValue a tenth of `keep` */
  readonly slack?: number;
  /** The kind under which a value is counted. @defaultValue kinds are not counted */
  readonly kindOf?: (value: Value) => string;
  /**
   * Runs a piece of work a moment later; returns what takes it back. All that comes until then is shown at once.
   * @defaultValue the next animation frame, of which a page in the background has none
   */
  readonly schedule?: (work: () => void) => () => void;
}

/** The latest of what streams in. */
export interface LiveBuffer<Value> extends ReadableStore<LiveState<Value>> {
  /** Takes what came, the oldest first. Cheap: what is shown changes with the next frame. */
  readonly push: (...values: readonly Value[]) => void;
  /** Freezes what is shown; what comes is kept and counted. */
  readonly pause: () => void;
  /** Shows what came meanwhile. */
  readonly resume: () => void;
  /** Forgets all that came, and the counts. */
  readonly clear: () => void;
  /** Ends it: nothing that is pushed afterwards is shown. */
  readonly close: () => void;
}

const nextFrame = (work: () => void) => {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
};

/**
 * Keeps the latest of what streams in: at least `keep`, at most `keep` and `slack`; beyond that it is cut back to the
 * latest `keep` [MONITOR-10]. What comes within one frame changes the state once; every value is counted at once.
 * @example
 * const crossings = createLiveBuffer<TransitionEvent>({ keep: 300, kindOf: ({ toZone }) => toZone });
 * crossings.push(event);
 */
export function createLiveBuffer<Value>(options: LiveBufferOptions<Value>): LiveBuffer<Value> {
  const { keep, slack = Math.floor(keep / 10), kindOf, schedule = nextFrame } = options;
  const emptyState: LiveState<Value> = { entries: [], total: 0, counts: {}, paused: false, waiting: 0 };
  const store = createStore(emptyState);
  let kept: LiveEntry<Value>[] = [];
  let counts = new Map<string, number>();
  let total = 0;
  let pausedAt: number | undefined;
  let cancel: (() => void) | undefined;
  let closed = false;

  const show = () => {
    cancel?.();
    cancel = undefined;
    const paused = pausedAt !== undefined;
    store.setState({
      entries: paused ? store.getState().entries : [...kept],
      total,
      counts: Object.fromEntries(counts),
      paused,
      waiting: pausedAt === undefined ? 0 : total - pausedAt,
    });
  };
  const showSoon = () => {
    cancel ??= schedule(() => {
      cancel = undefined;
      show();
    });
  };
  const take = (value: Value) => {
    total += 1;
    kept.push({ id: total, value });
    if (kept.length > keep + slack) kept = kept.slice(-keep);
    if (!kindOf) return;
    const kind = kindOf(value);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  };
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    push: (...values) => {
      if (closed) return;
      for (const value of values) take(value);
      if (values.length > 0) showSoon();
    },
    pause: () => {
      if (pausedAt !== undefined) return;
      // The pause begins with what is there, not with what was shown last.
      show();
      pausedAt = total;
      show();
    },
    resume: () => {
      pausedAt = undefined;
      show();
    },
    clear: () => {
      kept = [];
      counts = new Map();
      total = 0;
      if (pausedAt !== undefined) pausedAt = 0;
      store.setState({ ...emptyState, paused: pausedAt !== undefined });
      cancel?.();
      cancel = undefined;
    },
    close: () => {
      closed = true;
      cancel?.();
      cancel = undefined;
    },
  };
}

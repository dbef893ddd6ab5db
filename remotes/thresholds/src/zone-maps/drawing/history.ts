/** Steps that can be taken back, and taken again. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** True while the present is in the middle of a gesture: what comes next replaces it. */
  readonly open: boolean;
}

/** Most steps that are kept. */
export const mostSteps = 200;

/** A history that begins here. */
export const beginHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  open: false,
});

/** Adds a step; what was taken back before is forgotten. Nothing happens when nothing changes. */
export function step<State>(history: History<State>, next: State, open = false): History<State> {
  const { past, present } = history;
  if (next === present) return history;
  return {
    past: history.open ? past : [...past.slice(1 - mostSteps), present],
    present: next,
    future: [],
    open,
  };
}

/** Ends a gesture: what comes next is a step of its own. */
export const closeStep = <State>(history: History<State>): History<State> =>
  history.open ? { ...history, open: false } : history;

/** Takes back a gesture that is under way, as if it had never begun. */
export function abandonStep<State>(history: History<State>): History<State> {
  const before = history.past.at(-1);
  if (!history.open || before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [], open: false };
}

/** Takes the latest step back. */
export function undo<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future, open: false };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], open: false };
}

/** Takes the step again that was taken back last. */
export function redo<State>({ past, present, future }: History<State>): History<State> {
  const [next, ...later] = future;
  if (next === undefined) return { past, present, future, open: false };
  return { past: [...past, present], present: next, future: later, open: false };
}

/** Steps that can be taken back, and taken again. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** While the present is in the middle of a gesture, the history before it: what comes next replaces the present. */
  readonly begun?: History<State>;
}

/** Most steps that are kept. */
export const mostSteps = 200;

/** A history that begins here. */
export const beginHistory = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
});

/** Adds a step; what was taken back before is forgotten. Nothing happens when nothing changes. */
export function step<State>(history: History<State>, next: State, open = false): History<State> {
  const { past, present, begun } = history;
  if (next === present) return history;
  return {
    past: begun ? past : [...past.slice(1 - mostSteps), present],
    present: next,
    future: [],
    ...(open && { begun: begun ?? history }),
  };
}

/** Ends a gesture: what comes next is a step of its own. */
export function closeStep<State>(history: History<State>): History<State> {
  const { begun, ...closed } = history;
  return begun ? closed : history;
}

/** Takes back a gesture that is under way, as if it had never begun. */
export const abandonStep = <State>(history: History<State>): History<State> => history.begun ?? history;

/** Takes the latest step back. */
export function undo<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** Takes the step again that was taken back last. */
export function redo<State>({ past, present, future }: History<State>): History<State> {
  const [next, ...later] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: later };
}

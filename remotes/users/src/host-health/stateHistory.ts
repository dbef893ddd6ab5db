/** From when to when the host was seen in a state. Times are in milliseconds since 1970. */
export interface ObservedState {
  /** @defaultValue the service did not tell one */
  readonly state?: string;
  readonly from: number;
  /** When it was seen so last. */
  readonly to: number;
}

/** Most periods that are kept. */
export const mostPeriods = 50;

/** A longer silence than this ends a period: nobody looked, so nobody knows. Three polls of the state. */
export const longestSilence = 60_000;

/** The periods that were kept, oldest first; what cannot be read is left out. */
export const readHistory = (kept: unknown): readonly ObservedState[] =>
  Array.isArray(kept) ? kept.filter(isObserved) : [];

function isObserved(value: unknown): value is ObservedState {
  const { state, from, to } = (value ?? {}) as Record<string, unknown>;
  return (
    (state === undefined || typeof state === 'string') && typeof from === 'number' && typeof to === 'number'
  );
}

/** The history with one more look at the host. */
export function withObservation(
  history: readonly ObservedState[],
  state: string | undefined,
  at: number,
): readonly ObservedState[] {
  const last = history.at(-1);
  if (last && at <= last.to) return history;
  if (last && last.state === state && at - last.to <= longestSilence)
    return [...history.slice(0, -1), { ...last, to: at }];
  const begun: ObservedState = { from: at, to: at, ...(state !== undefined && { state }) };
  return [...history, begun].slice(-mostPeriods);
}

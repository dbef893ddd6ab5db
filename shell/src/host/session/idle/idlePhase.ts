/** Milliseconds before the lock at which the person is warned. */
const warningAhead = 60_000;

/** Phase of a person's presence: at work, warned, away. */
export type IdlePhase =
  | { readonly phase: 'active' /** Milliseconds until something changes. */; readonly next: number }
  | { readonly phase: 'warned' /** Whole seconds until the lock. */; readonly seconds: number }
  | { readonly phase: 'away' };

/**
 * Decides from the clock alone, so that a device that slept knows at once when it wakes.
 * @param since milliseconds since somebody last pointed or typed; polling is no activity.
 * @param limit milliseconds after which the console locks itself.
 */
export function idlePhase(since: number, limit: number): IdlePhase {
  if (since >= limit) return { phase: 'away' };
  const warnAt = Math.max(limit - warningAhead, limit / 2);
  if (since < warnAt) return { phase: 'active', next: warnAt - since };
  return { phase: 'warned', seconds: Math.ceil((limit - since) / 1000) };
}

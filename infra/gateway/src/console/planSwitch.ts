import type { Switches, SwitchRequest } from '@console/remote/operation';

/** Uses of switches that are kept. */
const mostKept = 500;

/** The switches of a store in which none was used yet. */
export const noSwitches: Switches = { schema: 1, off: {}, history: [] };

/** The switches after one was used. @param at time, ISO 8601 */
export function planSwitch(
  before: Switches,
  remote: string,
  { off, reason }: SwitchRequest,
  by: string,
  at: string,
): Switches {
  const { [remote]: _, ...others } = before.off;
  const words = reason?.trim();
  return {
    schema: 1,
    off: off ? { ...others, [remote]: { at, by, reason: words ?? '' } } : others,
    history: [{ remote, off, at, by, ...(words && { reason: words }) }, ...before.history].slice(0, mostKept),
  };
}

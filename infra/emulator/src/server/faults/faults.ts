import type { Random } from '../random/random';
import type { Fault } from './schema';

/** The faults at work. */
export interface Faults {
  /** Adds one; it comes before those that are there. Returns what takes it away. */
  add(fault: Fault): () => void;
  /** Takes all away but those of the start, which are as new. */
  clear(): void;
  /** The fault that hits a call, if any; counts it as having happened. */
  take(method: string, path: string): Fault | undefined;
  /** Offset of the clock of the service, in milliseconds. */
  clockSkew(): number;
}

/**
 * Faults as they are at the start.
 * @param random decides which calls are hit by one that hits only some
 * @param initial default: none
 */
export function createFaults(random: Random, initial: readonly Fault[] = []): Faults {
  let active: { readonly fault: Fault; left: number }[] = [];
  const remove = (entry: (typeof active)[number]) => {
    active = active.filter((other) => other !== entry);
  };
  const add = (fault: Fault) => {
    const entry = { fault, left: fault.times ?? Number.POSITIVE_INFINITY };
    active = [entry, ...active];
    return () => remove(entry);
  };
  const hits = ({ rate = 1 }: Fault) => rate === 1 || random.chance(rate);
  const clear = () => {
    active = [];
    for (const fault of initial) add(fault);
  };
  clear();
  return {
    add,
    clear,
    take(method, path) {
      const hit = active.find(({ fault }) => matches(fault, method, path) && hits(fault));
      if (!hit) return undefined;
      hit.left -= 1;
      if (hit.left <= 0) remove(hit);
      return hit.fault;
    },
    clockSkew: () => active.reduce((sum, { fault }) => sum + (fault.clockSkewMs ?? 0), 0),
  };
}

/** One that only sets the clock wrong hits no call. */
const matches = ({ method, path, clockSkewMs }: Fault, calledMethod: string, calledPath: string) =>
  clockSkewMs === undefined &&
  (method === undefined || method.toUpperCase() === calledMethod) &&
  calledPath.startsWith(path);

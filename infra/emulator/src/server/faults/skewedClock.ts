import type { Clock } from '../clock';
import type { Faults } from './faults';

/** A clock that is off by what the faults say; what it wakes, it wakes in time. */
export function skewedClock(clock: Clock, faults: Pick<Faults, 'clockSkew'>): Clock {
  return {
    now: () => new Date(clock.now().getTime() + faults.clockSkew()),
    every: (ms, run) => clock.every(ms, run),
    wait: (ms) => clock.wait(ms),
  };
}

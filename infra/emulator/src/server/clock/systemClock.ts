import { setTimeout as pass } from 'node:timers/promises';
import type { Clock } from './clock';

/** The machine's clock. Its timers do not keep a process alive. */
export const systemClock: Clock = {
  now: () => new Date(),
  wait: (ms) => pass(ms, undefined, { ref: false }),
  every(ms, run) {
    let running: Promise<void> | undefined;
    const timer = setInterval(() => {
      running ??= run().finally(() => {
        running = undefined;
      });
    }, ms);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await running;
    };
  },
};

import { useSyncExternalStore } from 'react';

/** How often relative times are brought up to date, in milliseconds [READER-12]. */
export const relativeTimeRefresh = 60_000;

/** How often remaining times are brought up to date, in milliseconds. */
export const remainingTimeRefresh = 1000;

/** One timer for all who look at the same pace; it runs only while someone looks. */
function createClock(interval: number) {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let now = Date.now();
  return {
    now: () => now,
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        now = Date.now();
        timer = setInterval(() => {
          now = Date.now();
          for (const tell of listeners) tell();
        }, interval);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
  };
}

const relativeClock = createClock(relativeTimeRefresh);
const remainingClock = createClock(remainingTimeRefresh);

/** The time in milliseconds, a new one every minute. */
export const useMinute = () => useSyncExternalStore(relativeClock.subscribe, relativeClock.now);

/** The time in milliseconds, a new one every second. */
export const useSecond = () => useSyncExternalStore(remainingClock.subscribe, remainingClock.now);

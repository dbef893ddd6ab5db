import { createStore, type ReadableStore, useStore } from '../store';

/** Interval for the update of relative times, in milliseconds [READER-12]. */
export const relativeTimeRefresh = 60_000;

/** Interval for the update of remaining times, in milliseconds. */
export const remainingTimeRefresh = 1000;

/** One timer for all who look at the same pace; it runs only while someone looks. */
function createClock(interval: number): ReadableStore<number> {
  const now = createStore(Date.now());
  const tick = () => now.setState(Date.now());
  let followers = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    getState: now.getState,
    subscribe: (listener) => {
      if (followers === 0) {
        tick();
        timer = setInterval(tick, interval);
      }
      followers += 1;
      const unsubscribe = now.subscribe(listener);
      return () => {
        unsubscribe();
        followers -= 1;
        if (followers === 0) clearInterval(timer);
      };
    },
  };
}

const relativeClock = createClock(relativeTimeRefresh);
const remainingClock = createClock(remainingTimeRefresh);

/** The time in milliseconds, a new one every minute. */
export const useMinute = () => useStore(relativeClock);

/** The time in milliseconds, a new one every second. */
export const useSecond = () => useStore(remainingClock);

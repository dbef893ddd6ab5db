import { useEffect, useState } from 'react';
import { addToMinute, type MinuteMap, minuteOf } from './crossingHour';
import type { Counts } from './directions';

/** Milliseconds between two looks at the counts. */
const lookInterval = 2000;

const noMinutes: MinuteMap = new Map();

/**
 * Crossings by minute from when the component appeared, and the time of the latest look in milliseconds since 1970.
 * @param countsNow counts up to now; keeps its identity
 */
export function useCrossingMinutes(countsNow: () => Counts): {
  readonly minutes: MinuteMap;
  readonly now: number;
} {
  const [state, setState] = useState(() => ({ minutes: noMinutes, now: Date.now() }));
  useEffect(() => {
    let last = countsNow();
    const timer = setInterval(() => {
      const counts = countsNow();
      const now = Date.now();
      const added = { in: (counts.IN ?? 0) - (last.IN ?? 0), out: (counts.OUT ?? 0) - (last.OUT ?? 0) };
      last = counts;
      setState((before) => {
        if (added.in + added.out > 0)
          return { minutes: addToMinute(before.minutes, minuteOf(now), added), now };
        // A line moves on by the minute.
        return minuteOf(before.now) === minuteOf(now) ? before : { ...before, now };
      });
    }, lookInterval);
    return () => clearInterval(timer);
  }, [countsNow]);
  return state;
}

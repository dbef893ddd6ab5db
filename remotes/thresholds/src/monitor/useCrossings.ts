import type { LiveState } from '@console/design/live';
import type { ReadableStore } from '@console/design/store';
import { useEffect, useRef, useState } from 'react';
import type { Direction } from './crossingSound';

/** A stream that counts its kinds. */
type CountedStream = ReadableStore<Pick<LiveState<unknown>, 'counts'>>;

const directions: readonly Direction[] = ['in', 'out'];

/** Calls back for each direction in which something crossed since the last change of what is shown; in a pause too. */
export function useCrossings(
  buffer: CountedStream,
  onCrossing: ((direction: Direction) => void) | undefined,
) {
  const latest = useRef(onCrossing);
  useEffect(() => {
    latest.current = onCrossing;
  });
  useEffect(() => {
    let before = buffer.getState().counts;
    return buffer.subscribe(() => {
      const { counts } = buffer.getState();
      for (const direction of directions) {
        const kind = direction.toUpperCase();
        if ((counts[kind] ?? 0) > (before[kind] ?? 0)) latest.current?.(direction);
      }
      before = counts;
    });
  }, [buffer]);
}

/** Milliseconds for which a direction is marked after a crossing. */
const marked = 1000;

/** The directions in which something crossed within the last second. */
export function useRecentCrossings(buffer: CountedStream): Readonly<Record<Direction, boolean>> {
  const [recent, setRecent] = useState<Readonly<Record<Direction, boolean>>>({ in: false, out: false });
  const timers = useRef<Partial<Record<Direction, ReturnType<typeof setTimeout>>>>({});
  useEffect(() => {
    const { current } = timers;
    return () => {
      for (const direction of directions) clearTimeout(current[direction]);
    };
  }, []);
  useCrossings(buffer, (direction) => {
    clearTimeout(timers.current[direction]);
    timers.current[direction] = setTimeout(
      () => setRecent((before) => ({ ...before, [direction]: false })),
      marked,
    );
    setRecent((before) => (before[direction] ? before : { ...before, [direction]: true }));
  });
  return recent;
}

import { createStore, type ReadableStore } from '@console/design/store';
import { useEffect, useState } from 'react';
import { addDirections, type Counts, type Directions, noDirections } from './directions';

const second = 1000;

/**
 * Crossings a second, from when the component appeared; also while what is shown pauses or changes seldom.
 * @param countsNow what was counted up to now; keeps its identity
 */
export function useDirections(countsNow: () => Counts): ReadableStore<Directions> {
  const [store] = useState(() => createStore(noDirections));
  useEffect(() => {
    let last = countsNow();
    const timer = setInterval(() => {
      const now = countsNow();
      store.setState(addDirections(store.getState(), last, now, Date.now()));
      last = now;
    }, second);
    return () => clearInterval(timer);
  }, [countsNow, store]);
  return store;
}

import { createStore, type ReadableStore } from '@console/design/store';
import type { TourSignal } from '@console/remote';
import type { PlannedStop } from './planTour';

/** Position of a running tour. */
export interface TourPosition {
  readonly stops: readonly PlannedStop[];
  /** Index into `stops`. */
  readonly at: number;
  readonly stop: PlannedStop;
}

/** What the tour does to the console. */
export interface TourEffects {
  /** Opens the page of a stop, in a new entry of the history. */
  readonly goTo: (path: string) => void;
  /** The tour is over, completed or not; called once [TOUR-11]. */
  readonly onEnd: () => void;
}

/**
 * The guided tour of one session: not begun, at a stop, or over; once over it does not begin again.
 * Its state is undefined while no tour runs.
 */
export interface Tour extends ReadableStore<TourPosition | undefined> {
  /** Begins at the first stop; does nothing without stops, or when it has begun before. */
  readonly start: (stops: readonly PlannedStop[]) => void;
  readonly next: () => void;
  readonly back: () => void;
  /** Goes on where the tour waits for this. */
  readonly emit: (signal: TourSignal) => void;
  /** The user is at an address now; the tour goes on when that is where it leads next anyway. */
  readonly arrive: (pathname: string) => void;
  readonly end: () => void;
}

/** Creates a tour that has not begun. */
export function createTour({ goTo, onEnd }: TourEffects): Tour {
  const { getState, setState, subscribe } = createStore<TourPosition | undefined>(undefined);
  let begun = false;
  let here: string | undefined;
  const stopAt = (stops: readonly PlannedStop[], at: number) => {
    const stop = stops[at];
    if (!stop) return;
    setState({ stops, at, stop });
    if (stop.path !== here) goTo(stop.path);
  };
  const move = (by: 1 | -1) => {
    const position = getState();
    if (position) stopAt(position.stops, position.at + by);
  };

  return {
    start: (stops) => {
      if (begun || stops.length === 0) return;
      begun = true;
      // The first page gets an entry of the history for itself: what may lie before it is not the console's to undo.
      here = undefined;
      stopAt(stops, 0);
    },
    next: () => move(1),
    back: () => move(-1),
    emit: (signal) => {
      if (getState()?.stop.awaits === signal) move(1);
    },
    arrive: (pathname) => {
      here = pathname;
      const position = getState();
      if (!position || position.stop.awaits || position.stop.path === pathname) return;
      if (position.stops[position.at + 1]?.path === pathname) move(1);
    },
    end: () => {
      if (!getState()) return;
      setState(undefined);
      onEnd();
    },
    getState,
    subscribe,
  };
}

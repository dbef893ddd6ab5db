import { createStore, type ReadableStore } from '@console/design/store';
import type { TourSignal } from '@console/remote';
import type { PlannedStop } from './planTour';

/** Position of a running tour. */
export interface TourPosition {
  readonly stops: readonly PlannedStop[];
  /** Index into `stops`. */
  readonly at: number;
  readonly stop: PlannedStop;
  /** Notes its end at the service. */
  readonly noted: boolean;
}

/** Effects of the tour on the console. */
interface TourEffects {
  /** Opens the page of a stop, in a new entry of the history. */
  readonly goTo: (path: string) => void;
  /** A tour whose end is to be noted is over, completed or not; called once [TOUR-11]. */
  readonly onEnd: () => void;
}

/** Beginning of a tour. */
interface TourStart {
  /** Index of the first stop. @defaultValue 0 */
  readonly at?: number;
  /** Notes its end at the service [TOUR-11]. @defaultValue true */
  readonly noted?: boolean;
}

/** The guided tour of one session: not begun, at a stop, or over. Its state is undefined while no tour runs. */
export interface Tour extends ReadableStore<TourPosition | undefined> {
  /** Begins, anew where it has begun before; does nothing without stops. */
  readonly start: (stops: readonly PlannedStop[], start?: TourStart) => void;
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
  let here: string | undefined;
  const stopAt = ({ stops, noted }: Pick<TourPosition, 'stops' | 'noted'>, at: number) => {
    const stop = stops[at];
    if (!stop) return;
    setState({ stops, at, stop, noted });
    if (stop.path !== here) goTo(stop.path);
  };
  const move = (by: 1 | -1) => {
    const position = getState();
    if (position) stopAt(position, position.at + by);
  };

  return {
    start: (stops, { at = 0, noted = true } = {}) => {
      // The first page gets an entry of the history for itself: what may lie before it is not the console's to undo.
      here = undefined;
      stopAt({ stops, noted }, at);
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
      const position = getState();
      if (!position) return;
      setState(undefined);
      if (position.noted) onEnd();
    },
    getState,
    subscribe,
  };
}

import { createContext, type ReactNode, useContext } from 'react';
import type { TourSignal, TourStep } from '../../contract/tour';

/** The guided tour of a first visit, as pages know it. */
export interface RunningTour {
  /** The step the tour is at: pages keep the user from what would lead away from it [TOUR-05, TOUR-10]. */
  readonly step: TourStep | undefined;
  /** To be called when a form is shown or saved; the tour goes on where it waits for just that [TOUR-07]. */
  readonly emit: (signal: TourSignal) => void;
}

/** Stays the same, so that an effect that emits something may depend on it. */
const noTour: RunningTour = { step: undefined, emit: () => undefined };

const TourContext = createContext<RunningTour>(noTour);

/** Makes the tour known to everything below; the shell's matter. */
export function TourProvider({
  tour,
  children,
}: {
  readonly tour: RunningTour;
  readonly children: ReactNode;
}) {
  return <TourContext value={tour}>{children}</TourContext>;
}

/**
 * The guided tour; at no step while none runs, and always so in a page that is not the console.
 * @example
 * const { step, emit } = useTour();
 * useEffect(() => emit('user-form-shown'), [emit]);
 */
export function useTour(): RunningTour {
  return useContext(TourContext);
}

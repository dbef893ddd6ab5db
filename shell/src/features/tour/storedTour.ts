import { safeStorage } from '@console/design/storage';

const storage = safeStorage('sessionStorage');

/** Entry of the tab that outlives a reload. */
export const tourKey = 'console-tour';

/** Where a tour was when the page was left. */
interface StoredTour {
  /** Who was led: another user who signs in to the tab is not. */
  readonly user: string;
  /** Key of the stop, see `stopKey`. */
  readonly stop: string;
  /** Notes its end at the service [TOUR-11]. */
  readonly noted: boolean;
}

/** The tour of a user that a reload has interrupted; undefined when there is none, or it cannot be read. */
export function readTour(user: string | undefined): StoredTour | undefined {
  const kept = storage.getJson(tourKey) as Partial<StoredTour> | null | undefined;
  if (typeof kept !== 'object' || kept === null || kept.user !== user || user === undefined) return undefined;
  const { stop, noted } = kept;
  return typeof stop === 'string' && typeof noted === 'boolean' ? { user, stop, noted } : undefined;
}

/** Keeps where the tour is; undefined: it is over. */
export function keepTour(tour: StoredTour | undefined): void {
  storage.setItem(tourKey, tour && JSON.stringify(tour));
}

import { isRecent } from '../ongoing-processes';
import type { RegisteringReader, Registration } from './adapter';
import type { RegistrationDraft } from './calls';

/** True while a registration is under way: it may be cancelled, and no other can be started (REGISTER-24). */
export const isRunning = ({ status }: Pick<Registration, 'status'>): boolean => status === 'IN_PROGRESS';

/** True for a registration that is over: nothing of it will change (REGISTER-26). */
export const isFinished = ({ status }: Pick<Registration, 'status'>): boolean =>
  status === 'COMPLETED' || status === 'FAILED';

/** True for a cancelled registration, known by its error (REGISTER-26). */
export const isCancelled = ({ status, error }: Pick<Registration, 'status' | 'error'>): boolean =>
  status === 'FAILED' && /cancel/i.test(error ?? '');

/**
 * True for a registration that counts as ongoing on opening a page: under way, and begun lately
 * (REGISTER-30).
 */
export const isOngoing = (registration: Registration, now: number): boolean =>
  isRunning(registration) && isRecent(registration.startTime, now);

/** The readers that could not be registered. */
export const failedReaders = ({ readers }: Pick<Registration, 'readers'>): readonly RegisteringReader[] =>
  readers.filter(({ error }) => error !== undefined);

/** Outcome of a registration (REGISTER-29). */
export type RegistrationOutcome = 'cancelled' | 'failed' | 'readersFailed' | 'succeeded';

/** Outcome of a registration (REGISTER-29); `undefined` before it. */
export function outcomeOf(registration: Registration): RegistrationOutcome | undefined {
  if (!isFinished(registration)) return undefined;
  if (isCancelled(registration)) return 'cancelled';
  if (registration.status === 'FAILED') return 'failed';
  return failedReaders(registration).length > 0 ? 'readersFailed' : 'succeeded';
}

/** Request that repeats a registration: the same readers and hostname (REGISTER-25). */
export function rerunOf({ readers, hostname }: Registration): RegistrationDraft {
  return {
    hostname,
    readers: readers.flatMap(({ address, name, serialNumber, simpleModelName, facility }) =>
      address === undefined ? [] : [{ ipAddress: address, name, serialNumber, simpleModelName, facility }],
    ),
  };
}

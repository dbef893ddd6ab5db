import { isRecent } from '../ongoing-processes';
import type { RegisteringReader, Registration } from './adapter';
import type { RegistrationDraft } from './calls';

/** Whether a registration is under way: it may be cancelled, and no other can be started (REGISTER-24). */
export const isRunning = ({ status }: Pick<Registration, 'status'>): boolean => status === 'IN_PROGRESS';

/** Whether a registration is over: nothing of it will change (REGISTER-26). */
export const isFinished = ({ status }: Pick<Registration, 'status'>): boolean =>
  status === 'COMPLETED' || status === 'FAILED';

/** Whether a registration was cancelled, by its error (REGISTER-26). */
export const isCancelled = ({ status, error }: Pick<Registration, 'status' | 'error'>): boolean =>
  status === 'FAILED' && /cancel/i.test(error ?? '');

/** Whether a registration counts as ongoing on opening a page: under way, and begun lately (REGISTER-30). */
export const isOngoing = (registration: Registration, now: number): boolean =>
  isRunning(registration) && isRecent(registration.startTime, now);

/** The readers that could not be registered. */
export const failedReaders = ({ readers }: Pick<Registration, 'readers'>): readonly RegisteringReader[] =>
  readers.filter(({ error }) => error !== undefined);

/** How a registration ended (REGISTER-29); `undefined` while it has not. */
export type RegistrationOutcome = 'cancelled' | 'failed' | 'readersFailed' | 'succeeded';

/** How a registration ended (REGISTER-29). */
export function outcomeOf(registration: Registration): RegistrationOutcome | undefined {
  if (!isFinished(registration)) return undefined;
  if (isCancelled(registration)) return 'cancelled';
  if (registration.status === 'FAILED') return 'failed';
  return failedReaders(registration).length > 0 ? 'readersFailed' : 'succeeded';
}

/** What starts a registration once more: the same readers and hostname (REGISTER-25). */
export function rerunOf({ readers, hostname }: Registration): RegistrationDraft {
  return {
    hostname,
    readers: readers.flatMap(({ address, name, serialNumber, simpleModelName, facility }) =>
      address === undefined ? [] : [{ ipAddress: address, name, serialNumber, simpleModelName, facility }],
    ),
  };
}

import { isCancelled, isRunning, type Registration } from '@console/api-client/registrations';

/** A status in words: `IN_PROGRESS` is `In Progress` [REGISTER-23]. */
export const statusText = (status: string): string =>
  status
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The tone of the status: a cancellation is no trouble. */
export function statusTone(registration: Registration): 'info' | 'neutral' | 'danger' | 'success' {
  if (isRunning(registration)) return 'info';
  if (isCancelled(registration)) return 'neutral';
  return registration.status === 'COMPLETED' ? 'success' : 'danger';
}

import {
  failedReaders,
  isCancelled,
  isRunning,
  outcomeOf,
  type RegisteringReader,
  type Registration,
  registrationStatuses,
  registrationSteps,
} from '@console/api-client/registrations';
import { titleCased } from '@console/design/language';
import { codeLabels, type Translate } from '@console/design/messages';
import type { AlertRequest } from '@console/remote/services';

const steps: readonly string[] = registrationSteps;

/** The steps that have a second wording. */
const reworded = [
  'WAITING_FOR_PACKAGE',
  'UPLOAD_SUCCESS',
  'REBOOTING',
  'REBOOTED',
  'READY_FOR_PROVISIONING',
  'PROVISIONING',
  'INSTALL_FINISHED',
] as const satisfies readonly (typeof registrationSteps)[number][];

/** Where a reader stands in the steps of its registration, from 1; 0 when the step is not known [REGISTER-28]. */
export const stepNumber = ({ installStep = '' }: Pick<RegisteringReader, 'installStep'>): number =>
  steps.indexOf(installStep) + 1;

/** Name of an install step; one that only a newer service knows as it stands [REGISTER-28]. */
export const stepLabel = codeLabels('register.step', registrationSteps);

/** The same step in the other words the documents have for it, where they have some [REGISTER-28]. */
export function stepHint(
  { installStep }: Pick<RegisteringReader, 'installStep'>,
  translate: Translate,
): string | undefined {
  const step = reworded.find((known) => known === installStep);
  return step && translate(`register.step.${step}.hint`);
}

/** Number of readers of a registration that are through with it, well or not, and of those that are not. */
interface RegistrationCounts {
  readonly registered: number;
  readonly failed: number;
  readonly inProgress: number;
}

/** Counts the readers of a registration by what became of them. */
export function registrationCounts(readers: readonly RegisteringReader[]): RegistrationCounts {
  const failed = readers.filter(({ error }) => error !== undefined).length;
  const registered = readers.filter(
    (reader) => reader.error === undefined && stepNumber(reader) === registrationSteps.length,
  ).length;
  return { registered, failed, inProgress: readers.length - registered - failed };
}

/**
 * Progress of a registration: the part of its readers that are through with it, from 0 to 1, and the same in words.
 */
export function registrationProgress(readers: readonly RegisteringReader[], translate: Translate) {
  const counts = registrationCounts(readers);
  return {
    value: readers.length === 0 ? 0 : 1 - counts.inProgress / readers.length,
    text: translate('register.process.progress', { ...counts }),
  };
}

/** A status in words [REGISTER-23]; one the console does not know is put in title case as it comes. */
export const statusText = codeLabels('register.status', registrationStatuses, titleCased);

/** The tone of the status: a cancellation is no trouble. */
export function statusTone(registration: Registration): 'info' | 'neutral' | 'danger' | 'success' {
  if (isRunning(registration)) return 'info';
  if (isCancelled(registration)) return 'neutral';
  return registration.status === 'COMPLETED' ? 'success' : 'danger';
}

type SaidOutcome = Pick<AlertRequest, 'tone' | 'title' | 'lines'>;

/** The one thing that is said when a registration has finished [REGISTER-29]; undefined while it has not. */
export function registrationAlert(registration: Registration, translate: Translate): SaidOutcome | undefined {
  const outcome = outcomeOf(registration);
  if (!outcome) return undefined;
  const { id, error, readers } = registration;
  const failed = failedReaders({ readers }).map(({ name, address }) => name ?? address ?? '');
  const title = translate(`register.ended.${outcome}`, { id, count: failed.length });
  switch (outcome) {
    case 'cancelled':
      return { tone: 'info', title };
    case 'failed':
      return { tone: 'danger', title, lines: error === undefined ? [] : [error] };
    case 'readersFailed':
      return { tone: 'danger', title, lines: failed };
    case 'succeeded':
      return { tone: 'success', title };
  }
}

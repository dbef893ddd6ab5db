import type { Call, ListAnswer } from '../client';
import { readList, readNothing } from '../client/answer';
import { consolePath } from '../client/path';
import { type OngoingProcess, readOngoingProcess } from './adapter';
import { type ProcessType, processTypes } from './schema';
import { validateOngoingProcess } from './validate.generated.js';

/** A process of a kind the service does not keep track of: nothing was sent (REGISTER-19). */
export class InvalidProcessTypeError extends Error {
  override readonly name = 'InvalidProcessTypeError';

  constructor(readonly processType: string) {
    super(`"${processType}" is no process type`);
  }
}

/** Age up to which a process is kept track of, in minutes (REGISTER-19). */
const maxTimeMinutes = 20;

/** A process to be kept track of. */
export interface TrackedProcess {
  readonly processId: string;
  readonly processType: ProcessType | (string & {});
}

/**
 * Asks the service to keep track of a process (REGISTER-19).
 * @throws InvalidProcessTypeError
 */
export function trackProcess({ processId, processType }: TrackedProcess): Call<void> {
  if (!processTypes.some((known) => known === processType)) throw new InvalidProcessTypeError(processType);
  return {
    name: 'track process',
    method: 'POST',
    path: consolePath('api', 'ongoingProcesses'),
    body: { initiatedFrom: 'registration', maxTimeMinutes, processId, processType },
    answer: readNothing,
  };
}

/** Lists the processes that are kept track of (REGISTER-20). */
export function listOngoingProcesses(): Call<ListAnswer<OngoingProcess>> {
  return {
    name: 'list ongoing processes',
    method: 'GET',
    path: consolePath('api', 'ongoingProcesses'),
    answer: readList(validateOngoingProcess, readOngoingProcess, 'processId'),
  };
}

/** Ends keeping track of a process, which is over (REGISTER-20). */
export function forgetProcess(processId: string): Call<void> {
  return {
    name: 'forget process',
    method: 'DELETE',
    path: consolePath('api', 'ongoingProcesses', processId),
    // Another browser may have been quicker: gone is gone.
    notFound: { answer: undefined },
    answer: readNothing,
  };
}

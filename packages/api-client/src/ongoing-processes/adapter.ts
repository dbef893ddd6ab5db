import { readTime, withoutBlank } from '../wire';
import type { OngoingProcessAnswer } from './schema';

/** A process the service keeps track of, so that another browser or a reload finds it. */
export interface OngoingProcess {
  readonly processId: string;
  /** One of `processTypes`, or one a newer service knows. */
  readonly processType?: string;
  /** ISO 8601. */
  readonly startTime?: string;
}

/** A process as the console shows it: whole-number ids read as text. */
export function readOngoingProcess({
  processId,
  processType,
  startTime,
}: OngoingProcessAnswer): OngoingProcess {
  return {
    processId: String(processId),
    ...withoutBlank({ processType, startTime: readTime(startTime) }),
  };
}

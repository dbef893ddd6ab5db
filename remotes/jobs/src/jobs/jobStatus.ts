import { stopReasons } from '@console/api-client/jobs';
import type { Translate } from '@console/design/messages';
import type { Tone } from '@console/design/status';
import { titleCased } from './titleCased';

/** How the status of a job is shown. */
export interface JobStatusDisplay {
  readonly tone: Tone;
  /** Something is under way. */
  readonly spinning: boolean;
  /** Place in a list sorted by status: danger, running, transitional, stopped and all others. */
  readonly rank: number;
}

const running: JobStatusDisplay = { tone: 'success', spinning: true, rank: 1 };
const transitional: JobStatusDisplay = { tone: 'warning', spinning: true, rank: 2 };
const neutral: JobStatusDisplay = { tone: 'neutral', spinning: false, rank: 3 };

const displays: ReadonlyMap<string, JobStatusDisplay> = new Map([
  ['RUNNING', running],
  ['WAITING', transitional],
  ['INITIALIZING', transitional],
  ['STARTING', transitional],
  ['STOPPING', transitional],
  ['RESTARTING_RDE', { tone: 'danger', spinning: false, rank: 0 }],
]);

/** How a status of a job is shown [JOB-04]. */
export const jobStatusDisplay = (status: string): JobStatusDisplay => displays.get(status) ?? neutral;

/** What a status is called [JOB-03]; one the console does not know is put in title case as it comes. */
export const jobStatusLabel: (status: string) => string = titleCased;

const knownReasons: ReadonlySet<string> = new Set(stopReasons);

/** Why a job stopped, in words [JOB-12]; a reason the console does not know is put in title case as it comes. */
export const stopReasonLabel = (reason: string, translate: Translate): string =>
  knownReasons.has(reason) ? translate(`jobs.stopReason.${reason}`) : titleCased(reason);

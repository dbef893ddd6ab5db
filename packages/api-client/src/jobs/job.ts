/**
 * Request for a job, as a form holds it. `Count` is what a number is: in a form it may be a text that is
 * none.
 */
export interface JobDraft<Count = number> {
  readonly name?: string;
  readonly recipeName?: string;
  readonly facility?: string;
  /** Seconds; absent or 0: until it is stopped. */
  readonly durationSeconds?: Count;
  /** ISO duration; blank: at once. */
  readonly startDelay?: string;
  /** @defaultValue true. */
  readonly reportToMessageQueueEnabled?: boolean;
  /** @defaultValue false. */
  readonly reportToDatabaseEnabled?: boolean;
  /** @defaultValue false; without the database there is no history (JOB-15). */
  readonly reportToHistoryEnabled?: boolean;
  /** @defaultValue false. */
  readonly useOtherJobData?: boolean;
  /** The job runs on readers of these groups only. @defaultValue on all of the facility. */
  readonly readerGroups?: readonly string[];
}

/** A run of a recipe on readers (JOB-21). Times are ISO 8601, durations seconds. */
export interface Job {
  readonly id: string;
  readonly name?: string;
  /** One of `jobStatuses`, or one a newer service knows. */
  readonly status: string;
  readonly recipeName: string;
  readonly facilities: readonly string[];
  /** Requested duration of the job; absent when it runs until it is stopped. */
  readonly durationSeconds?: number;
  /** Time it has run. */
  readonly activeDuration?: number;
  readonly readerNames: readonly string[];
  /** Those that dropped out, too. */
  readonly allReaderNames: readonly string[];
  readonly failedReaderNames: readonly string[];
  readonly creationTime?: string;
  readonly lastActivityTime?: string;
  readonly lastHeartbeatTime?: string;
  readonly startAttempts?: number;
  /** One of `stopReasons`, or one a newer service knows. */
  readonly stopReason?: string;
  readonly errorOccurred: boolean;
  /** Number of errors; the service keeps no more than `maxErrors` of them. */
  readonly errorCount: number;
  readonly maxErrors?: number;
  readonly errors: readonly JobError[];
  readonly instanceMetadata?: {
    readonly port?: number;
    readonly instanceId?: string;
    readonly controlUrl?: string;
  };
  /** Request the job was started with. */
  readonly request: JobDraft;
}

/** Something that went wrong in a job. */
export interface JobError {
  readonly time?: string;
  readonly message?: string;
}

/** State of one reader of a job. */
export interface JobReader {
  readonly readerName: string;
  /** Current state of the reader; absent when it is no longer there. */
  readonly state?: string;
  /** True after it dropped out of the job. */
  readonly failed: boolean;
  /** Name of the configuration it runs. */
  readonly readerConfigurationName?: string;
}

/** True for a job that is not over yet (JOB-02). */
export function isActive({ status }: Pick<Job, 'status'>): boolean {
  return !isStopped({ status });
}

/** True for a job that is over. */
export function isStopped({ status }: Pick<Job, 'status'>): boolean {
  return status === 'STOPPED';
}

/** True for a job that is coming to its end. */
export function isStopping({ status }: Pick<Job, 'status'>): boolean {
  return status === 'STOPPING';
}

/** True for a job at work. */
export function isRunning({ status }: Pick<Job, 'status'>): boolean {
  return status === 'RUNNING';
}

/** Text for a job in lists and messages: its name and id, or the id alone (JOB-05). */
export function jobLabel({ name, id }: Pick<Job, 'name' | 'id'>): string {
  return name ? `${name} (${id})` : id;
}

/** The job that occupies a reader now, if one does. */
export function jobOnReader(jobs: readonly Job[], readerName: string): Job | undefined {
  return jobs.find((job) => isActive(job) && job.readerNames.includes(readerName));
}

/** Seconds a job still has to run; `undefined` when it has no end. */
export function timeRemaining({
  durationSeconds,
  activeDuration = 0,
}: Pick<Job, 'durationSeconds' | 'activeDuration'>): number | undefined {
  return durationSeconds === undefined ? undefined : Math.max(0, durationSeconds - activeDuration);
}

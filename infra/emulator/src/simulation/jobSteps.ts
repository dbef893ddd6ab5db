import type { Random } from '../server/random/random';

/** A job at one moment, with what its step depends on. Times are milliseconds since 1970. */
export interface SimulatedJob {
  readonly status: string;
  readonly started: number | null;
  /** Its requested duration; `null` or 0: until it is stopped. */
  readonly durationSeconds: number | null;
  readonly startAttempts: number;
  readonly stopReason: string | null;
  /** Number of its readers that are connected. */
  readonly reachable: number;
  /** Its readers that are not connected and have not failed yet. */
  readonly unreachable: readonly string[];
  /** Those of them that have been silent for so long that they count as failed. */
  readonly silent: readonly string[];
  /** Its readers that had failed and are connected again. */
  readonly returned: readonly string[];
}

/** Changes of a job by a step. What is left out stays as it is. */
export interface JobStep {
  readonly status: string;
  /** Milliseconds until the next step; `null`: it is over. */
  readonly waitMs: number | null;
  readonly startAttempts?: number;
  readonly stopReason?: string;
  /** It is at work from now on. */
  readonly begins?: boolean;
  /** Readers that drop out. */
  readonly failed?: readonly string[];
  /** Readers that take part again. */
  readonly returned?: readonly string[];
  readonly errors?: readonly string[];
}

/** Conditions of a step in addition to the job. */
interface JobStepContext {
  readonly now: number;
  readonly random: Random;
  /** Factor by which readers act faster than in life. Durations of jobs stay what they are. */
  readonly speed: number;
}

const second = 1000;

/** A job that cannot be started is tried this often. */
const maxAttempts = 4;

/** Durations in life, in milliseconds, and probabilities of failures. */
export const jobTimes = {
  initializing: [1 * second, 3 * second],
  starting: [2 * second, 4 * second],
  retry: [8 * second, 12 * second],
  heartbeat: 10 * second,
  stopping: 3 * second,
  restart: [8 * second, 15 * second],
  /** A reader that was silent for this long counts as failed. */
  silence: 90 * second,
  /** Of the reader data engine stopping, per heartbeat: about once in a day. */
  engineFailure: 1 / 8640,
} as const;

/** Next step of a job: WAITING, INITIALIZING, STARTING, RUNNING, STOPPING, STOPPED. Pure. */
export function stepJob(job: SimulatedJob, around: JobStepContext): JobStep {
  const { random, speed } = around;
  const within = ([least, most]: readonly [number, number]) => random.integer(least, most) / speed;
  switch (job.status) {
    case 'WAITING':
      return { status: 'INITIALIZING', waitMs: within(jobTimes.initializing) };
    case 'INITIALIZING':
      return { status: 'STARTING', startAttempts: 1, waitMs: within(jobTimes.starting) };
    case 'STARTING':
      return job.reachable > 0 ? begun(job, around) : notStarted(job.startAttempts, within(jobTimes.retry));
    case 'RUNNING':
      return atWork(job, around);
    case 'RESTARTING_RDE':
      return { status: 'RUNNING', waitMs: untilNext(job, around) };
    default:
      return { status: 'STOPPED', stopReason: job.stopReason ?? 'JOB_COMPLETED', waitMs: null };
  }
}

function begun(job: SimulatedJob, around: JobStepContext): JobStep {
  return {
    status: 'RUNNING',
    begins: true,
    failed: job.unreachable,
    errors: job.unreachable.map((name) => `Reader ${name} failed to initialise its connection`),
    waitMs: untilNext({ ...job, started: around.now }, around),
  };
}

function notStarted(attempts: number, waitMs: number): JobStep {
  const unanswered = 'No agent acknowledged the start of the job';
  if (attempts < maxAttempts)
    return { status: 'STARTING', startAttempts: attempts + 1, errors: [unanswered], waitMs };
  return {
    status: 'STOPPED',
    stopReason: 'JOB_FAILED',
    errors: [unanswered, `The job could not be started within ${maxAttempts} attempts`],
    waitMs: null,
  };
}

function atWork(job: SimulatedJob, around: JobStepContext): JobStep {
  const { random, speed } = around;
  const over = endOf(job);
  if (over !== null && over <= around.now)
    return { status: 'STOPPING', stopReason: 'JOB_COMPLETED', waitMs: jobTimes.stopping / speed };
  const failed = job.silent;
  const errors = failed.map((name) => `The heartbeat of reader ${name} timed out`);
  if (job.reachable === 0 && failed.length === job.unreachable.length)
    return {
      status: 'STOPPING',
      stopReason: 'JOB_FAILED',
      failed,
      errors: [...errors, 'No reader of the job is left'],
      waitMs: jobTimes.stopping / speed,
    };
  if (random.chance(jobTimes.engineFailure))
    return {
      status: 'RESTARTING_RDE',
      errors: ['The reader data engine stopped and is started again'],
      waitMs: random.integer(...jobTimes.restart) / speed,
    };
  return { status: 'RUNNING', failed, returned: job.returned, errors, waitMs: untilNext(job, around) };
}

const endOf = ({ started, durationSeconds }: SimulatedJob): number | null =>
  started !== null && durationSeconds ? started + durationSeconds * second : null;

/** To the next heartbeat, or to the end when that comes first. */
function untilNext(job: SimulatedJob, { now, speed }: JobStepContext): number {
  const heartbeat = jobTimes.heartbeat / speed;
  const end = endOf(job);
  return end === null ? heartbeat : Math.max(0, Math.min(heartbeat, end - now));
}

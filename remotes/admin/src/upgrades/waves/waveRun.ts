import type { JobDraft } from '@console/api-client/jobs';
import type { ImageType } from '@console/api-client/software-versions';

/** A job that keeps readers of an upgrade: stopped before it, and started again after it with the same request. */
export interface PausedJob {
  readonly id: string;
  /** Name or recipe. */
  readonly label: string;
  readonly request: JobDraft;
}

/** An upgrade in waves as it was decided. */
export interface WavePlan {
  readonly imageType: ImageType;
  readonly version: string;
  /** Readers at the same time within a wave. @defaultValue the service decides */
  readonly maxParallelReaders?: number;
  /** Names of the readers of each wave. */
  readonly waves: readonly (readonly string[])[];
  /** Number of failed readers after which no further wave starts. @defaultValue waves go on */
  readonly stopAfter?: number;
  /** ISO 8601. No wave starts earlier. @defaultValue at once */
  readonly from?: string;
  /** ISO 8601. No wave starts later. @defaultValue no end */
  readonly until?: string;
  readonly jobs: readonly PausedJob[];
}

/**
 * Progress of a wave. `asked`: the service was told to start it and has not answered yet; `known` are the upgrades of
 * the same readers before that, so that the new one is found among them when the answer never comes.
 */
export type WaveState =
  | { readonly at: 'waiting' | 'skipped' }
  | { readonly at: 'asked'; readonly known: readonly string[] }
  | {
      readonly at: 'running' | 'over';
      readonly upgrade: string;
      /** Number of readers that are through. */
      readonly done: number;
      readonly failed: readonly string[];
    };

/** Progress of a job. `ended`: it was over before it was told to stop, so it is not started again. */
export type PausedJobState =
  | { readonly at: 'running' | 'stopping' | 'stopped' | 'ended' }
  | { readonly at: 'started'; readonly job: string | undefined }
  | { readonly at: 'failed'; readonly reason: string };

/** Reason why no further wave starts before somebody says so. */
export type Hold =
  | { readonly why: 'failures' | 'window' | 'person' }
  /** The service refused a call. */
  | { readonly why: 'refused'; readonly reason: string };

/** An upgrade in waves on its way. */
export interface WaveRun {
  readonly plan: WavePlan;
  /** State of each wave of the plan. */
  readonly waves: readonly WaveState[];
  /** State of each job of the plan. */
  readonly jobs: readonly PausedJobState[];
  /** @defaultValue the next wave starts by itself */
  readonly hold?: Hold;
  /** Readers of the next wave that it waits for, since they are busy. */
  readonly busy: readonly string[];
  /** Readers that were left out, since they stayed busy. */
  readonly leftOut: readonly string[];
  /** Failures that somebody has seen and gone on after. */
  readonly accepted: number;
  readonly cancelled: boolean;
  readonly ended: boolean;
}

/** An event of an upgrade in waves; `at` is the position of a wave or job in the plan. */
export type WaveEvent =
  | { readonly kind: 'waveAsked'; readonly at: number; readonly known: readonly string[] }
  | { readonly kind: 'waveStarted'; readonly at: number; readonly upgrade: string }
  /** The service has no such upgrade: it has to be asked for again. */
  | { readonly kind: 'waveLost'; readonly at: number }
  | {
      readonly kind: 'waveSeen';
      readonly at: number;
      readonly over: boolean;
      readonly done: number;
      readonly failed: readonly string[];
    }
  | { readonly kind: 'readersBusy'; readonly names: readonly string[] }
  | { readonly kind: 'jobMoved'; readonly at: number; readonly to: PausedJobState }
  | { readonly kind: 'held'; readonly hold: Hold }
  /** Somebody lets it go on. */
  | { readonly kind: 'resumed' }
  /** Somebody does not want to wait for the readers that are busy. */
  | { readonly kind: 'busyLeftOut' }
  /** No further wave is wanted; the jobs are started again. */
  | { readonly kind: 'cancelled' }
  /** The jobs that could not be started are tried again. */
  | { readonly kind: 'jobsAgain' }
  | { readonly kind: 'ended' };

/** A plan that begins now. */
export const beginWaves = (plan: WavePlan): WaveRun => ({
  plan,
  waves: plan.waves.map(() => ({ at: 'waiting' })),
  jobs: plan.jobs.map(() => ({ at: 'running' })),
  busy: [],
  leftOut: [],
  accepted: 0,
  cancelled: false,
  ended: false,
});

/** Readers that were not upgraded in the waves so far, in their order. */
export const failedReaders = ({ waves }: Pick<WaveRun, 'waves'>): readonly string[] =>
  waves.flatMap((wave) => ('failed' in wave ? wave.failed : []));

/** Position of the wave that is to start next; -1 when there is none. */
export const nextWave = ({ waves }: Pick<WaveRun, 'waves'>): number =>
  waves.findIndex(({ at }) => at === 'waiting');

const replaced = <Entry>(entries: readonly Entry[], at: number, entry: Entry) =>
  entries.map((each, index) => (index === at ? entry : each));

const skipped: WaveState = { at: 'skipped' };

/** Steps an upgrade in waves on. Pure. */
export function stepWaves(run: WaveRun, event: WaveEvent): WaveRun {
  const wave = (at: number, state: WaveState): WaveRun => ({
    ...run,
    busy: [],
    waves: replaced(run.waves, at, state),
  });
  switch (event.kind) {
    case 'waveAsked':
      return wave(event.at, { at: 'asked', known: event.known });
    case 'waveStarted':
      return wave(event.at, { at: 'running', upgrade: event.upgrade, done: 0, failed: [] });
    case 'waveLost':
      return wave(event.at, { at: run.cancelled ? 'skipped' : 'waiting' });
    case 'waveSeen': {
      const seen = run.waves[event.at];
      if (!seen || !('upgrade' in seen)) return run;
      const { over, done, failed } = event;
      return wave(event.at, { at: over ? 'over' : 'running', upgrade: seen.upgrade, done, failed });
    }
    case 'readersBusy':
      return { ...run, busy: event.names };
    case 'jobMoved':
      return { ...run, jobs: replaced(run.jobs, event.at, event.to) };
    case 'held':
      return run.ended ? run : { ...run, hold: event.hold };
    case 'resumed': {
      const { hold, ...going } = run;
      // Who goes on after the end of the window does without it.
      const { until: _, ...unlimited } = run.plan;
      return {
        ...going,
        plan: hold?.why === 'window' ? unlimited : run.plan,
        accepted: hold?.why === 'failures' ? failedReaders(run).length : run.accepted,
      };
    }
    case 'busyLeftOut': {
      const next = nextWave(run);
      const busy = new Set(run.busy);
      const waves = run.plan.waves.map((readers, at) =>
        at === next ? readers.filter((name) => !busy.has(name)) : readers,
      );
      const states = waves[next]?.length === 0 ? replaced(run.waves, next, skipped) : run.waves;
      const leftOut = [...run.leftOut, ...run.busy];
      return { ...run, plan: { ...run.plan, waves }, waves: states, leftOut, busy: [] };
    }
    case 'cancelled': {
      const { hold: _, ...going } = run;
      return {
        ...going,
        busy: [],
        cancelled: true,
        waves: run.waves.map((each) => (each.at === 'waiting' ? skipped : each)),
      };
    }
    case 'jobsAgain':
      return {
        ...run,
        ended: false,
        jobs: run.jobs.map((job) => (job.at === 'failed' ? { at: 'stopped' } : job)),
      };
    case 'ended':
      return { ...run, ended: true };
  }
}

/** A call that an upgrade in waves needs next, `at` a wave or job of the plan; or why nothing is to be done. */
export type WaveCommand =
  | {
      readonly act: 'stopJob' | 'seeJob' | 'startJob' | 'startWave' | 'seeWave' | 'findWave';
      readonly at: number;
    }
  | { readonly act: 'hold'; readonly hold: Hold }
  | { readonly act: 'end' }
  | { readonly act: 'wait'; readonly why: 'window' | 'held' | 'ended' };

/**
 * Decides what is to be done next: one thing at a time, so that whoever goes on after a break knows all of it.
 *
 * @param now - in milliseconds since 1970
 */
export function nextCommand(run: WaveRun, now: number): WaveCommand {
  const { plan, waves, jobs, hold, accepted } = run;
  if (run.ended) return { act: 'wait', why: 'ended' };
  const first = (
    act: Extract<WaveCommand, { readonly at: number }>['act'],
    states: readonly { readonly at: string }[],
    state: string,
  ) => {
    const at = states.findIndex((each) => each.at === state);
    return at === -1 ? undefined : { act, at };
  };
  const begun = first('findWave', waves, 'asked') ?? first('seeWave', waves, 'running');
  if (begun) return begun;
  if (hold) return { act: 'wait', why: 'held' };
  const next = nextWave(run);
  if (next !== -1) {
    if (plan.stopAfter !== undefined && failedReaders(run).length - accepted >= plan.stopAfter)
      return { act: 'hold', hold: { why: 'failures' } };
    if (plan.from !== undefined && now < Date.parse(plan.from)) return { act: 'wait', why: 'window' };
    if (plan.until !== undefined && now >= Date.parse(plan.until))
      return { act: 'hold', hold: { why: 'window' } };
    return (
      first('stopJob', jobs, 'running') ?? first('seeJob', jobs, 'stopping') ?? { act: 'startWave', at: next }
    );
  }
  return first('seeJob', jobs, 'stopping') ?? first('startJob', jobs, 'stopped') ?? { act: 'end' };
}

/** Number of readers of all waves, and of those that are through. */
export function readersSettled({ plan, waves }: Pick<WaveRun, 'plan' | 'waves'>): {
  readonly done: number;
  readonly count: number;
} {
  return {
    done: waves.reduce((sum, wave) => sum + ('done' in wave ? wave.done : 0), 0),
    count: plan.waves.reduce((sum, readers) => sum + readers.length, 0),
  };
}

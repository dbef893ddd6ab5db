import { type ServiceClient, ServiceError } from '@console/api-client';
import {
  isActive,
  isStopped,
  isStopping,
  type Job,
  listJobs,
  showJob,
  startJob,
  stopJob,
} from '@console/api-client/jobs';
import { listReaderHealth } from '@console/api-client/reader-health';
import {
  isComplete,
  isFailure,
  isRunning,
  listUpgrades,
  showUpgrade,
  startUpgrade,
  type UpgradeDetail,
} from '@console/api-client/upgrades';
import {
  nextCommand,
  type PausedJob,
  stepWaves,
  type WaveEvent,
  type WavePlan,
  type WaveRun,
} from './waveRun';
import type { WaveStore } from './waveStore';

/** Tells what has happened; it is kept before anything else is done. */
type Tell = (event: WaveEvent) => void;

/** States in which a reader takes no upgrade now, and will later. */
const busyStates: readonly string[] = ['RUNNING_JOB', 'UPDATING_FIRMWARE'];

/**
 * Does what an upgrade in waves needs now, until there is something to wait for. Whatever is started is noted down
 * before the service is told, so that who goes on after a closed tab or a lost answer looks for it before it is started
 * again.
 *
 * @returns the run as it is then; null when there is none
 * @throws ServiceError when the service cannot be asked; the next try goes on where this one was
 */
export async function driveWaves(client: ServiceClient, store: WaveStore): Promise<WaveRun | null> {
  const driven = await store.exclusively(async () => {
    const tell: Tell = (event) => {
      const run = store.read();
      if (run) store.write(stepWaves(run, event));
    };
    for (let run = store.read(); run && (await perform(client, run, tell)); ) run = store.read();
    return store.read() ?? null;
  }, false);
  return driven === undefined ? (store.read() ?? null) : driven;
}

/** Performs the next command. @returns whether there may be more to do at once */
async function perform(client: ServiceClient, run: WaveRun, tell: Tell): Promise<boolean> {
  const command = nextCommand(run, Date.now());
  switch (command.act) {
    case 'wait':
      return false;
    case 'end':
      tell({ kind: 'ended' });
      return false;
    case 'hold':
      tell({ kind: 'held', hold: command.hold });
      return false;
    case 'startWave':
      return startWave(client, run.plan, command.at, tell);
    case 'findWave':
      return findWave(client, run, command.at, tell);
    case 'seeWave':
      return seeWave(client, run, command.at, tell);
    default:
      return performOnJob(client, run, command.act, command.at, tell);
  }
}

const isRefused = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && error.kind === 'refused';

/** Upgrades of exactly the readers of a wave to its version. */
async function upgradesOfWave(client: ServiceClient, plan: WavePlan, at: number): Promise<readonly string[]> {
  const { rows } = await client.call(listUpgrades());
  const readers = [...(plan.waves[at] ?? [])].sort().join('\n');
  return rows
    .filter(
      ({ version, imageType, target }) =>
        version === plan.version &&
        imageType === plan.imageType &&
        [...(target?.values ?? [])].sort().join('\n') === readers,
    )
    .map(({ id }) => id);
}

async function startWave(client: ServiceClient, plan: WavePlan, at: number, tell: Tell): Promise<boolean> {
  const readers = plan.waves[at] ?? [];
  const { rows } = await client.call(listReaderHealth());
  const busy = rows.filter(
    ({ readerName, state }) => readers.includes(readerName) && busyStates.includes(state),
  );
  if (busy.length > 0) {
    tell({ kind: 'readersBusy', names: busy.map(({ readerName }) => readerName) });
    return false;
  }
  tell({ kind: 'waveAsked', at, known: await upgradesOfWave(client, plan, at) });
  const { imageType, version, maxParallelReaders } = plan;
  try {
    const upgrade = await client.call(
      startUpgrade({
        imageType,
        version,
        readers,
        ...(maxParallelReaders !== undefined && { maxParallelReaders }),
      }),
    );
    tell({ kind: 'waveStarted', at, upgrade });
    return false;
  } catch (error) {
    if (!isRefused(error)) throw error;
    tell({ kind: 'waveLost', at });
    tell({ kind: 'held', hold: { why: 'refused', reason: error.message } });
    return false;
  }
}

async function findWave(client: ServiceClient, run: WaveRun, at: number, tell: Tell): Promise<boolean> {
  const wave = run.waves[at];
  const known = wave?.at === 'asked' ? wave.known : [];
  const found = (await upgradesOfWave(client, run.plan, at)).find((id) => !known.includes(id));
  tell(found === undefined ? { kind: 'waveLost', at } : { kind: 'waveStarted', at, upgrade: found });
  return true;
}

async function seeWave(client: ServiceClient, run: WaveRun, at: number, tell: Tell): Promise<boolean> {
  const wave = run.waves[at];
  if (!wave || !('upgrade' in wave)) return false;
  const readers = run.plan.waves[at] ?? [];
  try {
    const upgrade = await client.call(showUpgrade(wave.upgrade));
    const over = isComplete(upgrade);
    const done = upgrade.readers.filter((reader) => !isRunning(reader)).length;
    tell({ kind: 'waveSeen', at, over, done, failed: failuresOf(upgrade, readers) });
    return over;
  } catch (error) {
    if (!isRefused(error) || error.status !== 404) throw error;
    tell({ kind: 'waveSeen', at, over: true, done: 0, failed: readers });
    tell({ kind: 'held', hold: { why: 'refused', reason: error.message } });
    return false;
  }
}

/** Readers on which an upgrade failed; all of them when it failed as a whole and names none. */
function failuresOf({ status, readers }: UpgradeDetail, all: readonly string[]): readonly string[] {
  const failed = readers.filter(isFailure).map(({ name }) => name);
  return status === 'FAILED' && failed.length === 0 ? all : failed;
}

/** A job under way that does what a job did that was stopped. */
async function jobLike({ request }: PausedJob, client: ServiceClient): Promise<Job | undefined> {
  const { rows } = await client.call(listJobs());
  return rows.find(
    (job) =>
      isActive(job) &&
      !isStopping(job) &&
      job.recipeName === request.recipeName &&
      job.name === request.name &&
      (request.facility === undefined || job.facilities.includes(request.facility)),
  );
}

async function performOnJob(
  client: ServiceClient,
  run: WaveRun,
  act: 'stopJob' | 'seeJob' | 'startJob',
  at: number,
  tell: Tell,
): Promise<boolean> {
  const job = run.plan.jobs[at];
  if (!job) return false;
  switch (act) {
    case 'stopJob': {
      const shown = await showIfThere(client, job.id);
      if (!shown || isStopped(shown)) {
        tell({ kind: 'jobMoved', at, to: { at: 'ended' } });
        return true;
      }
      tell({ kind: 'jobMoved', at, to: { at: 'stopping' } });
      await client.call(stopJob(job.id));
      return true;
    }
    case 'seeJob': {
      const shown = await showIfThere(client, job.id);
      const stopped = !shown || isStopped(shown);
      if (stopped) tell({ kind: 'jobMoved', at, to: { at: 'stopped' } });
      // The tab was closed, or the answer lost, before the service was told.
      else if (!isStopping(shown)) await client.call(stopJob(job.id));
      return stopped;
    }
    case 'startJob': {
      // An answer may have been lost, or somebody else was faster.
      const running = await jobLike(job, client);
      if (running) tell({ kind: 'jobMoved', at, to: { at: 'started', job: running.id } });
      else await startAgain(client, job, at, tell);
      return true;
    }
  }
}

async function showIfThere(client: ServiceClient, id: string): Promise<Job | undefined> {
  try {
    return await client.call(showJob(id));
  } catch (error) {
    if (isRefused(error) && error.status === 404) return undefined;
    throw error;
  }
}

async function startAgain(client: ServiceClient, job: PausedJob, at: number, tell: Tell): Promise<void> {
  try {
    const started = await client.call(startJob(job.request));
    tell({ kind: 'jobMoved', at, to: { at: 'started', job: started?.id } });
  } catch (error) {
    if (!isRefused(error)) throw error;
    tell({ kind: 'jobMoved', at, to: { at: 'failed', reason: error.message } });
  }
}

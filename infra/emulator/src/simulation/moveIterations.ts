import type { Queryable } from '../database';
import type { IterationRead } from '../resources/jobs/iterationData';
import { type RunningJob, runningJobs } from '../resources/jobs/runningJobs';
import { type Random, seededRandom } from '../server/random/random';
import type { Pace } from '../server/service';

/** Duration of an iteration of a threshold job, in milliseconds. */
const iterationTime = 5000;

/** Of each job so many iterations are kept: the newest. */
const keptIterations = 1000;

/** After a long pause so many iterations of a job are made up for at most: the newest. */
const mostAtOnce = 60;

/** A portal sees at most so many tags per iteration. */
const mostReads = 4;

/**
 * Lets the running threshold jobs whose recipe asks for it note down the iterations that have ended, of faster ones as
 * many as seconds have passed.
 * @param since when they last did; `undefined`: not known, then the last iteration is noted
 */
export async function moveIterations(
  database: Queryable,
  since: Date | undefined,
  now: Date,
  { seed, speed }: Pace,
): Promise<void> {
  const watching = await runningJobs(database, 'THRESHOLD');
  const logging = watching.filter(({ recipe }) => recipe.iterationDataLogEnabled);
  const seconds = since ? Math.ceil((now.getTime() - since.getTime()) / 1000) : 1;
  const atOnce = Math.min(seconds, mostAtOnce);
  const ended = logging.flatMap((job) => {
    const endedUntil = (time: Date) =>
      Math.floor((time.getTime() - job.started.getTime()) / (iterationTime / speed));
    const last = endedUntil(now);
    const before = Math.max(0, last - atOnce, since ? endedUntil(since) : 0);
    return Array.from({ length: Math.max(0, last - before) }, (_, index) => {
      const number = before + index + 1;
      return { job_id: job.id, number, reads: readsOf(job, seededRandom(seed, job.id, number)) };
    });
  });
  if (ended.length === 0) return;
  await database.query(
    `insert into job_iteration (job_id, number, noted, reads)
     select job_id, number, $2, reads
     from jsonb_to_recordset($1::jsonb) as ended (job_id uuid, number integer, reads jsonb)
     on conflict do nothing`,
    [JSON.stringify(ended), now],
  );
  await database.query(
    `delete from job_iteration using jsonb_to_recordset($1::jsonb) as ended (job_id uuid, number integer)
     where job_iteration.job_id = ended.job_id and job_iteration.number <= ended.number - $2::integer`,
    [JSON.stringify(ended), keptIterations],
  );
}

function readsOf({ readerNames }: RunningJob, random: Random): IterationRead[] {
  return readerNames.flatMap((reader) =>
    Array.from({ length: random.integer(0, mostReads) }, () => ({
      reader,
      antenna: random.integer(1, 52),
      epc: `3034257BF400${random.integer(0, 0xffffff).toString(16).toUpperCase().padStart(12, '0')}`,
      peakRssiInDbm: random.number(-72, -38, 1),
    })),
  );
}

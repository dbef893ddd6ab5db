import type { Queryable } from '../database';
import { addErrors, type RecordedError } from '../resources/jobs/errors';
import { freeReaders } from '../resources/jobs/freeReaders';
import { seededRandom } from '../server/random/random';
import type { Pace } from '../server/service';
import { type JobStep, jobTimes, stepJob } from './jobSteps';

interface DueJob {
  readonly id: string;
  readonly status: string;
  readonly started: Date | null;
  readonly stop_reason: string | null;
  readonly start_attempts: number;
  readonly step: number;
  readonly errors: readonly RecordedError[];
  readonly duration_seconds: number | null;
  readonly reachable: number;
  readonly unreachable: readonly string[];
  readonly silent: readonly string[];
  readonly returned: readonly string[];
}

interface MovedJob {
  readonly row: DueJob;
  readonly step: JobStep;
}

/** Lets every active job whose time has come take its step: one statement reads them, one writes them. */
export async function moveJobs(database: Queryable, now: Date, { seed, speed }: Pace): Promise<void> {
  const due = await findDue(database, now, speed);
  if (due.length === 0) return;
  const moved = due.map((row) => ({
    row,
    step: stepJob(
      {
        status: row.status,
        started: row.started?.getTime() ?? null,
        durationSeconds: row.duration_seconds,
        startAttempts: row.start_attempts,
        stopReason: row.stop_reason,
        reachable: row.reachable,
        unreachable: row.unreachable,
        silent: row.silent,
        returned: row.returned,
      },
      { now: now.getTime(), random: seededRandom(seed, row.id, row.step), speed },
    ),
  }));
  await writeJobs(database, moved, now);
  await writeReaders(database, moved);
  await occupyReaders(
    database,
    idsOf(moved, ({ begins }) => begins === true),
    now,
  );
  await freeReaders(
    database,
    idsOf(moved, ({ status }) => status === 'STOPPING' || status === 'STOPPED'),
  );
}

const idsOf = (moved: readonly MovedJob[], which: (step: JobStep) => boolean) =>
  moved.filter(({ step }) => which(step)).map(({ row }) => row.id);

/** A reader with the command to restart is still connected. */
const connected = `coalesce(phase in ('ONLINE', 'RESTARTING'), false)`;

function findDue(database: Queryable, now: Date, speed: number): Promise<DueJob[]> {
  return database.query<DueJob>(
    `select job.id, status, started, stop_reason, start_attempts, job.step, errors,
       (request ->> 'durationSeconds')::float8 as duration_seconds, readers.*
     from job cross join lateral (
       select count(*) filter (where ${connected})::int as reachable,
         coalesce(array_agg(name order by name) filter (where not failed and not ${connected}), '{}') as unreachable,
         coalesce(array_agg(name order by name) filter (where not failed and not ${connected}
           and (last_checkin is null or last_checkin < $2)), '{}') as silent,
         coalesce(array_agg(name order by name) filter (where failed and ${connected}), '{}') as returned
       from (
         select job_reader.reader_name collate "C" as name, failed, phase, last_checkin
         from job_reader left join reader_state on reader_state.reader_name = job_reader.reader_name
         where job_id = job.id) as reader
     ) as readers
     where status <> 'STOPPED' and next_step <= $1 order by job.id for update of job`,
    [now, new Date(now.getTime() - jobTimes.silence / speed)],
  );
}

async function writeJobs(database: Queryable, moved: readonly MovedJob[], now: Date): Promise<void> {
  const rows = moved.map(({ row, step }) => ({
    id: row.id,
    status: step.status,
    started: step.begins ? now : row.started,
    stopped: step.status === 'STOPPED' ? now : null,
    stop_reason: step.stopReason ?? row.stop_reason,
    start_attempts: step.startAttempts ?? row.start_attempts,
    errors: addErrors(row.errors, step.errors ?? [], now),
    next_step: step.waitMs === null ? null : new Date(now.getTime() + step.waitMs),
  }));
  await database.query(
    `update job set status = moved.status, started = moved.started, stopped = moved.stopped,
       stop_reason = moved.stop_reason, start_attempts = moved.start_attempts, errors = moved.errors,
       next_step = moved.next_step, step = job.step + 1, last_activity = $2
     from jsonb_to_recordset($1::jsonb) as moved (id uuid, status text, started timestamptz,
       stopped timestamptz, stop_reason text, start_attempts integer, errors jsonb, next_step timestamptz)
     where job.id = moved.id`,
    [JSON.stringify(rows), now],
  );
}

/** Readers drop out of their job, and come back. */
async function writeReaders(database: Queryable, moved: readonly MovedJob[]): Promise<void> {
  const rows = moved.flatMap(({ row, step }) => [
    ...(step.failed ?? []).map((reader_name) => ({ job_id: row.id, reader_name, failed: true })),
    ...(step.returned ?? []).map((reader_name) => ({ job_id: row.id, reader_name, failed: false })),
  ]);
  if (rows.length === 0) return;
  await database.query(
    `update job_reader set failed = moved.failed
     from jsonb_to_recordset($1::jsonb) as moved (job_id uuid, reader_name text, failed boolean)
     where job_reader.job_id = moved.job_id and job_reader.reader_name = moved.reader_name`,
    [JSON.stringify(rows)],
  );
}

/** The readers of jobs that begin are at work, if they are connected. */
async function occupyReaders(database: Queryable, jobs: readonly string[], now: Date): Promise<void> {
  if (jobs.length === 0) return;
  await database.query(
    `update reader_state set state = 'RUNNING_JOB', last_task_request = $2 from job_reader
     where job_reader.reader_name = reader_state.reader_name and not failed and state = 'IDLE'
       and job_id in (select value::uuid from jsonb_array_elements_text($1))`,
    [JSON.stringify(jobs), now],
  );
}

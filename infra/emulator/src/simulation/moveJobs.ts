import type { Queryable } from '../database';

/** How long a job takes to stop, in seconds. */
const stopping = 3;

/** How often a running job is heard of, in seconds. */
const heartbeat = 10;

/** Ends the jobs whose duration is over, by way of STOPPING, and lets the others be heard of. */
export async function moveJobs(database: Queryable, now: Date): Promise<void> {
  const ended = await database.query<{ status: string }>(
    `update job set
       status = case status when 'RUNNING' then 'STOPPING' else 'STOPPED' end,
       stopped = case status when 'RUNNING' then null else $1::timestamptz end,
       stop_reason = case status when 'RUNNING' then null else coalesce(stop_reason, 'JOB_COMPLETED') end,
       next_step = case status when 'RUNNING' then $1::timestamptz + make_interval(secs => $2) end,
       last_activity = $1::timestamptz
     where status in ('RUNNING', 'STOPPING') and next_step <= $1::timestamptz
     returning status`,
    [now, stopping],
  );
  await database.query(
    `update job set last_activity = $1::timestamptz
     where status = 'RUNNING' and last_activity < $1::timestamptz - make_interval(secs => $2)`,
    [now, heartbeat],
  );
  if (ended.some(({ status }) => status === 'STOPPED')) await freeReaders(database);
}

/** Readers that no job uses any more are idle. */
async function freeReaders(database: Queryable): Promise<void> {
  await database.query(
    `update reader_state set state = 'IDLE' where state = 'RUNNING_JOB' and not exists (
       select from job_reader join job on job.id = job_id
       where job_reader.reader_name = reader_state.reader_name and not failed and status <> 'STOPPED')`,
  );
}

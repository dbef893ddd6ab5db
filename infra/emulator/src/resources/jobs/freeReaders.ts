import type { Queryable } from '../../database';

/** The readers of jobs that have ended or are about to are idle, unless another job has begun with them since. */
export async function freeReaders(database: Queryable, jobs: readonly string[]): Promise<void> {
  if (jobs.length === 0) return;
  await database.query(
    `update reader_state set state = 'IDLE' from job_reader
     where job_reader.reader_name = reader_state.reader_name and state = 'RUNNING_JOB'
       and job_id in (select value::uuid from jsonb_array_elements_text($1))
       and not exists (
         select from job_reader other join job on job.id = other.job_id
         where other.reader_name = reader_state.reader_name and not other.failed
           and job.status in ('RUNNING', 'RESTARTING_RDE'))`,
    [JSON.stringify(jobs)],
  );
}

import type { JobStatsAnswer } from '@console/api-client/jobs/schema';
import type { Queryable } from '../../database';

/** States of the readers of a job, by name; `state` is `null` for those that are no longer defined. */
export function jobReaders(database: Queryable, id: string): Promise<JobStatsAnswer['readers']> {
  return database.query(
    `select job_reader.reader_name as "readerName", state, failed,
       coalesce(recipe -> 'readerConfigurations' ->> job_reader.reader_name,
         recipe ->> 'readerConfigurationName') as "readerConfigurationName"
     from job join job_reader on job_id = job.id
       left join reader_state on reader_state.reader_name = job_reader.reader_name
     where job.id::text = lower($1) order by job_reader.reader_name collate "C"`,
    [id],
  );
}

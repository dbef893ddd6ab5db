import type { JobRequest } from '@console/api-client/jobs/schema';
import { writeDuration } from '@console/api-client/wire';
import type { Queryable } from '../../database';
import { maxErrors, type RecordedError } from './errors';

/** A job as it is stored, with the names of its readers. */
export interface JobRow {
  readonly id: string;
  readonly status: string;
  readonly facility: string;
  readonly created: Date;
  readonly started: Date | null;
  readonly stopped: Date | null;
  readonly last_activity: Date | null;
  readonly stop_reason: string | null;
  readonly start_attempts: number;
  readonly request: JobRequest;
  readonly errors: readonly RecordedError[];
  readonly reader_names: readonly string[];
  readonly failed_reader_names: readonly string[];
}

const selection = `
  select job.*,
    array(select reader_name from job_reader where job_id = id order by reader_name collate "C") as reader_names,
    array(select reader_name from job_reader where job_id = id and failed
      order by reader_name collate "C") as failed_reader_names
  from job`;

/** All jobs, the newest first. */
export async function listJobs(database: Queryable, now: Date) {
  const rows = await database.query<JobRow>(`${selection} order by created desc, id`);
  return rows.map((row) => jobAnswer(row, now));
}

/** One job. */
export async function findJob(database: Queryable, id: string, now: Date) {
  // Compared as text: an id that is no UUID is unknown, not a mistake of SQL.
  const [row] = await database.query<JobRow>(`${selection} where id::text = lower($1)`, [id]);
  return row && jobAnswer(row, now);
}

/** A job as the service answers it. While it runs, its active duration grows with `now`. */
function jobAnswer(row: JobRow, now: Date) {
  const heartbeat = row.last_activity?.toISOString() ?? null;
  return {
    id: row.id,
    status: row.status,
    recipeName: row.request.recipeName,
    readerNames: row.reader_names,
    allReaderNames: row.reader_names,
    failedReaderNames: row.failed_reader_names,
    creationTime: row.created.toISOString(),
    lastActivityTime: heartbeat,
    activeDuration: activeDuration(row, now),
    errorOccurred: row.errors.length > 0,
    errorCount: row.errors.length,
    errors: row.errors.slice(-maxErrors),
    maxErrors,
    stopReason: row.stop_reason,
    facility: { name: row.facility },
    facilities: [{ name: row.facility }],
    job: row.request,
    instanceMetadata: null,
    lastHeartbeatTime: heartbeat,
    startAttempts: row.start_attempts,
  };
}

function activeDuration({ started, stopped }: JobRow, now: Date): string | null {
  if (!started) return null;
  return writeDuration(Math.max(0, ((stopped ?? now).getTime() - started.getTime()) / 1000));
}

import type { Queryable } from '../../database';

/** A line of the service's log. */
export interface LogLine {
  readonly time: Date;
  /** The component of the service that logs it; each has its own file. */
  readonly component: string;
  readonly level: string;
  readonly text: string;
}

/** Times from `from`, included, up to `to`, not included; open where there is none. */
export interface LogRange {
  readonly from: Date | null;
  readonly to: Date | null;
}

/**
 * Log lines of a range of time, oldest first: jobs, tokens, reader logs and health events, made from what the
 * service remembers of them.
 */
export function logLines(database: Queryable, { from, to }: LogRange): Promise<LogLine[]> {
  return database.query<LogLine>(
    `select time, component, level, text from (
       select created as time, 'jobs' as component, 'INFO' as level,
         'Job ' || id || ' was created: recipe ' || (request ->> 'recipeName') || ', facility ' || facility as text
       from job
       union all select started, 'jobs', 'INFO', 'Job ' || id || ' has started' from job
       union all select stopped, 'jobs', 'INFO',
         'Job ' || id || ' has stopped: ' || coalesce(stop_reason, 'UNKNOWN') from job
       union all select (error ->> 'time')::timestamptz, 'jobs', 'ERROR', 'Job ' || id || ': ' || (error ->> 'message')
       from job, jsonb_array_elements(errors) as error
       union all select issued, 'authentication', 'INFO', 'A token was issued to ' || username from access_token
       union all select requested, 'support', 'INFO', 'Reader logs were requested' from reader_log_request
       union all select completed, 'support', case state when 'ERROR' then 'ERROR' else 'INFO' end,
         'The collection of reader logs has ended: ' || state from reader_log_request
       union all select event_time, 'health', 'WARN',
         concat_ws(' ', component, reader_name, type, code) from health_event
       union all select event_end_time, 'health', 'INFO',
         concat_ws(' ', component, reader_name, type, code, 'is over') from health_event
     ) as told
     where time is not null and ($1::timestamptz is null or time >= $1) and ($2::timestamptz is null or time < $2)
     order by time, component, text`,
    [from, to],
  );
}

import type { Queryable } from '../database';
import { seededRandom } from '../server/random/random';
import type { Pace } from '../server/service';
import { stepFeature } from './featureSteps';

interface DueFeature {
  readonly reader_name: string;
  readonly feature: string;
  readonly status: string;
  readonly request_status: 'INITIALIZING' | 'CONFIGURING';
  readonly request_target_status: string;
  readonly type: string;
  readonly reachable: boolean;
}

/** Lets every changing feature whose time has come take its step. */
export async function moveFeatures(database: Queryable, now: Date, { seed, speed }: Pace): Promise<void> {
  const due = await database.query<DueFeature>(
    `select f.reader_name, f.feature, f.status, f.request_status, f.request_target_status, d.type,
       s.phase = 'ONLINE' as reachable
     from reader_feature f join reader_definition d on d.name = f.reader_name
       join reader_state s on s.reader_name = f.reader_name
     where f.next_step <= $1 order by f.reader_name, f.feature for update of f`,
    [now],
  );
  if (due.length === 0) return;
  const moved = due.map((row) => {
    const step = stepFeature(
      {
        requestStatus: row.request_status,
        target: row.request_target_status,
        readerType: row.type,
        reachable: row.reachable,
      },
      seededRandom(seed, row.reader_name, row.feature, now.getTime()),
    );
    return {
      reader_name: row.reader_name,
      feature: row.feature,
      status: step.requestStatus === 'IDLE' ? step.status : row.status,
      request_status: step.requestStatus,
      request_target_status: step.requestStatus === 'IDLE' ? null : row.request_target_status,
      message: step.message,
      next_step: step.waitMs === null ? null : new Date(now.getTime() + step.waitMs / speed),
    };
  });
  await database.query(
    `update reader_feature f set status = moved.status, request_status = moved.request_status,
       status_last_updated = case when moved.request_status = 'IDLE' then $2 else f.status_last_updated end,
       request_status_last_updated = $2, request_target_status = moved.request_target_status,
       message = moved.message, next_step = moved.next_step
     from jsonb_to_recordset($1::jsonb) as moved (reader_name text, feature text, status text,
       request_status text, request_target_status text, message text, next_step timestamptz)
     where f.reader_name = moved.reader_name and f.feature = moved.feature`,
    [JSON.stringify(moved), now],
  );
}

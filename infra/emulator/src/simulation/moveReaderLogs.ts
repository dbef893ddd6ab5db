import type { Queryable } from '../database';
import { stepReaderLog } from '../resources/reader-logs/readerLogSteps';
import { seededRandom } from '../server/random/random';
import type { Pace } from '../server/service';

interface DueLog {
  readonly request_id: number;
  readonly reader_name: string;
  readonly reachable: boolean;
}

/** Settles every reader log whose time has come, and the collection with its last one. */
export async function moveReaderLogs(database: Queryable, now: Date, { seed }: Pace): Promise<void> {
  const due = await database.query<DueLog>(
    `select l.request_id, l.reader_name,
       exists (select from reader_state s where s.reader_name = l.reader_name and s.phase = 'ONLINE') as reachable
     from reader_log l where l.state = 'RUNNING' and l.next_step <= $1
     order by l.request_id, l.reader_name for update`,
    [now],
  );
  if (due.length === 0) return;
  const settled = due.map(({ request_id, reader_name, reachable }) => ({
    request_id,
    reader_name,
    ...stepReaderLog(reachable, seededRandom(seed, 'reader-log', request_id, reader_name)),
  }));
  await database.query(
    `update reader_log l set state = settled.state, message = settled.message, next_step = null
     from jsonb_to_recordset($1::jsonb) as settled (request_id integer, reader_name text, state text, message text)
     where l.request_id = settled.request_id and l.reader_name = settled.reader_name`,
    [JSON.stringify(settled)],
  );
  await database.query(
    `update reader_log_request r set completed = $1, state = case
       when exists (select from reader_log where request_id = r.id and state = 'DONE') then 'DONE' else 'ERROR' end
     where r.state = 'RUNNING'
       and not exists (select from reader_log where request_id = r.id and state = 'RUNNING')`,
    [now],
  );
}

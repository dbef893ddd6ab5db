import type { Queryable } from '../../database';

/** State of the log of one reader, and of all of them together. */
export type ReaderLogState = 'RUNNING' | 'DONE' | 'ERROR';

/** A collection of reader logs. */
export interface ReaderLogRequest {
  readonly id: number;
  readonly state: ReaderLogState;
  readonly requested: Date;
  readonly completed: Date | null;
}

/** The log of one reader in a collection. */
export interface ReaderLog {
  readonly reader_name: string;
  readonly state: ReaderLogState;
}

/** The newest collection, running or not. */
export async function newestRequest(database: Queryable): Promise<ReaderLogRequest | undefined> {
  const [newest] = await database.query<ReaderLogRequest>(
    'select id, state, requested, completed from reader_log_request order by id desc limit 1',
  );
  return newest;
}

/** The logs of a collection, by reader name. */
export function logsOfRequest(database: Queryable, id: number): Promise<ReaderLog[]> {
  return database.query<ReaderLog>(
    'select reader_name, state from reader_log where request_id = $1 order by reader_name collate "C"',
    [id],
  );
}

/** A reader whose log is wanted: whether it can be reached decides how soon it answers or is given up. */
interface WantedReader {
  readonly name: string;
  readonly reachable: boolean;
}

/** Every reader that is defined. */
export function wantedReaders(database: Queryable): Promise<WantedReader[]> {
  return database.query<WantedReader>(
    `select d.name, coalesce(s.phase = 'ONLINE', false) as reachable
     from reader_definition d left join reader_state s on s.reader_name = d.name order by d.name collate "C"`,
  );
}

/** Begins a collection. `readers`: when the answer of each is due. */
export async function beginRequest(
  transaction: Queryable,
  now: Date,
  readers: readonly { readonly reader_name: string; readonly next_step: Date }[],
): Promise<void> {
  const [request] = await transaction.query<{ id: number }>(
    `insert into reader_log_request (state, requested) values ('RUNNING', $1) returning id`,
    [now],
  );
  await transaction.query(
    `insert into reader_log (request_id, reader_name, state, next_step)
     select $1, reader_name, 'RUNNING', next_step
     from jsonb_to_recordset($2::jsonb) as wanted (reader_name text, next_step timestamptz)`,
    [request?.id, JSON.stringify(readers)],
  );
}

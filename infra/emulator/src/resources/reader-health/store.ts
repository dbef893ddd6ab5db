import type { Queryable } from '../../database';
import { type ChangedObjects, isChanged } from '../../server/lists/serialisedList';
import { type Report, unknownReport } from './report';

/** Activity of a reader. */
export type ReaderState = 'AWAITING_AGENT' | 'IDLE' | 'RUNNING_JOB' | 'UPDATING_FIRMWARE' | 'NOT_RESPONDING';

/** Health of one reader as the service answers it. Exactly these keys: strict clients fail on another. */
export interface ReaderStatus {
  readonly readerName: string;
  readonly state: string;
  readonly lastCheckin: string | null;
  readonly lastReboot: string | null;
  readonly version: Report['version'];
  readonly connectionStatus: Report['connectionStatus'];
  readonly throughputStatus: Report['throughputStatus'];
  readonly clockSyncStatus: Report['clockSyncStatus'];
  readonly hardwareStatus: Report['hardwareStatus'];
  readonly softwareStatus: Report['softwareStatus'];
}

interface StateRow {
  readonly reader_name: string;
  readonly state: string;
  readonly last_checkin: Date | null;
  readonly last_reboot: Date | null;
  readonly report: Report;
}

const columns = 'reader_name, state, last_checkin, last_reboot, report';

/** Health of all readers by name, or of those that have changed. */
export async function changedReaderHealth(
  database: Queryable,
  since: string | null,
): Promise<ChangedObjects> {
  const rows = await database.query<StateRow>(
    `select ${columns} from reader_state where ${isChanged('reader_state')} order by reader_name collate "C"`,
    [since],
  );
  const [total] = await database.query<{ count: number }>('select count(*)::int as count from reader_state');
  return { objects: rows.map((row) => [row.reader_name, statusOf(row)]), count: total?.count ?? 0 };
}

/** Health of all readers, by name. */
export async function listReaderHealth(database: Queryable): Promise<ReaderStatus[]> {
  const rows = await database.query<StateRow>(
    `select ${columns} from reader_state order by reader_name collate "C"`,
  );
  return rows.map(statusOf);
}

/** Health of one reader. */
export async function findReaderHealth(database: Queryable, name: string): Promise<ReaderStatus | undefined> {
  const [row] = await database.query<StateRow>(`select ${columns} from reader_state where reader_name = $1`, [
    name,
  ]);
  return row && statusOf(row);
}

/** A new definition waits for its reader's agent; one that is replaced keeps its health. */
export async function awaitAgent(database: Queryable, name: string, now: Date): Promise<void> {
  await database.query(
    `insert into reader_state (reader_name, state, phase, report, next_step)
     values ($1, 'AWAITING_AGENT', 'AWAITING', $2, $3) on conflict do nothing`,
    [name, JSON.stringify(unknownReport), now],
  );
}

/** Restarts a reader: it loses its connection shortly after the command. */
export async function restartReader(database: Queryable, name: string, drops: Date): Promise<void> {
  await database.query(
    `update reader_state set phase = 'RESTARTING', next_step = $2 where reader_name = $1`,
    [name, drops],
  );
}

function statusOf(row: StateRow): ReaderStatus {
  const { version, connectionStatus, throughputStatus, clockSyncStatus, hardwareStatus, softwareStatus } =
    row.report;
  return {
    readerName: row.reader_name,
    state: row.state,
    lastCheckin: row.last_checkin?.toISOString() ?? null,
    lastReboot: row.last_reboot?.toISOString() ?? null,
    version,
    connectionStatus,
    throughputStatus,
    clockSyncStatus,
    hardwareStatus,
    softwareStatus,
  };
}

import type { Queryable } from '../database';
import { eventsOf } from '../resources/health-events/changes';
import { recordReaderEvents } from '../resources/health-events/store';
import type { Report } from '../resources/reader-health/report';
import type { ReaderState } from '../resources/reader-health/store';
import type { Outbox } from '../server/messages';
import { seededRandom } from '../server/random/random';
import type { Pace } from '../server/service';
import type { Unsteady } from './faults';
import { type Phase, type SimulatedReader, stepReader } from './readerSteps';

interface DueReader {
  readonly reader_name: string;
  readonly state: ReaderState;
  readonly phase: Phase;
  readonly last_checkin: Date | null;
  readonly last_reboot: Date | null;
  readonly last_task_request: Date | null;
  readonly report: Report;
  readonly unsteady: Unsteady | null;
  readonly step: number;
  readonly next_step: Date | null;
  readonly in_job: boolean;
  readonly clocks_synced: boolean;
}

/** Lets every reader whose time has come take its step: one statement reads them, one writes them. */
export async function moveReaders(
  database: Queryable,
  outbox: Outbox,
  now: Date,
  { seed, speed }: Pace,
): Promise<void> {
  const due = await database.query<DueReader>(
    `select reader_state.*, exists (
       select from job_reader join job on job.id = job_id
       where job_reader.reader_name = reader_state.reader_name and not failed and status in ('RUNNING', 'RESTARTING_RDE')) as in_job,
       coalesce((select value = 'true' from service_setting where name = 'clocksSynced'), false) as clocks_synced
     from reader_state where next_step <= $1 order by reader_name for update of reader_state`,
    [now],
  );
  if (due.length === 0) return;
  const steps = due.map((row) => {
    const before = simulated(row);
    const after = stepReader(before, {
      now: now.getTime(),
      random: seededRandom(seed, row.reader_name, row.step),
      inJob: row.in_job,
      clocksSynced: row.clocks_synced,
      speed,
    });
    return { readerName: row.reader_name, before, after };
  });
  const moved = steps.map(({ readerName, after }) => ({ ...columnsOf(after), reader_name: readerName }));
  await database.query(
    `update reader_state set state = moved.state, phase = moved.phase, last_checkin = moved.last_checkin,
       last_reboot = moved.last_reboot, last_task_request = moved.last_task_request, report = moved.report,
       step = moved.step, next_step = moved.next_step
     from jsonb_to_recordset($1::jsonb) as moved (reader_name text, state text, phase text,
       last_checkin timestamptz, last_reboot timestamptz, last_task_request timestamptz, report jsonb,
       step integer, next_step timestamptz)
     where reader_state.reader_name = moved.reader_name`,
    [JSON.stringify(moved)],
  );
  await recordReaderEvents(
    database,
    outbox,
    steps.map(({ readerName, before, after }) => ({ readerName, events: eventsOf(before, after) })),
    now,
  );
}

function simulated(row: DueReader): SimulatedReader {
  return {
    state: row.state,
    phase: row.phase,
    lastCheckin: row.last_checkin?.getTime() ?? null,
    lastReboot: row.last_reboot?.getTime() ?? null,
    lastTaskRequest: row.last_task_request?.getTime() ?? null,
    report: row.report,
    unsteady: row.unsteady,
    step: row.step,
    nextStep: row.next_step?.getTime() ?? null,
  };
}

function columnsOf(reader: SimulatedReader) {
  return {
    state: reader.state,
    phase: reader.phase,
    last_checkin: time(reader.lastCheckin),
    last_reboot: time(reader.lastReboot),
    last_task_request: time(reader.lastTaskRequest),
    report: reader.report,
    step: reader.step,
    next_step: time(reader.nextStep),
  };
}

const time = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds));

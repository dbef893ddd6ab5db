import { eventsOf } from '../resources/health-events/changes';
import { recordReaderEvents } from '../resources/health-events/store';
import { type Report, unreachable } from '../resources/reader-health/report';
import { transactionWithMessages } from '../server/messages';
import type { Service } from '../server/service';

interface CutOffReader {
  readonly reader_name: string;
  readonly report: Report;
}

/** Cuts readers off from the service until {@link reconnectReaders}: they answer nothing, and do not come back. */
export async function cutOffReaders(
  { database, clock, messages }: Pick<Service, 'database' | 'clock' | 'messages'>,
  names: readonly string[],
): Promise<void> {
  await transactionWithMessages(database, messages, async (transaction, outbox) => {
    const readers = await transaction.query<CutOffReader>(
      `select reader_name, report from reader_state where $1::jsonb ? reader_name for update`,
      [JSON.stringify(names)],
    );
    const cut = readers.map(({ reader_name: readerName, report }) => ({
      readerName,
      before: report,
      after: unreachable(report, 'NETWORK'),
    }));
    await transaction.query(
      `update reader_state set phase = 'OFFLINE', state = 'NOT_RESPONDING', next_step = null, report = cut.after
       from jsonb_to_recordset($1::jsonb) as cut ("readerName" text, after jsonb)
       where reader_state.reader_name = cut."readerName"`,
      [JSON.stringify(cut)],
    );
    await recordReaderEvents(
      transaction,
      outbox,
      cut.map(({ readerName, before, after }) => ({
        readerName,
        events: eventsOf({ report: before, lastReboot: null }, { report: after, lastReboot: null }),
      })),
      clock.now(),
    );
  });
}

/** Lets readers that were cut off report again with the next tick. */
export async function reconnectReaders(
  { database, clock }: Pick<Service, 'database' | 'clock'>,
  names: readonly string[],
): Promise<void> {
  await database.query(
    `update reader_state set next_step = $2 where $1::jsonb ? reader_name and phase = 'OFFLINE'`,
    [JSON.stringify(names), clock.now()],
  );
}

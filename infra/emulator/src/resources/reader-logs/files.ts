import type { Queryable } from '../../database';
import type { ArchivedFile } from '../../server/downloads/archive';
import { type LoggedReader, readerLogText } from './readerLogText';
import type { ReaderLogRequest } from './store';

/** The logs of so many readers are read at once. */
const batch = 200;

/** A file for each reader whose log was collected. */
export async function* filesOfRequest(
  database: Queryable,
  { id, requested, completed }: ReaderLogRequest,
): AsyncGenerator<ArchivedFile> {
  let last = '';
  for (;;) {
    const readers = await database.query<LoggedReader>(
      `select l.reader_name, d.address, d.document ->> 'serialNumber' as serial_number,
         s.last_reboot, s.last_task_request, s.last_checkin, s.report,
         (select coalesce(jsonb_agg(jsonb_build_object(
             'time', e.event_time, 'type', e.type, 'code', e.code, 'end', e.event_end_time)), '[]')
          from health_event e where e.component = 'READERS' and e.reader_name = l.reader_name
            and e.event_time <= $4) as events
       from reader_log l left join reader_definition d on d.name = l.reader_name
         left join reader_state s on s.reader_name = l.reader_name
       where l.request_id = $1 and l.state = 'DONE' and l.reader_name collate "C" > $2 collate "C"
       order by l.reader_name collate "C" limit $3`,
      [id, last, batch, completed ?? requested],
    );
    for (const reader of readers)
      yield {
        name: `${encodeURIComponent(reader.reader_name)}/reader.log`,
        text: readerLogText(reader),
        modified: completed ?? requested,
      };
    last = readers.at(-1)?.reader_name ?? '';
    if (readers.length < batch) return;
  }
}

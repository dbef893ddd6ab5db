import type { HealthEventQuery } from '@console/api-client/health-events/schema';
import type { Queryable } from '../../database';
import type { HealthMessage, Outbox } from '../../server/messages';
import type { PageMarkers } from '../../server/paging/pageMarker';
import type { ReaderEvent } from './changes';

/** Subjects of events: the machine the service runs on, or the readers. */
export const healthComponents = ['HOST', 'READERS'] as const;

/** One of the things events are about. */
export type HealthComponent = (typeof healthComponents)[number];

/** At most so many events of a component are answered at once: the newest. */
const mostEvents = 1000;

/** Events of a page that does not say how many. */
const defaultPageSize = 100;

/** Which components have an event that lasts. */
export async function componentsInTrouble(database: Queryable): Promise<ReadonlySet<string>> {
  const rows = await database.query<{ component: string }>(
    'select distinct component from health_event where event_end_time is null',
  );
  return new Set(rows.map(({ component }) => component));
}

/** The events of a component, the newest first. */
export async function eventsOfComponent(database: Queryable, component: HealthComponent) {
  const rows = await database.query<EventRow>(
    `select id, code, component, event_time, event_end_time from health_event
     where component = $1 order by event_time desc, id desc limit $2`,
    [component, mostEvents],
  );
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    component: row.component,
    eventTime: row.event_time.toISOString(),
    eventEndTime: row.event_end_time?.toISOString() ?? null,
  }));
}

interface EventRow {
  readonly id: number;
  readonly code: string;
  readonly component: string;
  readonly event_time: Date;
  readonly event_end_time: Date | null;
}

/**
 * A page of the readers' events, the newest first: where a trouble begins and where it ends, as they are published.
 * Exactly the keys strict clients know.
 */
export async function pageOfReaderEvents(
  database: Queryable,
  pageMarkers: PageMarkers,
  query: HealthEventQuery,
) {
  const { readerNames, types, codes, fromTime, toTime, pageSize, nextPageMarker } = query ?? {};
  const [time, id] = nextPageMarker ? pageMarkers.read(query ?? {}, nextPageMarker, 'nextPageMarker') : [];
  const size = pageSize ?? defaultPageSize;
  const rows = await database.query<ReaderEventRow>(
    `select * from (
       select id * 2 as id, event_time, reader_name, type, code, args from health_event
       where component = 'READERS'
       union all
       select id * 2 + 1, event_end_time, reader_name, type, code, '{"status":"HEALTHY"}'
       from health_event
       where component = 'READERS' and event_end_time > event_time
     ) event
     where ($1::jsonb is null or $1::jsonb ? reader_name)
       and ($2::jsonb is null or $2::jsonb ? type)
       and ($3::jsonb is null or $3::jsonb ? code)
       and event_time >= coalesce($4::timestamptz, '-infinity')
       and event_time < coalesce($5::timestamptz, 'infinity')
       and (event_time, id) < (coalesce($6::timestamptz, 'infinity'), coalesce($7::int, 0))
     order by event_time desc, id desc limit $8`,
    [
      oneOf(readerNames),
      oneOf(types),
      oneOf(codes),
      fromTime ?? null,
      toTime ?? null,
      time ?? null,
      id ?? null,
      size + 1,
    ],
  );
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    events: page.map(readerEvent),
    nextPageMarker:
      rows.length > size && last
        ? pageMarkers.write(query ?? {}, [last.event_time.toISOString(), String(last.id)])
        : null,
  };
}

interface ReaderEventRow {
  readonly id: number;
  readonly event_time: Date;
  readonly reader_name: string;
  readonly type: string;
  readonly code: string;
  readonly args: Readonly<Record<string, string>>;
}

const readerEvent = (row: ReaderEventRow): HealthMessage => ({
  eventTime: row.event_time.toISOString(),
  readerId: row.reader_name,
  type: row.type,
  code: row.code,
  args: row.args,
});

const oneOf = (values: readonly string[] | null | undefined) =>
  values && values.length > 0 ? JSON.stringify(values) : null;

/** Events of one reader. */
export interface EventsOfReader {
  readonly readerName: string;
  readonly events: readonly ReaderEvent[];
}

/** Stores events of readers and publishes them: two statements, however many readers. */
export async function recordReaderEvents(
  database: Queryable,
  outbox: Outbox,
  readers: readonly EventsOfReader[],
  now: Date,
): Promise<void> {
  const all = readers.flatMap(({ readerName, events }) =>
    events.map((event) => ({ ...event, reader_name: readerName })),
  );
  if (all.length === 0) return;
  await database.query(
    `update health_event e set event_end_time = $2
     from jsonb_to_recordset($1::jsonb) as ended (kind text, reader_name text, type text)
     where ended.kind = 'ends' and e.component = 'READERS' and e.reader_name = ended.reader_name
       and e.type = ended.type and e.event_end_time is null`,
    [JSON.stringify(all), now],
  );
  await database.query(
    `insert into health_event (component, reader_name, type, code, event_time, event_end_time, args)
     select 'READERS', reader_name, type, code, $2::timestamptz,
       case kind when 'happens' then $2::timestamptz end, args
     from jsonb_to_recordset($1::jsonb) as begun (kind text, reader_name text, type text, code text, args jsonb)
     where kind <> 'ends'`,
    [JSON.stringify(all), now],
  );
  outbox.add(
    'health',
    all.map(({ reader_name, type, code, args }) => ({
      eventTime: now.toISOString(),
      readerId: reader_name,
      type,
      code,
      args,
    })),
  );
}

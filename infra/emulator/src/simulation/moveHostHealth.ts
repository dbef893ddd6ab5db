import type { Queryable } from '../database';
import { troublesAt } from '../resources/host-health/troubles';
import type { Pace } from '../server/service';

/** Lets events of the host begin and end as its metrics go beyond their limits and come back. */
export async function moveHostHealth(database: Queryable, now: Date, { seed }: Pace): Promise<void> {
  const troubles = troublesAt(now, seed);
  const lasting = await database.query<{ code: string }>(
    `select code from health_event where component = 'HOST' and event_end_time is null`,
  );
  const ended = lasting.filter(({ code }) => !troubles.some((trouble) => trouble.code === code));
  const begun = troubles.filter(({ code }) => !lasting.some((event) => event.code === code));
  for (const { code } of ended)
    await database.query(
      `update health_event set event_end_time = $2 where component = 'HOST' and code = $1 and event_end_time is null`,
      [code, now],
    );
  for (const { code } of begun)
    await database.query(
      `insert into health_event (component, type, code, event_time) values ('HOST', 'UNCLASSIFIED', $1, $2)`,
      [code, now],
    );
}

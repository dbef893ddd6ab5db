import type { Queryable } from '../database';
import type { Pace } from '../server/service';

/** Time the service takes to locate items on a zone map that was selected, in seconds. */
const applying = 2;

/** Completes the zone maps that were selected long enough ago. */
export async function moveZoneMaps(database: Queryable, now: Date, { speed }: Pace): Promise<void> {
  await database.query(
    `update current_zone_map set status = 'COMPLETE'
     where status <> 'COMPLETE' and selected + make_interval(secs => $2) <= $1::timestamptz`,
    [now, applying / speed],
  );
}

import type { Queryable } from '../../database';
import type { ItemPlace, Outbox } from '../../server/messages';

/** An item that took a step. */
export interface MovedItem {
  readonly epc: string;
  readonly tagId: string;
  /** Who saw it, and where that job reports to. */
  readonly job: {
    readonly id: string;
    readonly name: string | null;
    readonly history: boolean;
    readonly queues: boolean;
  };
  /** The facility it belongs to. */
  readonly home: string;
  readonly from: ItemPlace & { readonly zone: string };
  readonly to: ItemPlace & { readonly zone: string };
  readonly presenceConfidence: string;
  /** True if this was an observation. */
  readonly observed: boolean;
  /** True if the call that shows items answers it. */
  readonly listed: boolean;
  readonly step: number;
  readonly nextStep: Date;
}

/** Writes where items are now; new ones too. All places they come from or go to get a number first. */
export async function writeItems(
  transaction: Queryable,
  moved: readonly MovedItem[],
  now: Date,
): Promise<void> {
  const places = moved
    .flatMap(({ from, to }) => [from, to])
    .map(({ facility, floor, zone }) => ({ facility, floor, zone }));
  await transaction.query(
    `insert into item_place (facility, floor, zone)
     select distinct facility, floor, zone
     from jsonb_to_recordset($1::jsonb) as place (facility text, floor text, zone text)
     where not exists (select from item_place known where known.zone = place.zone
       and known.facility is not distinct from place.facility and known.floor is not distinct from place.floor)
     on conflict do nothing`,
    [JSON.stringify(places)],
  );
  await transaction.query(
    `insert into item (epc, tag_id, job_id, place_id, x, y, z, presence_confidence, last_modified, home, next_step,
       step, listed)
     select epc, "tagId", ("job"->>'id')::uuid, ${placeOf('to')}, ("to"->>'x')::real, ("to"->>'y')::real,
       case when "to"->>'x' is not null then 1.2 end, "presenceConfidence", $2, home, "nextStep", step, listed
     from ${rows}
     on conflict (epc) do update set job_id = excluded.job_id, place_id = excluded.place_id, x = excluded.x,
       y = excluded.y, z = excluded.z, presence_confidence = excluded.presence_confidence,
       last_modified = excluded.last_modified, next_step = excluded.next_step, step = excluded.step,
       listed = excluded.listed`,
    [JSON.stringify(moved), now],
  );
}

/** Appends the observations of jobs that report to the history. The places have their numbers. */
export async function writeHistory(
  transaction: Queryable,
  moved: readonly MovedItem[],
  now: Date,
): Promise<void> {
  const observations = moved.filter(({ observed, job }) => observed && job.history);
  if (observations.length === 0) return;
  await transaction.query(
    `insert into item_history (epc, tag_id, job_id, from_place, to_place, from_x, from_y, to_x, to_y, distance, observed)
     select epc, "tagId", ("job"->>'id')::uuid, ${placeOf('from')}, ${placeOf('to')}, from_x, from_y, to_x, to_y,
       round(sqrt((to_x - from_x) ^ 2 + (to_y - from_y) ^ 2)::numeric, 2)::real, $2
     from ${rows} cross join lateral (
       select ("from"->>'x')::real as from_x, ("from"->>'y')::real as from_y, ("to"->>'x')::real as to_x,
         ("to"->>'y')::real as to_y) as coordinates
     order by epc`,
    [JSON.stringify(observations), now],
  );
}

/** Publishes the observations of jobs that report to message queues. */
export function publishItems(outbox: Outbox, moved: readonly MovedItem[], now: Date): void {
  outbox.add(
    'item',
    moved
      .filter(({ observed, job }) => observed && job.queues)
      .map(({ epc, tagId, job, from, to }) => ({
        epc,
        tagId,
        jobId: job.id,
        jobName: job.name,
        from,
        to,
        observationTime: now.toISOString(),
      })),
  );
}

/** The moved items as a relation. */
const rows = `jsonb_to_recordset($1::jsonb) as moved (epc text, "tagId" text, job jsonb, home text, "from" jsonb,
  "to" jsonb, "presenceConfidence" text, step integer, listed boolean, "nextStep" timestamptz)`;

const placeOf = (end: 'from' | 'to') =>
  `(select id from item_place where zone = "${end}"->>'zone' and facility is not distinct from "${end}"->>'facility'
    and floor is not distinct from "${end}"->>'floor')`;

import type { Queryable } from '../../database';
import { insertNumbered } from '../../database/insert';
import type { Fleet, Origin } from '../model/fleet';
import { loadInBulk } from './loadInBulk';
import { seedTransitions } from './seedTransitions';
import { sightings } from './sightings';
import { type Stage, stagesOf } from './stage';

/** Numbers of items and of their observations in a fresh service. */
export interface Stock {
  readonly items: number;
  readonly history: number;
}

/** For so many observations one crossing of a threshold. */
const observationsPerTransition = 10;

/** Within so many seconds every item does something. */
const firstSteps = 300;

/** Stores the places, the items and their history. Zone maps and jobs of the fleet say where and when. */
export async function seedItems(
  transaction: Queryable,
  fleet: Fleet,
  { items, history }: Stock,
  { seed, now }: Origin,
): Promise<void> {
  const stages = stagesOf(fleet, now);
  const places = placesOf(stages);
  await insertNumbered(transaction, 'item_place', places);
  if (stages.length === 0 || items === 0) return;
  const parameters = [seed, items, Math.max(items, history), ...relationsOf(stages, places), 1];
  await loadInBulk(transaction, 'item_history', history, () =>
    transaction.query(
      `insert into item_history (epc, job_id, from_place, to_place, from_x, from_y, to_x, to_y, distance, observed)
       select epc, job_id, from_place, to_place, from_x, from_y, to_x, to_y,
         round(sqrt((to_x - from_x) ^ 2 + (to_y - from_y) ^ 2)::numeric, 2)::real, observed
       from (${sightings(`select generate_series(0, ${history - 1}::bigint)`)}) as sighting order by observed`,
      parameters,
    ),
  );
  await loadInBulk(transaction, 'item', items, () =>
    transaction.query(
      `insert into item (epc, job_id, place_id, x, y, z, presence_confidence, last_modified, home, next_step)
       select epc, job_id, to_place, to_x, to_y, case when to_x is not null then 1.2 end,
         case when item % 17 = 5 then 'LOW' else 'HIGH' end, observed, facility,
         $8::timestamptz + make_interval(secs => ${firstSteps} * (hashint8extended(item, 6) & 1023) / 1023.0)
       from (${sightings(lastSightings(items, history))}) as sighting`,
      [...parameters, now],
    ),
  );
  await seedTransitions(transaction, fleet, Math.floor(history / observationsPerTransition), { seed, now });
}

/** Of each item the number of its last sighting; of one that was never seen, one that might have been. */
const lastSightings = (items: number, history: number) => `
  select item + ${items}::bigint * greatest(0, (${history}::bigint - 1 - item) / ${items})
  from generate_series(0, ${items - 1}::bigint) item`;

interface Place {
  readonly facility: string | null;
  readonly floor: string | null;
  readonly zone: string;
}

/** ABSENT first; then zone by zone of each stage. */
function placesOf(stages: readonly Stage[]): Place[] {
  return [
    { facility: null, floor: null, zone: 'ABSENT' },
    ...stages.flatMap(({ facility, slots }) => slots.map(({ zone, floor }) => ({ facility, floor, zone }))),
  ];
}

/** The relations `stage`, `slot` and `span` of the sightings. */
function relationsOf(stages: readonly Stage[], places: readonly Place[]): string[] {
  const idOf = new Map(places.map(({ facility, zone }, index) => [`${facility}\u0000${zone}`, index + 1]));
  const relations = [
    stages.map(({ facility, slots, located }, stage) => ({ stage, facility, slots: slots.length, located })),
    stages.flatMap(({ facility, slots }, stage) =>
      slots.map((slot, index) => ({
        ...slot,
        stage,
        slot: index,
        place: idOf.get(`${facility}\u0000${slot.zone}`),
      })),
    ),
    stages.flatMap(({ spans }, stage) =>
      spans.map(({ jobId, ...span }) => ({ ...span, stage, job_id: jobId })),
    ),
  ];
  return relations.map((rows) => JSON.stringify(rows));
}

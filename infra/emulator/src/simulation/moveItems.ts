import { readDuration } from '@console/api-client/wire';
import type { Queryable } from '../database';
import { encodeSgtin96 } from '../resources/epc/sgtin96';
import { type MovedItem, publishItems, writeHistory, writeItems } from '../resources/item-data/movedItems';
import { currentZoneMapsOf } from '../resources/zone-maps/currentZoneMap';
import type { Outbox } from '../server/messages';
import { seededRandom } from '../server/random/random';
import type { Pace } from '../server/service';
import type { FloorZone } from './floorZones';
import { absentItem, stepItem, type WanderingItem } from './itemSteps';

/** Most items that take a step in one tick, in all facilities together. */
const mostSteps = 200;

/** Number of items that turn up where a job finds a facility without any. */
const newcomers = 24;

/** After how many seconds an item counts as absent when the recipe does not say. */
const defaultExpiry = 60;

/** A job at work that sees items, with what is due of one item of its facility, if anything. */
interface DueItem {
  readonly job_id: string;
  readonly job_name: string | null;
  readonly facility: string;
  readonly recipe_type: string;
  readonly expiry: string | null;
  readonly to_database: boolean;
  readonly to_history: boolean;
  readonly to_queues: boolean;
  readonly stocked: boolean;
  readonly epc: string | null;
  readonly tag_id: string | null;
  readonly zone: string;
  readonly floor: string | null;
  readonly item_facility: string | null;
  readonly x: number | null;
  readonly y: number | null;
  readonly presence_confidence: 'HIGH' | 'LOW';
  readonly listed: boolean;
  readonly step: number;
}

/** Lets the items in facilities where a job is at work take the steps that are due, a limited number at once. */
export async function moveItems(
  transaction: Queryable,
  outbox: Outbox,
  now: Date,
  { seed, speed }: Pace,
): Promise<void> {
  const due = await findDue(transaction, now);
  const arrivals = due.filter(({ stocked }) => !stocked).flatMap((job) => newItems(job, seed));
  const stepping = [...due.filter(({ epc }) => epc !== null), ...arrivals];
  if (stepping.length === 0) return;
  const zones = await zonesOf(transaction, [...new Set(stepping.map(({ facility }) => facility))]);
  const moved = stepping.map((row) => {
    const { item, observed, waitMs } = stepItem(wandering(row), {
      random: seededRandom(seed, row.epc ?? '', row.step),
      zones: zones.get(row.facility) ?? [],
      located: row.recipe_type === 'LOCATION',
      expiry: readDuration(row.expiry) || defaultExpiry,
      speed,
    });
    return movedItem(row, item, observed, new Date(now.getTime() + waitMs));
  });
  await writeItems(transaction, moved, now);
  await writeHistory(transaction, moved, now);
  publishItems(outbox, moved, now);
}

/** Of each facility with a job that sees items, the newest such job, with the items that are due. */
function findDue(transaction: Queryable, now: Date): Promise<DueItem[]> {
  return transaction.query<DueItem>(
    `with seeing as (
       select distinct on (facility) id, facility, request, recipe from job
       where status = 'RUNNING' and recipe->>'type' in ('INVENTORY', 'LOCATION')
       order by facility, created desc
     )
     select seeing.id as job_id, request->>'name' as job_name, seeing.facility, recipe->>'type' as recipe_type,
       recipe->>'tagExpiryDuration' as expiry,
       coalesce((request->>'reportToDatabaseEnabled')::boolean, true) as to_database,
       coalesce((request->>'reportToHistoryEnabled')::boolean, true) as to_history,
       coalesce((request->>'reportToMessageQueueEnabled')::boolean, true) as to_queues,
       exists (select from item where home = seeing.facility) as stocked,
       due.epc, due.tag_id, place.zone, place.floor, place.facility as item_facility, due.x, due.y,
       due.presence_confidence, due.listed, due.step
     from seeing
     left join lateral (
       select * from item where home = seeing.facility and next_step <= $1 order by next_step, epc
       limit greatest(1, $2 / (select count(*) from seeing)) for update skip locked
     ) due on true
     left join item_place place on place.id = due.place_id
     order by seeing.facility, due.epc`,
    [now, mostSteps],
  );
}

/** Items nobody has seen yet. */
function newItems(job: DueItem, seed: number): DueItem[] {
  const random = seededRandom(seed, job.facility);
  return Array.from({ length: newcomers }, () => ({
    ...job,
    epc: encodeSgtin96('0614141', `0${random.integer(10_000, 10_039)}`, random.integer(1, 2 ** 31)),
    tag_id: '',
    zone: 'ABSENT',
    floor: null,
    item_facility: null,
    presence_confidence: 'HIGH',
    listed: false,
    step: 0,
  }));
}

async function zonesOf(
  transaction: Queryable,
  facilities: readonly string[],
): Promise<ReadonlyMap<string, readonly FloorZone[]>> {
  const current = await currentZoneMapsOf(transaction, facilities);
  return new Map(
    current.map(({ facility, zoneMap: { zones } }) => [
      facility,
      (zones ?? []).map(({ name, floor, points }) => ({ name, floor: floor ?? null, points: points ?? [] })),
    ]),
  );
}

function wandering({ zone, floor, x, y, presence_confidence }: DueItem): WanderingItem {
  return zone === 'ABSENT' ? absentItem : { zone, floor, x, y, presenceConfidence: presence_confidence };
}

function movedItem(row: DueItem, item: WanderingItem, observed: boolean, nextStep: Date): MovedItem {
  const isAbsent = item.zone === 'ABSENT';
  return {
    epc: row.epc ?? '',
    tagId: row.tag_id ?? '',
    job: { id: row.job_id, name: row.job_name, history: row.to_history, queues: row.to_queues },
    home: row.facility,
    from: { zone: row.zone, floor: row.floor, facility: row.item_facility, x: row.x, y: row.y },
    to: {
      zone: item.zone,
      floor: item.floor,
      facility: isAbsent ? null : row.facility,
      x: item.x,
      y: item.y,
    },
    presenceConfidence: item.presenceConfidence,
    observed,
    listed: row.listed || row.to_database,
    step: row.step + 1,
    nextStep,
  };
}

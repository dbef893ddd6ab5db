import type { Queryable } from '../database';
import { encodeSgtin96 } from '../resources/epc/sgtin96';
import type { Outbox, ThresholdMessage } from '../server/messages';
import { seededRandom } from '../server/random/random';
import type { Pace } from '../server/service';
import { type Crossing, crossingsBetween } from './thresholdSteps';

/** A threshold that a job at work watches. */
interface WatchedThreshold {
  readonly job_id: string;
  readonly job_name: string | null;
  readonly to_database: boolean;
  readonly to_queues: boolean;
  readonly threshold_id: number;
  readonly threshold_name: string;
  readonly facility: string;
  /** `null` when the job has only just begun. */
  readonly told_until: Date | null;
}

/** Lets items cross the thresholds that jobs watch. */
export async function moveThresholds(
  transaction: Queryable,
  outbox: Outbox,
  now: Date,
  { seed, speed }: Pace,
): Promise<void> {
  const watched = await findWatched(transaction);
  const moved = watched.flatMap((threshold) => {
    const { told_until: since } = threshold;
    if (!since) return [{ threshold, crossings: [] }];
    const random = seededRandom(seed, threshold.threshold_name, since.getTime());
    const crossings = crossingsBetween(since.getTime(), now.getTime(), speed, random);
    return crossings.length === 0 ? [] : [{ threshold, crossings }];
  });
  if (moved.length === 0) return;
  await noteTime(
    transaction,
    moved.map(({ threshold }) => threshold),
    now,
  );
  for (const { threshold, crossings } of moved)
    await cross(transaction, outbox, threshold, crossings, seededRandom(seed, now.getTime()).next());
}

/** The thresholds a recipe names, or all of the facility when it names none, if a reader of theirs takes part. */
function findWatched(transaction: Queryable): Promise<WatchedThreshold[]> {
  return transaction.query<WatchedThreshold>(
    `select job.id as job_id, request->>'name' as job_name, threshold.id as threshold_id,
       threshold.name as threshold_name, threshold.facility, told_until,
       coalesce((request->>'reportToDatabaseEnabled')::boolean, true) as to_database,
       coalesce((request->>'reportToMessageQueueEnabled')::boolean, true) as to_queues
     from job
     join threshold on threshold.facility = job.facility
       and (coalesce(recipe->'thresholdIds', '[]') = '[]' or recipe->'thresholdIds' @> to_jsonb(threshold.id))
     left join threshold_flow flow on flow.threshold_id = threshold.id and flow.job_id = job.id
     where job.status = 'RUNNING' and recipe->>'type' = 'THRESHOLD' and exists (
       select from threshold_reader reader join job_reader using (reader_name)
       where reader.threshold_id = threshold.id and job_reader.job_id = job.id and not failed)
     order by threshold.id, job.id`,
  );
}

async function noteTime(
  transaction: Queryable,
  thresholds: readonly WatchedThreshold[],
  now: Date,
): Promise<void> {
  await transaction.query(
    `insert into threshold_flow (threshold_id, job_id, told_until)
     select threshold_id, job_id, $2 from jsonb_to_recordset($1::jsonb) as watched (threshold_id integer, job_id uuid)
     on conflict (threshold_id, job_id) do update set told_until = excluded.told_until`,
    [JSON.stringify(thresholds), now],
  );
}

async function cross(
  transaction: Queryable,
  outbox: Outbox,
  threshold: WatchedThreshold,
  crossings: readonly Crossing[],
  start: number,
): Promise<void> {
  const epcs = await passersBy(transaction, threshold.facility, crossings.length, start);
  const rows = crossings.map((crossing, index) => ({
    ...crossing,
    epc: epcs[index % epcs.length] ?? stranger(threshold, index),
    time: new Date(crossing.at).toISOString(),
  }));
  if (threshold.to_database)
    await transaction.query(
      `insert into threshold_transition (threshold_id, threshold_name, facility, epc, job_id, destination, confidence,
         created)
       select $2, $3, $4, epc, $5, destination, confidence, time
       from jsonb_to_recordset($1::jsonb) as crossing (epc text, destination text, confidence real, time timestamptz)`,
      [
        JSON.stringify(rows),
        threshold.threshold_id,
        threshold.threshold_name,
        threshold.facility,
        threshold.job_id,
      ],
    );
  if (threshold.to_queues)
    outbox.add(
      'threshold',
      rows.map((row) => messageOf(threshold, row)),
    );
}

/** Items of the facility, other ones at other times. @param start from 0 to 1 */
async function passersBy(
  transaction: Queryable,
  facility: string,
  count: number,
  start: number,
): Promise<string[]> {
  const rows = await transaction.query<{ epc: string }>(
    `select epc from item where home = $1 and next_step >= (
       select min(next_step) + (max(next_step) - min(next_step)) * $3::float8 from item where home = $1)
     order by next_step, epc limit $2`,
    [facility, count, start],
  );
  return rows.map(({ epc }) => epc);
}

/** An item the facility does not know. */
const stranger = ({ threshold_id }: WatchedThreshold, index: number) =>
  encodeSgtin96('0614141', '012345', threshold_id * 100 + (index % 12));

function messageOf(
  threshold: WatchedThreshold,
  { epc, destination, confidence, time }: Crossing & { readonly epc: string; readonly time: string },
): ThresholdMessage {
  return {
    epc,
    fromZone: destination === 'IN' ? 'OUT' : 'IN',
    toZone: destination,
    threshold: threshold.threshold_name,
    thresholdId: threshold.threshold_id,
    confidence,
    jobId: threshold.job_id,
    jobName: threshold.job_name,
    observationTime: time,
  };
}

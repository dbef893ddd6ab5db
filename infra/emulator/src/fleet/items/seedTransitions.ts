import type { Queryable } from '../../database';
import type { Fleet, Origin } from '../model/fleet';
import { loadInBulk } from './loadInBulk';

/** A threshold and a job that watches it, or has. */
interface Watch {
  readonly watch: number;
  readonly threshold_id: number;
  readonly threshold_name: string;
  readonly facility: string;
  readonly job_id: string;
  readonly since: Date;
  readonly seconds: number;
}

/**
 * Stores crossings of the thresholds that jobs of the fleet watch, evenly over the time they have run, by items of the
 * facility. Items have to be there.
 * @param count how many in all
 */
export async function seedTransitions(
  transaction: Queryable,
  fleet: Fleet,
  count: number,
  { seed, now }: Origin,
): Promise<void> {
  const watches = watchesOf(fleet, now);
  if (watches.length === 0 || count === 0) return;
  await loadInBulk(transaction, 'threshold_transition', count, () =>
    transaction.query(
      `insert into threshold_transition
         (threshold_id, threshold_name, facility, epc, job_id, destination, confidence, created)
       with watched as materialized (
         select * from jsonb_to_recordset($3::jsonb) as watched (watch bigint, threshold_id integer,
           threshold_name text, facility text, job_id uuid, since timestamptz, seconds float8)
       ), crowd as materialized (
         select home, epc, row_number() over (partition by home order by epc) - 1 as place
         from item where home in (select facility from watched)
       ), size as materialized (
         select home, count(*) as size from crowd group by home
       ), crossing as materialized (
         select watched.*, number, chance, chance % size as place
         from (
           select number, hashint8extended(number, $1::bigint) & 1048575 as chance
           from generate_series(0, $2::bigint - 1) as number
         ) as numbered
         join watched on watch = number % $4::bigint join size on home = facility
       )
       select threshold_id, threshold_name, facility, epc, job_id,
         case when chance % 2 = 0 then 'IN' else 'OUT' end, round((0.55 + chance % 46 / 100.0)::numeric, 2)::real,
         date_trunc('milliseconds', since + make_interval(secs => seconds * (number + chance / 1048576.0) / $2::bigint))
           as created
       from crossing join crowd on home = facility and crowd.place = crossing.place
       order by created`,
      [seed, count, JSON.stringify(watches), watches.length],
    ),
  );
}

function watchesOf({ jobs, recipes, thresholds }: Fleet, now: Date): Watch[] {
  return jobs
    .flatMap((job) => {
      const recipe = recipes.find(({ name }) => name === job.request.recipeName);
      const { started } = job;
      if (recipe?.type !== 'THRESHOLD' || !started) return [];
      const ids = recipe.thresholdIds ?? [];
      return thresholds
        .map(({ name, facility }, index) => ({ threshold_id: index + 1, threshold_name: name, facility }))
        .filter(
          ({ facility, threshold_id: id }) =>
            facility === job.facility && (ids.length === 0 || ids.includes(id)),
        )
        .map((threshold) => ({
          ...threshold,
          job_id: job.id,
          since: started,
          seconds: ((job.stopped ?? now).getTime() - started.getTime()) / 1000,
        }));
    })
    .map((threshold, watch) => ({ ...threshold, watch }));
}

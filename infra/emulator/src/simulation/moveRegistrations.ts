import type { RegistrationStep } from '@console/api-client/registrations/schema';
import type { Queryable } from '../database';
import { seededRandom } from '../server/random/random';
import type { Pace } from '../server/service';
import { stepRegistration } from './registrationSteps';

interface DueReader {
  readonly registration_id: number;
  readonly place: number;
  readonly name: string;
  readonly present: boolean;
  readonly install_step: RegistrationStep;
  readonly locked: boolean;
  readonly defect: string | null;
}

/** Lets every reader that is being registered and whose time has come take its step, and ends what is done. */
export async function moveRegistrations(
  database: Queryable,
  now: Date,
  { seed, speed }: Pace,
): Promise<void> {
  const due = await database.query<DueReader>(
    `select r.registration_id, r.place, r.name, r.present, r.install_step,
       coalesce(n.password is not null and not n.unlocked, false) as locked, n.defect
     from registration_reader r left join network_reader n on r.address in (n.ip_address, n.host_name)
     where r.next_step <= $1 order by r.registration_id, r.place for update of r`,
    [now],
  );
  if (due.length === 0) return;
  const moved = due.map((row) => {
    const { registration_id, place, name } = row;
    const { installStep, error, waitMs } = stepRegistration(
      { installStep: row.install_step, present: row.present, locked: row.locked, defect: row.defect },
      seededRandom(seed, 'registration', registration_id, place, row.install_step),
    );
    const next_step = waitMs === null ? null : new Date(now.getTime() + waitMs / speed);
    return { registration_id, place, name, install_step: installStep, error, next_step };
  });
  await database.query(
    `update registration_reader r set install_step = moved.install_step, error = moved.error,
       next_step = moved.next_step
     from jsonb_to_recordset($1::jsonb) as moved (registration_id integer, place integer, install_step text,
       error text, next_step timestamptz)
     where r.registration_id = moved.registration_id and r.place = moved.place`,
    [JSON.stringify(moved)],
  );
  const registered = moved.filter(({ install_step }) => install_step === 'INSTALL_FINISHED');
  if (registered.length > 0)
    await bringOnline(
      database,
      registered.map(({ name }) => name),
      now,
    );
  await endRegistrations(database, now);
}

/** Their agents report within the same tick: new ones for the first time, others after their restart. */
async function bringOnline(database: Queryable, names: readonly string[], now: Date): Promise<void> {
  await database.query(
    `update reader_state set step = step + 1, next_step = $2,
       phase = case phase when 'AWAITING' then 'AWAITING' else 'STARTING' end
     where $1::jsonb ? reader_name`,
    [JSON.stringify(names), now],
  );
}

/** A registration is over with its last reader, and has failed when none of them made it. */
async function endRegistrations(database: Queryable, now: Date): Promise<void> {
  await database.query(
    `update registration set updated = $1::timestamptz,
       status = case when open > 0 then 'IN_PROGRESS' when done > 0 then 'COMPLETED' else 'FAILED' end,
       error = case when open = 0 and done = 0 then 'None of the readers could be registered' end
     from (select registration_id, count(next_step) as open,
             count(*) filter (where install_step = 'INSTALL_FINISHED') as done
           from registration_reader
           where registration_id in (select id from registration where status = 'IN_PROGRESS')
           group by registration_id) as progress
     where id = registration_id`,
    [now],
  );
}

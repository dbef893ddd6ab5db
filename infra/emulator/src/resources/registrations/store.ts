import type { RegistrationAnswer } from '@console/api-client/registrations/schema';
import type { Queryable } from '../../database';

interface RegistrationRow {
  readonly id: number;
  readonly status: string;
  readonly hostname: string | null;
  readonly error: string | null;
  readonly started: Date;
  readonly updated: Date;
  readonly readers: readonly ReaderRow[];
}

interface ReaderRow {
  readonly name: string;
  readonly address: string;
  readonly serial_number: string | null;
  readonly model: string | null;
  readonly facility: string | null;
  readonly install_step: string;
  readonly error: string | null;
}

const selection = `
  select registration.*, (select jsonb_agg(to_jsonb(r) order by place) from registration_reader r
    where registration_id = id) as readers
  from registration`;

/** All registrations, the newest first. */
export async function listRegistrations(database: Queryable): Promise<RegistrationAnswer[]> {
  return (await database.query<RegistrationRow>(`${selection} order by id desc`)).map(answer);
}

/** The registration started last. */
export async function mostRecentRegistration(database: Queryable): Promise<RegistrationAnswer | undefined> {
  const [row] = await database.query<RegistrationRow>(`${selection} order by id desc limit 1`);
  return row && answer(row);
}

/** One registration. */
export async function findRegistration(
  database: Queryable,
  id: string,
): Promise<RegistrationAnswer | undefined> {
  const [row] = await database.query<RegistrationRow>(`${selection} where id::text = $1`, [id]);
  return row && answer(row);
}

/** Ends a registration before its time. @returns whether it was under way */
export async function cancelRegistration(database: Queryable, id: string, now: Date): Promise<boolean> {
  const rows = await database.query(
    `update registration set status = 'FAILED', error = 'The registration was cancelled', updated = $2
     where id::text = $1 and status = 'IN_PROGRESS' returning id`,
    [id, now],
  );
  if (rows.length === 0) return false;
  await database.query(
    `update registration_reader set next_step = null, error = 'Cancelled'
     where registration_id::text = $1 and next_step is not null`,
    [id],
  );
  return true;
}

function answer(row: RegistrationRow): RegistrationAnswer {
  return {
    id: row.id,
    status: row.status,
    startTime: row.started.toISOString(),
    statusLastUpdated: row.updated.toISOString(),
    error: row.error,
    hostname: row.hostname,
    details: {
      readers: (row.readers ?? []).map((reader) => ({
        definition: { name: reader.name, address: reader.address },
        serialNumber: reader.serial_number,
        simpleModelName: reader.model,
        facility: reader.facility,
        installStep: reader.install_step,
        error: reader.error,
      })),
    },
  };
}

import type { ThresholdRequest } from '@console/api-client/thresholds/schema';
import type { Queryable } from '../../database';

/** A threshold as it is stored. Exactly these keys: strict clients fail on another. */
export interface Threshold {
  readonly id: number;
  readonly name: string;
  readonly facility: string;
  readonly readerArrangement: string;
  /** Reader name to its antenna configuration, in the order in which the readers were sent. */
  readonly readers: Readonly<Record<string, { readonly antennaConfigurationId: number }>>;
}

const selection = `
  select id, name, facility, reader_arrangement as "readerArrangement",
    coalesce((select json_object_agg(reader_name,
        json_build_object('antennaConfigurationId', antenna_configuration_id) order by place)
      from threshold_reader where threshold_id = id), '{}') as readers
  from threshold`;

/** All thresholds, by name. */
export function listThresholds(database: Queryable): Promise<Threshold[]> {
  return database.query<Threshold>(`${selection} order by name collate "C"`);
}

/** Those of the ids that no threshold has. */
export async function unknownThresholds(database: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `select value::float8 as id from jsonb_array_elements_text($1::jsonb)
     where value::float8 not in (select id from threshold)`,
    [JSON.stringify(ids)],
  );
  return rows.map(({ id }) => id);
}

/** One threshold. */
export async function findThreshold(
  database: Queryable,
  id: string | number,
): Promise<Threshold | undefined> {
  // Compared as text: an id that is no number is unknown, not a mistake of SQL.
  const [threshold] = await database.query<Threshold>(`${selection} where id::text = $1`, [String(id)]);
  return threshold;
}

/** Stores a new threshold. @returns its id */
export async function insertThreshold(
  database: Queryable,
  request: ThresholdRequest,
  facility: string,
): Promise<number> {
  const [row] = await database.query<{ id: number }>(
    'insert into threshold (name, facility, reader_arrangement) values ($1, $2, $3) returning id',
    [request.name, facility, request.readerArrangement],
  );
  if (!row) throw new Error('The database stored a threshold without an id.');
  await insertReaders(database, row.id, request);
  return row.id;
}

/** Replaces a threshold with its readers. */
export async function updateThreshold(
  database: Queryable,
  id: number,
  request: ThresholdRequest,
  facility: string,
): Promise<void> {
  await database.query(
    'update threshold set name = $2, facility = $3, reader_arrangement = $4 where id = $1',
    [id, request.name, facility, request.readerArrangement],
  );
  await database.query('delete from threshold_reader where threshold_id = $1', [id]);
  await insertReaders(database, id, request);
}

/** Deletes a threshold. */
export async function deleteThreshold(database: Queryable, id: number): Promise<void> {
  await database.query('delete from threshold where id = $1', [id]);
}

async function insertReaders(database: Queryable, id: number, { readers }: ThresholdRequest): Promise<void> {
  const rows = Object.entries(readers ?? {}).map(([name, { antennaConfigurationId }], place) => ({
    name,
    configuration: antennaConfigurationId,
    place,
  }));
  await database.query(
    `insert into threshold_reader (threshold_id, reader_name, antenna_configuration_id, place)
     select $1, name, configuration, place
     from jsonb_to_recordset($2::jsonb) as row (name text, configuration integer, place integer)`,
    [id, JSON.stringify(rows)],
  );
}

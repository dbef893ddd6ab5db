import type {
  AntennaAnswer,
  AntennaConfigurationAnswer,
  AntennaConfigurationRequest,
} from '@console/api-client/threshold-antenna-configurations/schema';
import type { Queryable } from '../../database';

/** A threshold antenna configuration as a row of its table. */
interface AntennaConfigurationRow {
  readonly name: string;
  readonly side: string | null;
  readonly reader_type: string | null;
  readonly reader_arrangement: string | null;
  readonly antennas: {
    readonly in: AntennaAnswer[];
    readonly out: AntennaAnswer[];
    readonly ignored: AntennaAnswer[] | null;
  };
}

/** All threshold antenna configurations, by name; or the one of this id. */
export async function antennaConfigurations(
  database: Queryable,
  id?: string | number,
): Promise<AntennaConfigurationAnswer[]> {
  // Compared as text: an id that is no number is unknown, not a mistake of SQL.
  const rows = await database.query<AntennaConfigurationRow & { readonly id: number }>(
    `select * from threshold_antenna_configuration where $1::text is null or id::text = $1
     order by name collate "C"`,
    [id === undefined ? null : String(id)],
  );
  return rows.map(answer);
}

/** Stores a new configuration. @returns its id */
export async function insertAntennaConfiguration(
  database: Queryable,
  request: AntennaConfigurationRequest,
): Promise<number> {
  const { name, side, reader_type, reader_arrangement, antennas } = rowOf(request);
  const [row] = await database.query<{ id: number }>(
    `insert into threshold_antenna_configuration (name, side, reader_type, reader_arrangement, antennas)
     values ($1, $2, $3, $4, $5) returning id`,
    [name, side, reader_type, reader_arrangement, JSON.stringify(antennas)],
  );
  if (!row) throw new Error('The database stored a configuration without an id.');
  return row.id;
}

/** Replaces a configuration. */
export async function updateAntennaConfiguration(
  database: Queryable,
  id: number,
  request: AntennaConfigurationRequest,
): Promise<void> {
  const { name, side, reader_type, reader_arrangement, antennas } = rowOf(request);
  await database.query(
    `update threshold_antenna_configuration
     set name = $2, side = $3, reader_type = $4, reader_arrangement = $5, antennas = $6 where id = $1`,
    [id, name, side, reader_type, reader_arrangement, JSON.stringify(antennas)],
  );
}

/** Thresholds that use one configuration use another instead. */
export async function replaceInThresholds(
  database: Queryable,
  id: number,
  replacement: number,
): Promise<void> {
  await database.query(
    'update threshold_reader set antenna_configuration_id = $2 where antenna_configuration_id = $1',
    [id, replacement],
  );
}

/** Deletes a configuration that no threshold uses. */
export async function deleteAntennaConfiguration(database: Queryable, id: number): Promise<void> {
  await database.query('delete from threshold_antenna_configuration where id = $1', [id]);
}

/** A configuration as a row: what was not said is `null`, a power that was not given is no key. */
export function rowOf(configuration: AntennaConfigurationRequest): AntennaConfigurationRow {
  const { name, side = null, readerType = null, readerArrangement = null, ignored } = configuration;
  return {
    name,
    side,
    reader_type: readerType,
    reader_arrangement: readerArrangement,
    antennas: {
      in: configuration.in.map(antenna),
      out: configuration.out.map(antenna),
      ignored: ignored?.map(antenna) ?? null,
    },
  };
}

const antenna = ({ antennaId, transmitPowerInDbm }: AntennaAnswer): AntennaAnswer =>
  typeof transmitPowerInDbm === 'number' ? { antennaId, transmitPowerInDbm } : { antennaId };

/** Exactly these keys: strict clients fail on another, also in an antenna. */
function answer(row: AntennaConfigurationRow & { readonly id: number }): AntennaConfigurationAnswer {
  return {
    id: row.id,
    name: row.name,
    side: row.side,
    readerType: row.reader_type,
    readerArrangement: row.reader_arrangement,
    in: row.antennas.in.map(antenna),
    out: row.antennas.out.map(antenna),
    ignored: row.antennas.ignored?.map(antenna) ?? null,
  };
}

import type { Queryable } from '../database';

/** The names of the thresholds a reader is on. */
export const thresholdsOfReader = (database: Queryable, reader: string) =>
  names(database, 'reader_name = $1', reader);

/** The names of the thresholds that use an antenna configuration. */
export const thresholdsOfConfiguration = (database: Queryable, id: number) =>
  names(database, 'antenna_configuration_id = $1', id);

async function names(database: Queryable, condition: string, value: string | number): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select distinct threshold.name collate "C" as name
     from threshold_reader join threshold on threshold.id = threshold_id where ${condition} order by 1`,
    [value],
  );
  return rows.map(({ name }) => name);
}

/** In a sentence: `threshold "A"`, `thresholds "A", "B"`. */
export const describeThresholds = (thresholds: readonly string[]) =>
  `${thresholds.length === 1 ? 'threshold' : 'thresholds'} ${thresholds.map((name) => `"${name}"`).join(', ')}`;

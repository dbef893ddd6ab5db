import type { Queryable } from '../../database';

/**
 * The numbers of the places in these facilities and zones.
 * @returns `undefined` when neither is asked for
 */
export async function placesIn(
  database: Queryable,
  facilities: readonly string[] | undefined,
  zones: readonly string[] | undefined,
): Promise<number[] | undefined> {
  if (!facilities && !zones) return undefined;
  const rows = await database.query<{ id: number }>(
    `select id from item_place
     where ($1::text[] is null or facility = any($1)) and ($2::text[] is null or zone = any($2)) order by id`,
    [facilities ?? null, zones ?? null],
  );
  return rows.map(({ id }) => id);
}

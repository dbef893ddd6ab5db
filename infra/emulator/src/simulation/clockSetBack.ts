import type { Queryable } from '../database';

interface TimeColumn {
  readonly table_name: string;
  readonly column_name: string;
}

/**
 * Time by which the clock was set back since the simulation last did something, in milliseconds; `0` when it was not.
 * It follows from the last times of readers, jobs and items, so it is noticed after a restart too.
 */
export async function clockSetBackBy(database: Queryable, now: Date): Promise<number> {
  const [row] = await database.query<{ latest: Date | null }>(
    `select greatest((select max(last_checkin) from reader_state), (select max(last_activity) from job),
       (select max(last_modified) from item)) as latest`,
  );
  return Math.max(0, (row?.latest?.getTime() ?? 0) - now.getTime());
}

/**
 * Moves every time that lies in the future back by as much as the clock was: what is due stays due as soon as it was,
 * and what has happened has happened as long ago as it had.
 * @param by milliseconds
 */
export async function moveTimesBack(transaction: Queryable, now: Date, by: number): Promise<void> {
  const columns = await transaction.query<TimeColumn>(
    `select table_name, column_name from information_schema.columns
     where table_schema = current_schema() and data_type = 'timestamp with time zone' and table_name <> 'migration'
     order by table_name, column_name`,
  );
  for (const { table_name, column_name } of columns)
    await transaction.query(
      `update ${table_name} set ${column_name} = ${column_name} - make_interval(secs => $2)
       where ${column_name} > $1`,
      [now, by / 1000],
    );
}

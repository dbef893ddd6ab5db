import type { Queryable } from '.';

/** Inserts rows in one statement: the table's own column types read them out of the JSON. */
export async function insert(
  transaction: Queryable,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await transaction.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** So many rows go into one statement: enough to be fast, few enough to keep the memory flat. */
const batch = 1000;

/** Inserts rows with the ids 1, 2, …; the next one that is made goes on from there. */
export async function insertNumbered(
  transaction: Queryable,
  table: string,
  rows: readonly object[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += batch)
    await insert(
      transaction,
      table,
      rows.slice(at, at + batch).map((row, index) => ({ id: at + index + 1, ...row })),
    );
  await transaction.query('select setval(pg_get_serial_sequence($1, $2), $3, false)', [
    table,
    'id',
    rows.length + 1,
  ]);
}

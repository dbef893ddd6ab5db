import type { Queryable } from '.';

/** Statements that are written down instead of run, to be run all at once: each one alone costs a way to the engine. */
export interface Script extends Queryable {
  /** The statements, with their parameters in them. */
  readonly sql: () => string;
}

/** Begins a script. What is asked of it answers nothing. */
export function writeScript(): Script {
  const statements: string[] = [];
  return {
    query: async (sql, parameters = []) => {
      statements.push(sql.replace(/\$(\d+)/g, (_, number) => literal(parameters[number - 1])));
      return [];
    },
    sql: () => statements.join(';\n'),
  };
}

/** A value as PostgreSQL writes it; its column says which type it is of. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return `'${(value instanceof Date ? value.toISOString() : String(value)).replaceAll("'", "''")}'`;
}

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

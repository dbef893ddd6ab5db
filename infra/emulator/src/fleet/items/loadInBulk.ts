import type { Queryable } from '../../database';

/** From this number of rows on, indexes are built after the rows are inserted. */
const worthwhile = 50_000;

/** Fills a table; when it gets many rows, its indexes are rebuilt afterwards, which is many times as fast. */
export async function loadInBulk(
  transaction: Queryable,
  table: 'item' | 'item_history' | 'threshold_transition',
  rows: number,
  load: () => Promise<unknown>,
): Promise<void> {
  const indexes = rows < worthwhile ? [] : await indexesOf(transaction, table);
  for (const { name } of indexes) await transaction.query(`drop index ${name}`);
  if (indexes.length > 0) await transaction.query(`set local maintenance_work_mem = '256MB'`);
  await load();
  for (const { definition } of indexes) await transaction.query(definition);
  await transaction.query(`analyze ${table}`);
}

/** All but those that stand for a key. */
function indexesOf(transaction: Queryable, table: string) {
  return transaction.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = current_schema() and tablename = $1
       and indexname not in (select conname from pg_constraint)`,
    [table],
  );
}

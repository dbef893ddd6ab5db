import type { Queryable } from '../../database';

/** What a reset empties only when something has happened to it: filling these tables takes longer than all others. */
export const stockTables = ['item_place', 'item', 'item_history', 'threshold_transition', 'item_stock'];

/** For so many seconds a stock counts as one of just now. */
const fresh = 600;

/**
 * Whether the database still holds, untouched, the stock that would be seeded anew.
 * @param origin all that the stock depends on beside the moment
 */
export async function stockIsUntouched(database: Queryable, origin: object, now: Date): Promise<boolean> {
  const [untouched] = await database.query(
    `select from item_stock
     where origin = $1::jsonb and abs(extract(epoch from seeded - $2::timestamptz)) < $3
       and last_sighting = (select coalesce(max(id), 0) from item_history)
       and last_transition = (select coalesce(max(id), 0) from threshold_transition)
       and (origin->>'items')::bigint = (select count(*) from item)
       and not exists (select from item where step > 0)`,
    [JSON.stringify(origin), now, fresh],
  );
  return untouched !== undefined;
}

/** Notes what the stock was made from, so that {@link stockIsUntouched} can tell. */
export async function noteStock(transaction: Queryable, origin: object, now: Date): Promise<void> {
  await transaction.query(
    `insert into item_stock (origin, seeded, last_sighting, last_transition)
     select $1::jsonb, $2, (select coalesce(max(id), 0) from item_history),
       (select coalesce(max(id), 0) from threshold_transition)`,
    [JSON.stringify(origin), now],
  );
}

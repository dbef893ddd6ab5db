import type { Queryable } from '../../database';

/** Tables that a reset fills again only when they have changed: filling them takes longer than all others. */
export const stockTables = ['item_place', 'item', 'item_history', 'threshold_transition', 'item_stock'];

/** Age in seconds up to which a stock counts as seeded now. One of the future never does. */
const fresh = 600;

/**
 * True if the database holds, unchanged, the stock that would be seeded now.
 * @param origin what the stock depends on, except the moment
 */
export async function stockIsUntouched(database: Queryable, origin: object, now: Date): Promise<boolean> {
  const [untouched] = await database.query(
    `select from item_stock
     where origin = $1::jsonb and extract(epoch from $2::timestamptz - seeded) between 0 and $3
       and last_sighting = (select coalesce(max(id), 0) from item_history)
       and last_transition = (select coalesce(max(id), 0) from threshold_transition)
       and (origin->>'items')::bigint = (select count(*) from item)
       and not exists (select from item where step > 0)`,
    [JSON.stringify(origin), now, fresh],
  );
  return untouched !== undefined;
}

/** Stores what the stock was made from, for {@link stockIsUntouched}. */
export async function storeStockOrigin(transaction: Queryable, origin: object, now: Date): Promise<void> {
  await transaction.query(
    `insert into item_stock (origin, seeded, last_sighting, last_transition)
     select $1::jsonb, $2, (select coalesce(max(id), 0) from item_history),
       (select coalesce(max(id), 0) from threshold_transition)`,
    [JSON.stringify(origin), now],
  );
}

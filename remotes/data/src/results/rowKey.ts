const keys = new WeakMap<object, string>();
let last = 0;

/**
 * A key for a row of data. Rows have none of their own: an item may be answered once for each job, and as UPC12 many
 * items have the same EPC. A row keeps its key as long as it is the same object.
 */
export function rowKey(row: object): string {
  const known = keys.get(row);
  if (known !== undefined) return known;
  last += 1;
  const key = String(last);
  keys.set(row, key);
  return key;
}

/** So many rows below the first visible one are tried when that was removed. */
const tried = 20;

/**
 * Number of rows added above the part that is looked at; less than zero when rows went away.
 *
 * @param first - index of the first visible row before; at the very top nothing is held, so that new rows are seen
 */
export function rowsInserted<Row>(
  before: readonly Row[],
  after: readonly Row[],
  rowKey: (row: Row) => string,
  first: number,
): number {
  if (first <= 0) return 0;
  for (const [offset, row] of before.slice(first, first + tried).entries()) {
    const index = first + offset;
    const same = after[index];
    const id = rowKey(row);
    if (same !== undefined && rowKey(same) === id) return 0;
    const now = after.findIndex((each) => rowKey(each) === id);
    if (now !== -1) return now - index;
  }
  return 0;
}

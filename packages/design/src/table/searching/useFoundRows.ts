import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Search } from './searchRows';

/** More rows than these are searched in turns. */
const searchedAtOnce = 2000;

/** Last search and its result. */
interface Found<Row> {
  search: Search<Row>;
  rows: readonly Row[];
  query: string;
  found: readonly Row[];
}

/**
 * The rows that a search finds. Few are searched while they are drawn; many in turns, and until the last is done the rows
 * found before are shown. The latest query wins, and one that goes on where the last ended searches what that found.
 */
export function useFoundRows<Row>(search: Search<Row>, rows: readonly Row[], query: string): readonly Row[] {
  const settled = useDeferredValue(query);
  const atOnce = rows.length <= searchedAtOnce || settled.trim() === '';
  const here = useMemo(
    () => (atOnce ? search.find(rows, settled) : undefined),
    [atOnce, search, rows, settled],
  );
  const [last, setLast] = useState<Found<Row>>();
  useEffect(() => {
    if (atOnce) {
      setLast(undefined);
      return;
    }
    const known = last?.search === search && last.rows === rows ? last : undefined;
    if (known?.query === settled) return;
    const within = known && settled.startsWith(known.query) ? known.found : rows;
    return search.findInTurns(within, settled, (found) =>
      startTransition(() => setLast({ search, rows, query: settled, found })),
    );
  }, [atOnce, search, rows, settled, last]);
  return here ?? last?.found ?? rows;
}

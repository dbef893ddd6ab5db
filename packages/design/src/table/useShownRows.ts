import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocale } from '../messages';
import { useTimeZone } from '../zone';
import type { Column } from './column';
import { filterRows } from './filters/filterRows';
import { createSearch } from './searching/searchRows';
import { useFoundRows } from './searching/useFoundRows';
import { sortRows } from './sorting/sortRows';
import type { TableState } from './state/tableState';
import type { PrivateSearch } from './TableProps';

const emptyList: readonly never[] = [];

/**
 * The rows of a table in order, filtered and searched. Each step is done again only when something it depends on has
 * changed; the search follows typing when there is time.
 *
 * @param query - what is typed into the search box
 * @param match - the test for rows of a secret that is typed whole; keeps its identity
 * @returns the rows, and what makes the search ready ahead of the first keystroke
 */
export function useShownRows<Row extends object>(
  rows: readonly Row[] = emptyList,
  columns: readonly Column<Row>[],
  { sorts, filters }: TableState,
  query: string,
  match?: PrivateSearch<Row>['match'],
) {
  const locale = useLocale();
  const sorted = useMemo(() => sortRows(rows, columns, sorts, locale), [rows, columns, sorts, locale]);
  const zone = useTimeZone();
  const filtered = useMemo(
    () => filterRows(sorted, columns, filters, zone),
    [sorted, columns, filters, zone],
  );
  const search = useMemo(() => createSearch(columns), [columns]);
  const matches = useMemo(() => match?.(query), [match, query]);
  const matching = useMemo(() => (matches ? filtered.filter(matches) : filtered), [matches, filtered]);
  const shown = useFoundRows(search, matching, matches ? '' : query);
  const [searching, setSearching] = useState(false);
  useEffect(() => (searching ? search.prepare(rows) : undefined), [searching, search, rows]);
  return { shown, prepare: useCallback(() => setSearching(true), []) };
}

import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from '../router';
import { readSort, type Sort, writeSort } from './arrangeRows';

/**
 * Sort and search of a table as the address carries them: `?sort=-name&search=dock`. Both replace the current
 * entry of the history, so that Back leaves the page.
 *
 * @param initialSort - sort when the address names none; it is not written into the address
 */
export function useTableAddress(initialSort: string | undefined) {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  });
  const write = useCallback((key: string, value: string) => {
    latest.current(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(key, value);
        else next.delete(key);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, []);
  return {
    sort: readSort(params.get('sort') ?? initialSort),
    setSort: useCallback(
      (sort: Sort) => write('sort', writeSort(sort) === initialSort ? '' : writeSort(sort)),
      [write, initialSort],
    ),
    search: params.get('search') ?? '',
    setSearch: useCallback((text: string) => write('search', text), [write]),
  };
}

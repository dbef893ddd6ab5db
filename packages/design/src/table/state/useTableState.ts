import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from '../../router';
import {
  namesTable,
  readTableState,
  searchName,
  type TableShape,
  type TableState,
  writeTableState,
} from './tableState';

/** Changes a part of a {@link TableState}. */
type ChangeTableState = (change: Partial<TableState>) => void;

/** A state as a view keeps it: without the name of its table. */
export const readView = <Row>(query: string, { name: _, ...shape }: TableShape<Row>) =>
  readTableState(new URLSearchParams(query), shape);

/** Writes what {@link readView} reads. */
export const writeView = <Row>(state: TableState, { name: _, ...shape }: TableShape<Row>) =>
  writeTableState(new URLSearchParams(), state, shape).toString();

/**
 * The state of a table as the address carries it: `?sort=-created+name&search=dock&filter.type=XSPAN`. A change shows
 * at once and replaces the current entry of the history, so that Back leaves the page.
 *
 * @param opening - view to open with when the address has no state of the table
 */
export function useTableState<Row>(
  shape: TableShape<Row>,
  opening: string | undefined,
): [TableState, ChangeTableState] {
  const [params, setParams] = useSearchParams();
  const named = namesTable(params, shape);
  const [awaited, setAwaited] = useState(() => (named ? undefined : opening));
  const addressed =
    named || awaited === undefined ? writeView(readTableState(params, shape), shape) : awaited;
  // The router moves on when it has time; until then the change is what counts.
  const [ahead, setAhead] = useState({ of: addressed, view: addressed });
  const view = ahead.of === addressed ? ahead.view : addressed;
  if (ahead.of !== addressed) setAhead({ of: addressed, view: addressed });
  const { columns, initialSort, privateSearch } = shape;
  const state = useMemo(
    () => readView(view, { columns, initialSort, privateSearch }),
    [view, columns, initialSort, privateSearch],
  );

  const latest = useRef({ setParams, shape, state, addressed });
  useEffect(() => {
    latest.current = { setParams, shape, state, addressed };
  });
  const change = useCallback<ChangeTableState>((part) => {
    const { setParams: set, shape: by, state: before, addressed: of } = latest.current;
    const next = { ...before, ...part };
    latest.current.state = next;
    setAhead({ of, view: writeView(next, by) });
    set((current) => writeTableState(current, next, by), { replace: true, preventScrollReset: true });
  }, []);
  useEffect(() => {
    if (awaited === undefined) return;
    if (named || writeView(state, latest.current.shape) === '') setAwaited(undefined);
    else change(state);
  }, [awaited, named, state, change]);
  // From a link or a bookmark; it does not stay where a picture of the window or the history would show it.
  const exposed = privateSearch === true && params.has(searchName(shape));
  useEffect(() => {
    if (exposed) change({});
  }, [exposed, change]);
  return [state, change];
}

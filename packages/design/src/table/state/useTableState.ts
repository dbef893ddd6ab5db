import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from '../../router';
import { namesTable, readTableState, type TableShape, type TableState, writeTableState } from './tableState';

/** Changes a part of a {@link TableState}. */
export type ChangeTableState = (change: Partial<TableState>) => void;

/** A state as a view keeps it: without the name of its table. */
export const readView = <Row>(query: string, shape: TableShape<Row>) =>
  readTableState(new URLSearchParams(query), { ...shape, name: undefined });

/** Writes what {@link readView} reads. */
export const writeView = <Row>(state: TableState, shape: TableShape<Row>) =>
  writeTableState(new URLSearchParams(), state, { ...shape, name: undefined }).toString();

/**
 * The state of a table as the address carries it: `?sort=-created+name&search=dock&filter.type=XSPAN`. A change
 * replaces the current entry of the history, so that Back leaves the page.
 *
 * @param opening - view to open with when the address says nothing about the table
 */
export function useTableState<Row>(
  shape: TableShape<Row>,
  opening: string | undefined,
): [TableState, ChangeTableState] {
  const [params, setParams] = useSearchParams();
  const named = namesTable(params, shape);
  const [awaited, setAwaited] = useState(() => (named ? undefined : opening));
  const state = useStableState(
    named || awaited === undefined ? readTableState(params, shape) : readView(awaited, shape),
    shape,
  );
  const latest = useRef({ setParams, shape });
  useEffect(() => {
    latest.current = { setParams, shape };
  });
  const change = useCallback<ChangeTableState>((part) => {
    const { setParams: set, shape: by } = latest.current;
    set((current) => writeTableState(current, { ...readTableState(current, by), ...part }, by), {
      replace: true,
      preventScrollReset: true,
    });
  }, []);
  useEffect(() => {
    if (awaited === undefined) return;
    if (named || writeView(state, latest.current.shape) === '') setAwaited(undefined);
    else change(state);
  }, [awaited, named, state, change]);
  return [state, change];
}

/** The same state again for as long as it says the same, so that parameters of others draw no table again. */
function useStableState<Row>(state: TableState, { columns, initialSort }: TableShape<Row>): TableState {
  const said = writeView(state, { columns, initialSort });
  return useMemo(() => readView(said, { columns, initialSort }), [said, columns, initialSort]);
}

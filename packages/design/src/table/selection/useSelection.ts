import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableSelection } from './SelectionContext';
import { rangeBetween, stillThere, withIds } from './selectRange';

/** Rows, and the selection where the page controls it, for {@link useSelection}. */
interface SelectionOptions<Row> {
  /** All rows there are. */
  rows: readonly Row[] | undefined;
  /** The rows shown, in their order. */
  shown: readonly Row[];
  rowKey: (row: Row) => string;
  /** Ids that are selected at the start. @defaultValue none. */
  initiallySelected?: readonly string[];
  /** Ids that are selected, for whoever keeps them elsewhere and changes them on `onSelect`. @defaultValue they are kept here. */
  selected?: readonly string[];
  /** Told the ids of the selected rows whenever they change. */
  onSelect?: (ids: readonly string[]) => void;
  /** Why a row cannot be selected; undefined when it can. */
  unselectable?: (row: Row) => string | undefined;
}

const emptySet: ReadonlySet<string> = new Set();

/** Which rows are selected, by id, so that it survives a poll, a filter and another order [TABLE-04]. */
export function useSelection<Row>(options: SelectionOptions<Row>) {
  const { rows, shown, rowKey, initiallySelected, selected: given, onSelect, unselectable } = options;
  const [kept, setKept] = useState<ReadonlySet<string>>(() =>
    initiallySelected ? new Set(initiallySelected) : emptySet,
  );
  const selection = useMemo(() => (given ? new Set(given) : kept), [given, kept]);
  const present = useMemo(() => stillThere(selection, rows?.map(rowKey)), [selection, rows, rowKey]);

  const reported = useRef(emptySet);
  useEffect(() => {
    if (given || reported.current === present) return;
    reported.current = present;
    onSelect?.([...present]);
  }, [given, present, onSelect]);

  const open = useMemo(
    () => shown.filter((row) => unselectable?.(row) === undefined).map(rowKey),
    [shown, unselectable, rowKey],
  );
  const reasons = useMemo(
    () => new Map(unselectable ? shown.map((row) => [rowKey(row), unselectable(row)]) : []),
    [shown, unselectable, rowKey],
  );
  const selectedShown = useMemo(() => open.filter((id) => present.has(id)).length, [open, present]);

  const latest = useRef({ present, open, given, onSelect });
  useEffect(() => {
    latest.current = { present, open, given, onSelect };
  });
  const replace = useCallback((next: ReadonlySet<string>) => {
    if (latest.current.given) latest.current.onSelect?.([...next]);
    else setKept(next);
  }, []);
  const before = useRef<string>(undefined);
  const toggle = useCallback(
    (id: string, on: boolean, range: boolean) => {
      const { present: selected, open: selectable } = latest.current;
      const ids = range ? rangeBetween(selectable, before.current, id) : [id];
      before.current = id;
      replace(withIds(selected, ids, on));
    },
    [replace],
  );
  const toggleAll = useCallback(
    (on: boolean) => {
      replace(withIds(latest.current.present, latest.current.open, on));
    },
    [replace],
  );
  const drop = useCallback(
    (ids: readonly string[]) => {
      replace(withIds(latest.current.present, ids, false));
    },
    [replace],
  );
  const context = useMemo<TableSelection>(
    () => ({
      shown: selectedShown === 0 ? 'none' : selectedShown === open.length ? 'all' : 'some',
      toggle,
      toggleAll,
      reasonAgainst: (id) => reasons.get(id),
    }),
    [selectedShown, open, reasons, toggle, toggleAll],
  );
  return { ids: present, selectedShown, replace, drop, context };
}

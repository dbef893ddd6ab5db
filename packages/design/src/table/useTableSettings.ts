import { useCallback, useMemo, useState } from 'react';
import { useMessages } from '../messages';
import { usePersistentState } from '../preferences';
import { useDesign } from '../theme';
import { readColumnSizes } from './columns/columnSizes';
import { cleanColumns, initialKeys, moveKey, shownColumns } from './columns/shownColumns';
import { readDensity } from './metrics';
import { toggleSort } from './sorting/sort';
import { useTableState } from './state/useTableState';
import type { TableProps } from './TableProps';
import { openingQuery, readViews } from './views/views';

/** Settings and setters of {@link useTableSettings}. */
export type TableSettings<Row extends object> = ReturnType<typeof useTableSettings<Row>>;

/** Settings of a table by its user: read from the address and the preferences, with their setters. */
export function useTableSettings<Row extends object>(props: TableProps<Row>) {
  const { columns, initialSort, name, label, id = label } = props;
  const translate = useMessages();
  const design = useDesign();
  const [density = design.density, setDensity] = usePersistentState(`table.${id}.density`, readDensity);
  const [sizes, setSizes] = usePersistentState(`table.${id}.widths`, readColumnSizes);
  const [views, setViews] = usePersistentState(`table.${id}.views`, readViews);
  const privateSearch = typeof props.search === 'object';
  const shape = { columns, initialSort, name, privateSearch };
  const [state, change] = useTableState(shape, openingQuery(views));
  const chosen = useMemo(() => shownColumns(columns, state.columns), [columns, state.columns]);
  const [announced, announce] = useState('');

  const setColumns = (keys: readonly string[] | undefined) =>
    change({ columns: keys && cleanColumns(columns, keys) });
  const order = state.columns ?? initialKeys(columns);
  const place = (key: string, by: number) => {
    const next = moveKey(order, key, by);
    setColumns(next);
    announce(
      translate('table.column.moved', {
        column: columns.find((column) => column.key === key)?.title,
        place: next.indexOf(key) + 1,
        count: next.length,
      }),
    );
  };
  return {
    shape,
    state,
    change,
    /** The columns in the order and choice of the user. */
    chosen,
    density,
    setDensity,
    sizes,
    setSizes,
    /** Gives the columns back their widths; undefined while they have them. */
    resetSizes: Object.keys(sizes).length > 0 ? () => setSizes(undefined) : undefined,
    views,
    setViews,
    setColumns,
    /** Said to those who do not see a column move. */
    announced,
    setSearch: useCallback((search: string) => change({ search }), [change]),
    sortBy: (key: string, adding: boolean) => change({ sorts: toggleSort(state.sorts, key, adding) }),
    moveColumn: place,
    reorderColumn: (key: string, target: string) => place(key, order.indexOf(target) - order.indexOf(key)),
  };
}

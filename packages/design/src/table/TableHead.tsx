import { useState } from 'react';
import { useMessages } from '../messages';
import { FilterChips } from './filters/FilterChips';
import { SearchBox } from './SearchBox';
import { readView, writeView } from './state/useTableState';
import type { TableProps } from './TableProps';
import { TableTools } from './TableTools';
import type { TableSettings } from './useTableSettings';

interface TableHeadProps<Row extends object> {
  /** Properties the page gave the table. */
  table: TableProps<Row>;
  settings: TableSettings<Row>;
  /** The rows shown, and the selected ones. */
  shown: readonly Row[];
  selected: readonly Row[];
  /** Text in the search box; undefined without one. */
  query: string | undefined;
  onQuery: (text: string) => void;
  /** The search box has the focus: a search is about to begin. */
  onSearching: () => void;
}

const noRows: readonly never[] = [];

/** The part above the rows: search, tools, row count, active filters. */
export function TableHead<Row extends object>(props: TableHeadProps<Row>) {
  const { table, settings, shown, selected, query } = props;
  const { label, rows = noRows, columns, simple = false, tools } = table;
  const { state, change, shape, chosen } = settings;
  const translate = useMessages();
  const total = rows.length;
  const count =
    table.rows &&
    (shown.length === total
      ? translate('table.rowCount', { count: total })
      : translate('table.rowCountOf', { count: shown.length, total }));
  const view = writeView(state, shape);
  const isPoll = useIsPoll(count, `${view} ${query}`);
  const changeFilters = (filters: typeof state.filters) => change({ filters });
  return (
    <>
      <div className="table__tools">
        {query !== undefined && (
          <SearchBox label={label} value={query} onChange={props.onQuery} onFocus={props.onSearching} />
        )}
        {simple ? (
          tools
        ) : (
          <TableTools
            filters={{ columns, rows, filters: state.filters, onChange: changeFilters }}
            columns={{
              columns,
              shown: state.columns,
              density: settings.density,
              onChange: settings.setColumns,
              onDensity: settings.setDensity,
              onResetWidths: settings.resetSizes,
            }}
            views={{
              views: settings.views,
              query: view,
              onChange: settings.setViews,
              onApply: (view) => change(readView(view, shape)),
            }}
            export={{ ...table.exports, label, rows: shown, selected, columns: chosen }}
          >
            {tools}
          </TableTools>
        )}
        <p className="table__count" role="status" aria-live={isPoll ? 'off' : undefined}>
          {count}
        </p>
      </div>
      {state.filters.size > 0 && (
        <FilterChips columns={columns} filters={state.filters} onChange={changeFilters} />
      )}
    </>
  );
}

/** Tells if the number of rows changed by rows that came and went, which interrupts whoever reads other things. */
function useIsPoll(count: string | undefined, asked: string): boolean {
  const [last, setLast] = useState({ count, asked, isPoll: false });
  if (count === last.count) return last.isPoll;
  const isPoll = last.count !== undefined && asked === last.asked;
  setLast({ count, asked, isPoll });
  return isPoll;
}

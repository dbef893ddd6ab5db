import { useCallback, useMemo, useRef, useState } from 'react';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import { Selected } from './bulk/Selected';
import { controlWidth, fitColumns } from './columns/fitColumns';
import { shownColumns } from './columns/shownColumns';
import { useWidth } from './columns/useWidth';
import type { RowDetailsProps } from './details/RowDetails';
import { FilterChips } from './filters/FilterChips';
import { Grid } from './Grid';
import { LazyPart } from './panel/LazyPart';
import { SearchBox } from './SearchBox';
import { StaleAge } from './StaleAge';
import { useSettled } from './searching/useSettled';
import { useSelection } from './selection/useSelection';
import { readView, writeView } from './state/useTableState';
import { TableEmpty } from './TableEmpty';
import { TableLoading } from './TableLoading';
import { TableNotices } from './TableNotices';
import type { TableProps } from './TableProps';
import { TableTools } from './TableTools';
import tableCss from './table.css';
import { useShownRows } from './useShownRows';
import { useTableSettings } from './useTableSettings';

const loadDetails = () => import('./details/RowDetails').then(({ RowDetails }) => RowDetails);

const noRows: readonly never[] = [];

/** Everything of a table; its texts are around it. */
export function TableContent<Row extends object>(props: TableProps<Row>) {
  const { label, rows, columns, rowKey, rowName, loading = false, empty, simple = false, tools } = props;
  const { search = !simple, bulkActions = noRows, onSelect } = props;
  const { selectable = onSelect !== undefined || bulkActions.length > 0 } = props;
  useStyles(tableCss);
  const translate = useMessages();
  const settings = useTableSettings(props);
  const { state, change, shape } = settings;
  const [query, setQuery] = useSettled(state.search, settings.setSearch);
  const { shown, prepare } = useShownRows(rows, columns, state, search ? query : '');

  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const chosen = useMemo(() => shownColumns(columns, state.columns), [columns, state.columns]);
  const fitted = useMemo(
    () => fitColumns(chosen, width, selectable ? controlWidth : 0),
    [chosen, width, selectable],
  );
  const nameOf = useMemo(() => {
    const value = columns.find(({ kind }) => kind === 'name')?.value;
    return rowName ?? ((row: Row) => String(value?.(row) ?? rowKey(row)));
  }, [columns, rowName, rowKey]);
  const selection = useSelection({
    rows: selectable ? rows : undefined,
    shown: selectable ? shown : noRows,
    rowKey,
    onSelect,
    unselectable: props.unselectable,
  });
  const selected = useMemo(
    () => (selection.ids.size === 0 ? noRows : (rows ?? []).filter((row) => selection.ids.has(rowKey(row)))),
    [selection.ids, rows, rowKey],
  );
  const [detailsOf, setDetailsOf] = useState<string>();
  const openDetails = useCallback((row: Row) => setDetailsOf(rowKey(row)), [rowKey]);
  const detailed = detailsOf === undefined ? undefined : rows?.find((row) => rowKey(row) === detailsOf);

  const total = rows?.length ?? 0;
  const waiting = loading && rows === undefined;
  return (
    <div className="table" ref={frame}>
      <TableNotices error={props.error} onRetry={props.onRetry} unreadable={props.unreadable} />
      {(rows || waiting) && (
        <div className="table__tools">
          {search && <SearchBox label={label} value={query} onChange={setQuery} onFocus={prepare} />}
          {simple ? (
            tools
          ) : (
            <TableTools
              filters={{
                columns,
                rows: rows ?? noRows,
                filters: state.filters,
                onChange: (filters) => change({ filters }),
              }}
              columns={{
                columns,
                shown: state.columns,
                density: settings.density,
                onChange: settings.setColumns,
                onDensity: settings.setDensity,
                onResetWidths:
                  Object.keys(settings.sizes).length > 0 ? () => settings.setSizes(undefined) : undefined,
              }}
              views={{
                views: settings.views,
                query: writeView(state, shape),
                onChange: settings.setViews,
                onApply: (view) => change(readView(view, shape)),
              }}
              export={{ label, rows: shown, selected, columns: chosen }}
            >
              {tools}
            </TableTools>
          )}
          <p className="table__count" role="status">
            {waiting
              ? null
              : shown.length === total
                ? translate('table.rowCount', { count: total })
                : translate('table.rowCountOf', { count: shown.length, total })}
          </p>
          {props.asOf !== undefined && rows && <StaleAge asOf={props.asOf} />}
        </div>
      )}
      {state.filters.size > 0 && (
        <FilterChips columns={columns} filters={state.filters} onChange={(filters) => change({ filters })} />
      )}
      {selectable && (
        <Selected
          rows={selected}
          shown={selection.selectedShown}
          actions={bulkActions}
          rowKey={rowKey}
          rowName={nameOf}
          onDrop={selection.drop}
        />
      )}
      {waiting && !props.error && <TableLoading label={label} />}
      {shown.length > 0 && (
        <Grid
          label={label}
          rows={shown}
          columns={fitted.shown}
          rowKey={rowKey}
          rowName={nameOf}
          density={settings.density}
          sorts={state.sorts}
          arrangement={state}
          onSort={settings.sortBy}
          onMove={settings.moveColumn}
          onReorder={settings.reorderColumn}
          sizes={settings.sizes}
          onResize={settings.setSizes}
          selection={selectable ? selection : undefined}
          onDetails={fitted.folded.length > 0 ? openDetails : undefined}
        />
      )}
      {rows && shown.length === 0 && (
        <TableEmpty
          text={total === 0 && empty !== undefined ? empty : translate('table.noneFound')}
          onClear={total === 0 ? undefined : () => change({ search: '', filters: new Map() })}
        />
      )}
      <p className="design__hidden" aria-live="polite">
        {settings.announced}
      </p>
      {detailed && (
        <LazyPart<RowDetailsProps<Row>>
          load={loadDetails}
          waiting={null}
          props={{
            row: detailed,
            name: nameOf(detailed),
            columns: chosen,
            onClose: () => setDetailsOf(undefined),
          }}
        />
      )}
    </div>
  );
}

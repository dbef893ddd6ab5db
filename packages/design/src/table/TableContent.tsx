import { useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import { Selected } from './bulk/Selected';
import { controlWidth, fitColumns } from './columns/fitColumns';
import { useWidth } from './columns/useWidth';
import { useRowDetails } from './details/useRowDetails';
import { Grid } from './Grid';
import { handedSearch, handSearch } from './searching/handedSearch';
import { useDebouncedValue } from './searching/useDebouncedValue';
import { useSelection } from './selection/useSelection';
import { TableEmpty } from './TableEmpty';
import { TableHead } from './TableHead';
import { TableLoading } from './TableLoading';
import { TableNotices } from './TableNotices';
import type { TableProps } from './TableProps';
import tableCss from './table.css';
import { useShownRows } from './useShownRows';
import { useTableSettings } from './useTableSettings';

const noRows: readonly never[] = [];

/** Everything of a table; its texts are around it. */
export function TableContent<Row extends object>(props: TableProps<Row>) {
  const { label, rows, columns, rowKey, loading = false, simple = false, error } = props;
  const { search = !simple, bulkActions = noRows, onSelect, unselectable } = props;
  const { selectable = onSelect !== undefined || bulkActions.length > 0 } = props;
  useStyles(tableCss);
  const settings = useTableSettings(props);
  const { state, change, chosen } = settings;
  const secret = typeof search === 'object' ? search : undefined;
  const [typed, setTyped] = useState(() => (secret ? handedSearch() : ''));
  useEffect(() => {
    if (secret) handSearch('');
  }, [secret]);
  const [query, setQuery] = useDebouncedValue(
    secret ? typed : state.search,
    secret ? setTyped : settings.setSearch,
  );
  const { shown, prepare } = useShownRows(rows, columns, state, search ? query : '', secret?.match);

  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const fitted = useMemo(
    () => fitColumns(chosen, width, selectable ? controlWidth : 0),
    [chosen, width, selectable],
  );
  const rowName = useRowName(props);
  const selectableRows = selectable ? rows : undefined;
  const selection = useSelection({
    rows: selectableRows,
    shown: selectable ? shown : noRows,
    rowKey,
    initiallySelected: props.initiallySelected,
    selected: props.selected,
    onSelect,
    unselectable,
  });
  const selected = useMemo(
    () => selectableRows?.filter((row) => selection.ids.has(rowKey(row))) ?? noRows,
    [selection.ids, selectableRows, rowKey],
  );
  const [openDetails, details] = useRowDetails(rows, chosen, rowKey, rowName);

  const total = rows?.length ?? 0;
  const waiting = loading && rows === undefined;
  const showAll = () => {
    setTyped('');
    change({ search: '', filters: new Map() });
  };
  return (
    <div className={simple ? 'table table--simple' : 'table'} ref={frame}>
      <TableNotices error={error} onRetry={props.onRetry} unreadable={props.unreadable} />
      {(rows || waiting) && (
        <TableHead
          table={props}
          settings={settings}
          shown={shown}
          selected={selected}
          query={search ? query : undefined}
          onQuery={setQuery}
          onSearching={prepare}
        />
      )}
      {secret?.note && (
        <div className="table__note" role="status">
          {query.trim() !== '' && secret.note(query, shown)}
        </div>
      )}
      {selectable && (!simple || bulkActions.length > 0) && (
        <Selected
          rows={selected}
          shown={selection.selectedShown}
          actions={bulkActions}
          rowKey={rowKey}
          rowName={rowName}
          onDrop={selection.drop}
        />
      )}
      {waiting && !error && <TableLoading label={label} simple={simple} />}
      {shown.length > 0 && (
        <Grid
          label={label}
          rows={shown}
          columns={fitted.shown}
          rowKey={rowKey}
          rowName={rowName}
          marked={props.marked}
          settings={settings}
          selection={selectable ? selection : undefined}
          onDetails={fitted.folded.length > 0 ? openDetails : undefined}
        />
      )}
      {rows && shown.length === 0 && (
        <NoRows table={props} isEmpty={total === 0} query={secret ? '' : query.trim()} onClear={showAll} />
      )}
      <p className="design__hidden" aria-live="polite">
        {settings.announced}
      </p>
      {details}
    </div>
  );
}

/** Name of a row: as the page gives it, else from the column of names, else its key. */
function useRowName<Row extends object>({ columns, rowKey, rowName }: TableProps<Row>) {
  return useMemo(() => {
    const value = columns.find(({ kind }) => kind === 'name')?.value;
    return rowName ?? ((row: Row) => String(value?.(row) ?? rowKey(row)));
  }, [columns, rowName, rowKey]);
}

interface NoRowsProps<Row extends object> {
  readonly table: TableProps<Row>;
  /** There are no rows at all; otherwise none is found. */
  readonly isEmpty: boolean;
  /** Text that was searched for; blank where none was, or where it is a secret. */
  readonly query: string;
  readonly onClear: () => void;
}

/** Says that there are no rows to show, and why. */
function NoRows<Row extends object>({ table, isEmpty, query, onClear }: NoRowsProps<Row>) {
  const translate = useMessages();
  const { empty, emptyAction } = table;
  return (
    <TableEmpty
      text={isEmpty && empty !== undefined ? empty : translate('table.noneFound')}
      detail={isEmpty || query === '' ? undefined : translate('table.noMatch', { query })}
      action={isEmpty && emptyAction}
      onClear={isEmpty ? undefined : onClear}
    />
  );
}

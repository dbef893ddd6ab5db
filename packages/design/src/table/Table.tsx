import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Banner } from '../banner';
import { Button } from '../button';
import { RefreshIcon } from '../icons';
import { useMessages } from '../messages';
import { useStyles } from '../theme';
import { createSearch, sortRows } from './arrangeRows';
import { type Column, isSortable } from './column';
import { Grid } from './Grid';
import { SearchBox } from './SearchBox';
import { TableLoading } from './TableLoading';
import tableCss from './table.css';
import { useTableAddress } from './useTableAddress';

/** Options of {@link Table}. */
export interface TableProps<Row extends object> {
  /** What is listed, for example `Reader definitions`. */
  label: string;
  /** The rows; a row that is equal keeps its identity, so that nothing jumps when a poll brings the same. */
  rows: readonly Row[] | undefined;
  /** See {@link Column} about its identity. */
  columns: readonly Column<Row>[];
  /** Unique name of a row. Keeps its identity, like the columns. */
  rowKey: (row: Row) => string;
  /** Sort while the address names none: the key of a column, with `-` before it for descending. */
  initialSort?: string;
  /** Shows a search box. Default true. */
  search?: boolean;
  /** Text when there are no rows; default `none found` [TABLE-05]. */
  empty?: string;
  /** The rows are still loading. Default false. */
  loading?: boolean;
  /** How many rows could not be read and are left out. Default 0. */
  unreadable?: number;
  /** Why the rows could not be loaded; rows from before stay. */
  error?: { title: string; detail?: ReactNode };
  /** Loads the rows again after an error. */
  onRetry?: () => void;
  /** Controls beside the search box. */
  tools?: ReactNode;
}

/** A list of records: sorted by its headings, searched by a box, both kept in the address [TABLE-01]. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { label, rows, columns, rowKey, initialSort, search = true, empty, loading = false } = props;
  const { unreadable = 0, error, onRetry, tools } = props;
  useStyles(tableCss);
  const translate = useMessages();
  const address = useTableAddress(initialSort);
  const [query, setQuery] = useSearchText(address.search, address.setSearch);
  const shownQuery = useDeferredValue(query);

  const sortedBy = columns.find(({ key }) => key === address.sort?.key);
  const column = sortedBy && isSortable(sortedBy) ? sortedBy : undefined;
  const descending = address.sort?.descending ?? false;
  const sort = useMemo(() => column && { key: column.key, descending }, [column, descending]);
  const sorted = useMemo(() => sortRows(rows ?? [], column, descending), [rows, column, descending]);
  const find = useMemo(() => createSearch(columns), [columns]);
  const shown = useMemo(() => find(sorted, search ? shownQuery : ''), [find, sorted, search, shownQuery]);

  const total = rows?.length ?? 0;
  const waiting = loading && rows === undefined;
  return (
    <div className="table">
      {error && (
        <Banner
          tone="danger"
          title={error.title}
          action={
            onRetry && (
              <Button icon={<RefreshIcon />} onClick={onRetry}>
                {translate('page.retry')}
              </Button>
            )
          }
        >
          {error.detail}
        </Banner>
      )}
      {unreadable > 0 && (
        <Banner tone="warning">{translate('table.unreadable', { count: unreadable })}</Banner>
      )}
      {(rows || waiting) && (
        <div className="table__tools">
          {search && <SearchBox label={label} value={query} onChange={setQuery} />}
          {tools}
          <p className="table__count" role="status">
            {waiting
              ? null
              : shown.length === total
                ? translate('table.rowCount', { count: total })
                : translate('table.rowCountOf', { count: shown.length, total })}
          </p>
        </div>
      )}
      {waiting && !error && <TableLoading label={label} />}
      {rows && shown.length > 0 && (
        <Grid
          label={label}
          rows={shown}
          columns={columns}
          rowKey={rowKey}
          sort={sort}
          onSort={address.setSort}
        />
      )}
      {rows && shown.length === 0 && (
        <p className="table__empty">
          {total === 0 && empty !== undefined ? empty : translate('table.noneFound')}
        </p>
      )}
    </div>
  );
}

/** What is typed shows at once; the address follows when rendering has caught up, and leads when it changes. */
function useSearchText(inAddress: string, write: (text: string) => void) {
  const [query, setQuery] = useState(inAddress);
  const settled = useDeferredValue(query);
  const written = useRef(inAddress);
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setQuery(inAddress);
  }, [inAddress]);
  useEffect(() => {
    if (settled === written.current) return;
    written.current = settled;
    write(settled);
  }, [settled, write]);
  return [query, setQuery] as const;
}

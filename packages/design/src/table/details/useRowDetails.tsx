import { type ReactNode, useCallback, useState } from 'react';
import { lazyNamed } from '../../progress';
import type { Column } from '../column';

const RowDetails = lazyNamed(() => import('./RowDetails'), 'RowDetails', { waiting: null });

/**
 * The details of one row, updated with it and closed when it is removed.
 *
 * @returns what opens them, and the dialog while they are open
 */
export function useRowDetails<Row>(
  rows: readonly Row[] | undefined,
  columns: readonly Column<Row>[],
  rowKey: (row: Row) => string,
  rowName: (row: Row) => string,
): [open: (row: Row) => void, dialog: ReactNode] {
  const [id, setId] = useState<string>();
  const open = useCallback((row: Row) => setId(rowKey(row)), [rowKey]);
  const row = id === undefined ? undefined : rows?.find((each) => rowKey(each) === id);
  const dialog = row && (
    <RowDetails row={row} name={rowName(row)} columns={columns} onClose={() => setId(undefined)} />
  );
  return [open, dialog];
}

import { useState } from 'react';
import { Button } from '../../button';
import { lazyNamed } from '../../progress';
import { SelectionBar } from '../selection/SelectionBar';
import type { BulkAction } from './BulkAction';

/** Options of {@link Selected}. */
export interface SelectedProps<Row> {
  /** The selected rows. */
  rows: readonly Row[];
  /** How many of them are shown. */
  shown: number;
  actions: readonly BulkAction<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  /** Takes ids out of the selection. */
  onDrop: (ids: readonly string[]) => void;
}

const BulkDialog = lazyNamed(() => import('./BulkDialog'), 'BulkDialog', { waiting: null });

/** What is selected, what can be done with it, and how that goes. */
export function Selected<Row>({ rows, shown, actions, rowKey, rowName, onDrop }: SelectedProps<Row>) {
  const [begun, setBegun] = useState<{ key: string; rows: readonly Row[] }>();
  const action = actions.find(({ key }) => key === begun?.key);
  const close = (done: readonly string[]) => {
    setBegun(undefined);
    onDrop(done);
  };
  return (
    <>
      {rows.length > 0 && (
        <SelectionBar count={rows.length} shown={shown} onClear={() => onDrop(rows.map(rowKey))}>
          {actions.map(({ key, icon, label }) => (
            <Button key={key} size="small" icon={icon} onClick={() => setBegun({ key, rows })}>
              {label}
            </Button>
          ))}
        </SelectionBar>
      )}
      {begun && action && (
        <BulkDialog action={action} rows={begun.rows} rowKey={rowKey} rowName={rowName} onClose={close} />
      )}
    </>
  );
}

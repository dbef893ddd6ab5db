import { useState } from 'react';
import { Button } from '../../button';
import { useMessages } from '../../messages';
import { lazyNamed } from '../../progress';
import { SelectionBar } from '../selection/SelectionBar';
import type { BulkAction } from './BulkAction';

interface SelectedProps<Row> {
  /** The selected rows. */
  rows: readonly Row[];
  /** Number of them shown at first. */
  shown: number;
  actions: readonly BulkAction<Row>[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  /** Takes ids out of the selection. */
  onDrop: (ids: readonly string[]) => void;
}

const BulkDialog = lazyNamed(() => import('./BulkDialog'), 'BulkDialog', { waiting: null });

/** Selected rows with their bulk actions, and the dialog while one runs. */
export function Selected<Row>({ rows, shown, actions, rowKey, rowName, onDrop }: SelectedProps<Row>) {
  const translate = useMessages();
  const hidden = rows.length - shown;
  const texts = [
    translate('table.selected', { count: rows.length }),
    ...(hidden > 0 ? [translate('table.selectedHidden', { count: hidden })] : []),
  ];
  const text = texts.join(' ');
  const [begun, setBegun] = useState<{ key: string; rows: readonly Row[] }>();
  const action = actions.find(({ key }) => key === begun?.key);
  const close = (done: readonly string[]) => {
    setBegun(undefined);
    onDrop(done);
  };
  return (
    <>
      {/* It is there before the first row is selected: what came with its text would not be said. */}
      <p className="design__hidden" aria-live="polite" aria-atomic>
        {rows.length > 0 && text}
      </p>
      {rows.length > 0 && (
        <SelectionBar text={text} onClear={() => onDrop(rows.map(rowKey))}>
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

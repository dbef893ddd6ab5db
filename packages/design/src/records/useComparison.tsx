import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button';
import { useMessages } from '../messages';
import { ComparisonDialog } from './onDemand';

/** Rows that can be compared, and the dialog that compares them. */
export interface ComparisonOptions<Row> {
  /** The rows of the table; undefined while they load. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** Renders the dialog that compares a pair. */
  dialog: (pair: readonly [Row, Row], close: () => void) => ReactNode;
}

/** Compares the two records that are selected in a table. */
export interface Comparison {
  /** For the table. */
  onSelect: (ids: readonly string[]) => void;
  /** Opens the dialog; blocked unless two are selected. */
  button: ReactNode;
  /** Rendered once on the page. */
  dialog: ReactNode;
}

/** Lets two records of a table be compared. */
export function useComparison<Row>({ rows = [], rowKey, dialog }: ComparisonOptions<Row>): Comparison {
  const translate = useMessages();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [comparing, setComparing] = useState(false);
  const [one, other, ...more] = rows.filter((row) => selected.includes(rowKey(row)));
  const pair = one && other && more.length === 0 ? ([one, other] as const) : undefined;
  const comparable = pair !== undefined;
  useEffect(() => {
    if (comparable) void ComparisonDialog.preload();
  }, [comparable]);
  return {
    onSelect: setSelected,
    button: (
      <Button
        blockedReason={pair ? undefined : translate('records.compareBlocked')}
        onClick={() => setComparing(true)}
      >
        {translate('records.compare')}
      </Button>
    ),
    dialog: comparing && pair && dialog(pair, () => setComparing(false)),
  };
}

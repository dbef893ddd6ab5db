import { useState } from 'react';
import { Button } from '../../button';
import { Modal } from '../../dialog/Modal';
import { useMessages } from '../../messages';
import { useStyles } from '../../theme';
import type { BulkAction } from './BulkAction';
import { BulkOutcomes } from './BulkOutcomes';
import bulkCss from './bulk.css';
import { useBulkRun } from './useBulkRun';

interface BulkDialogProps<Row> {
  action: BulkAction<Row>;
  /** The rows it is for, as they were when it was chosen. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  /** @param done - ids of the rows to which it was done */
  onClose: (done: readonly string[]) => void;
}

/** Asks for confirmation, runs the action and shows the outcome of every row; failed rows can be retried. */
export function BulkDialog<Row>({ action, rows, rowKey, rowName, onClose }: BulkDialogProps<Row>) {
  useStyles(bulkCss);
  const translate = useMessages();
  const [begun, setBegun] = useState<readonly Row[]>();
  const isBlocked = (row: Row) => action.blockedReason?.(row) !== undefined;
  const able = begun ?? rows.filter((row) => !isBlocked(row));
  const blocked = rows.filter(isBlocked);
  const { phase, counts, outcomeOf, start, stop, retry } = useBulkRun(action, able);
  const left = counts.failed + counts.cancelled;
  const close = () => {
    if (phase !== 'running') onClose(able.filter((row) => outcomeOf(row).state === 'done').map(rowKey));
  };
  const ended = able.length - counts.waiting - counts.running;
  return (
    <Modal
      title={
        action.title?.(able.length) ?? translate('table.bulk', { action: action.label, count: able.length })
      }
      onClose={close}
      footer={
        <>
          {phase === 'asking' && (
            <>
              <Button onClick={close} data-initial-focus>
                {translate('dialog.cancel')}
              </Button>
              <Button
                tone={action.tone === 'danger' ? 'danger' : 'primary'}
                icon={action.icon}
                blockedReason={able.length === 0 ? translate('table.bulk.none') : action.unready}
                onClick={() => {
                  setBegun(able);
                  start();
                }}
              >
                {action.label}
              </Button>
            </>
          )}
          {phase === 'running' && <Button onClick={stop}>{translate('table.bulk.cancel')}</Button>}
          {phase === 'finished' && (
            <>
              {left > 0 && <Button onClick={retry}>{translate('table.bulk.retry', { count: left })}</Button>}
              <Button tone="primary" onClick={close}>
                {translate('table.bulk.close')}
              </Button>
            </>
          )}
        </>
      }
    >
      {phase === 'asking' ? (
        <>
          {action.title === undefined && <p>{translate('table.bulk.confirm', { count: rows.length })}</p>}
          {typeof action.question === 'function' ? action.question(able) : action.question}
          {blocked.length > 0 && (
            <>
              <p>{translate('table.bulk.skipped', { count: blocked.length })}</p>
              <ul className="bulk__reasons">
                {blocked.map((row) => (
                  <li key={rowKey(row)}>{action.blockedReason?.(row)}</li>
                ))}
              </ul>
            </>
          )}
        </>
      ) : (
        <>
          <progress
            className="bulk__progress"
            max={able.length}
            value={ended}
            aria-label={translate('table.bulk.progress', { done: ended, total: able.length })}
          />
          <p role="status">
            {phase === 'finished'
              ? (action.summary?.(counts) ?? translate('table.bulk.summary', counts))
              : translate('table.bulk.progress', { done: ended, total: able.length })}
          </p>
          <BulkOutcomes
            rows={able}
            rowKey={rowKey}
            rowName={rowName}
            outcomeOf={outcomeOf}
            explain={action.explain}
          />
        </>
      )}
    </Modal>
  );
}

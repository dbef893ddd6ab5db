import { useMessages } from '../../messages';
import { Status, type Tone } from '../../status';
import type { Outcome } from './runBulk';

interface BulkOutcomesProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  outcomeOf: (row: Row) => Outcome;
  /** Why a row failed. @defaultValue the message of the error */
  explain?: (error: unknown) => string;
}

const tones: Readonly<Record<Outcome['state'], Tone>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
  cancelled: 'warning',
};

/** At most so many rows are listed one by one; failed ones come first. */
const mostTold = 200;

const rank: Readonly<Record<Outcome['state'], number>> = {
  failed: 0,
  running: 1,
  cancelled: 2,
  waiting: 3,
  done: 4,
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Outcome of each row. */
export function BulkOutcomes<Row>(props: BulkOutcomesProps<Row>) {
  const { rows, rowKey, rowName, outcomeOf, explain = messageOf } = props;
  const translate = useMessages();
  const listed = rows
    .map((row) => ({ row, outcome: outcomeOf(row) }))
    .sort((one, other) => rank[one.outcome.state] - rank[other.outcome.state])
    .slice(0, mostTold);
  return (
    <ul className="bulk__outcomes">
      {listed.map(({ row, outcome }) => (
        <li key={rowKey(row)}>
          <strong>{rowName(row)}</strong>{' '}
          <Status
            tone={tones[outcome.state]}
            spinning={outcome.state === 'running'}
            label={
              outcome.state === 'failed'
                ? translate('table.bulk.state.failed', { reason: explain(outcome.error) })
                : translate(`table.bulk.state.${outcome.state}`)
            }
          />
        </li>
      ))}
      {rows.length > listed.length && (
        <li>{translate('table.bulk.more', { count: rows.length - listed.length })}</li>
      )}
    </ul>
  );
}

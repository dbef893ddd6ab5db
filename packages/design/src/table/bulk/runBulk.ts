/** Progress of one row of a bulk action. */
export type Outcome =
  | { state: 'waiting' | 'running' | 'done' | 'cancelled' }
  | { state: 'failed'; error: unknown };

interface BulkRun<Row> {
  rows: readonly Row[];
  /** Does it to one row; a rejection fails this row only. */
  act: (row: Row, signal: AbortSignal) => Promise<unknown>;
  /** Number of rows processed at a time. @defaultValue 4 */
  parallel?: number;
  /** Starts no further row; running ones are aborted by their signal. */
  signal: AbortSignal;
  onOutcome: (row: Row, outcome: Outcome) => void;
}

/** So many rows at a time keep a service busy and do not flood it. */
const defaultParallel = 4;

/** Does one thing to many rows, some at a time. Resolves when every row has its outcome; never rejects. */
export async function runBulk<Row>({
  rows,
  act,
  parallel = defaultParallel,
  signal,
  onOutcome,
}: BulkRun<Row>): Promise<void> {
  const waiting = rows.values();
  const work = async () => {
    for (const row of waiting) {
      if (signal.aborted) {
        onOutcome(row, { state: 'cancelled' });
        continue;
      }
      onOutcome(row, { state: 'running' });
      try {
        await act(row, signal);
        onOutcome(row, { state: 'done' });
      } catch (error) {
        onOutcome(row, signal.aborted ? { state: 'cancelled' } : { state: 'failed', error });
      }
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
}

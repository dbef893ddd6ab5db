import { type Outcome, runBulk } from './runBulk';

const rows = ['a', 'b', 'c', 'd', 'e'];

/** Records outcomes by row. */
function outcomesOf() {
  const outcomes = new Map<string, Outcome>();
  return {
    take: (row: string, outcome: Outcome) => outcomes.set(row, outcome),
    states: () => rows.map((row) => outcomes.get(row)?.state ?? 'none'),
    of: (row: string) => outcomes.get(row),
  };
}

test('every row has its outcome; one that fails keeps no other from being done', async () => {
  const outcomes = outcomesOf();
  const error = new Error('in use');
  const act = async (row: string) => {
    if (row === 'b') throw error;
  };
  await runBulk({ rows, act, signal: new AbortController().signal, onOutcome: outcomes.take });
  expect(outcomes.states()).toEqual(['done', 'failed', 'done', 'done', 'done']);
  expect(outcomes.of('b')).toEqual({ state: 'failed', error });
});

test('no more rows at a time than allowed', async () => {
  let now = 0;
  let most = 0;
  const act = async () => {
    now += 1;
    most = Math.max(most, now);
    await Promise.resolve();
    now -= 1;
  };
  const outcomes = outcomesOf();
  await runBulk({ rows, act, parallel: 2, signal: new AbortController().signal, onOutcome: outcomes.take });
  expect(most).toBe(2);
  expect(outcomes.states()).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('once stopped it begins no further row, and what was under way counts as not done when it ends so', async () => {
  const outcomes = outcomesOf();
  const stop = new AbortController();
  const act = async (row: string, signal: AbortSignal) => {
    if (row === 'b') stop.abort();
    signal.throwIfAborted();
  };
  await runBulk({ rows, act, parallel: 1, signal: stop.signal, onOutcome: outcomes.take });
  expect(outcomes.states()).toEqual(['done', 'cancelled', 'cancelled', 'cancelled', 'cancelled']);
});

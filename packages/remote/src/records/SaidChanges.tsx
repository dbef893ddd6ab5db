import { useEffect, useRef, useState } from 'react';

/** Records whose changes are said, and the sentences. */
export interface SaidChangesProps<Row> {
  /** Keep their identity while nothing changes; undefined while they are not known. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  /** State of a row of which a change counts; undefined while it is not known, which is no change. */
  readonly stateOf: (row: Row) => string | undefined;
  /** Sentence about all rows that came into a state at once; undefined where nothing is to be said of it. */
  readonly sentenceOf: (state: string, rows: readonly [Row, ...Row[]]) => string | undefined;
}

/**
 * Says what a poll brought, for those who do not see it: one sentence for all rows that came into the same state,
 * politely, and once. Draws nothing else.
 */
export function SaidChanges<Row>({ rows, keyOf, stateOf, sentenceOf }: SaidChangesProps<Row>) {
  const known = useRef<ReadonlyMap<string, string | undefined>>(new Map());
  const [said, setSaid] = useState({ text: '', times: 0 });
  useEffect(() => {
    if (!rows) return;
    const changed = new Map<string, [Row, ...Row[]]>();
    const states = new Map<string, string | undefined>();
    for (const row of rows) {
      const key = keyOf(row);
      const before = known.current.get(key);
      const state = stateOf(row) ?? before;
      states.set(key, state);
      if (before === undefined || state === undefined || state === before) continue;
      const others = changed.get(state);
      if (others) others.push(row);
      else changed.set(state, [row]);
    }
    known.current = states;
    const text = [...changed].flatMap(([state, rows]) => sentenceOf(state, rows) ?? []).join(' ');
    if (text !== '') setSaid(({ times }) => ({ text, times: times + 1 }));
  }, [rows, keyOf, stateOf, sentenceOf]);
  return (
    <p className="design__hidden" aria-live="polite">
      {/* A new element is said also when it says the same, of other rows. */}
      <span key={said.times}>{said.text}</span>
    </p>
  );
}

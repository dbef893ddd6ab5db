import { useEffect, useMemo, useRef, useState } from 'react';
import type { BulkAction } from './BulkAction';
import { type Outcome, runBulk } from './runBulk';

/** Number of rows by state. */
type OutcomeCounts = Readonly<Record<Outcome['state'], number>>;

const waiting: Outcome = { state: 'waiting' };

/** A bulk action on some rows: its outcomes by row, and what starts, stops and repeats it. */
export function useBulkRun<Row>(action: BulkAction<Row>, rows: readonly Row[]) {
  const [phase, setPhase] = useState<'asking' | 'running' | 'finished'>('asking');
  const [outcomes, setOutcomes] = useState<ReadonlyMap<Row, Outcome>>(() => new Map());
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const run = async (part: readonly Row[]) => {
    const controller = new AbortController();
    abort.current = controller;
    const ended: { done: Row[]; failed: Row[] } = { done: [], failed: [] };
    setPhase('running');
    setOutcomes((before) => new Map([...before, ...part.map((row) => [row, waiting] as const)]));
    await runBulk({
      rows: part,
      act: action.act,
      parallel: action.parallel,
      signal: controller.signal,
      onOutcome: (row, outcome) => {
        if (outcome.state === 'done' || outcome.state === 'failed') ended[outcome.state].push(row);
        setOutcomes((before) => new Map(before).set(row, outcome));
      },
    });
    setPhase('finished');
    action.onEnd?.(ended);
  };
  const counts = useMemo<OutcomeCounts>(() => {
    const found = { waiting: 0, running: 0, done: 0, cancelled: 0, failed: 0 };
    for (const { state } of outcomes.values()) found[state] += 1;
    return found;
  }, [outcomes]);
  return {
    phase,
    counts,
    outcomeOf: (row: Row) => outcomes.get(row) ?? waiting,
    start: () => void run(rows),
    stop: () => abort.current?.abort(),
    retry: () =>
      void run(rows.filter((row) => ['failed', 'cancelled'].includes(outcomes.get(row)?.state ?? ''))),
  };
}

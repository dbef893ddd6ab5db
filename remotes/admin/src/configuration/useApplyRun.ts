import {
  applyChanges,
  type ChangeOutcome,
  type MadeChange,
  madeChangeOf,
  type PlannedChange,
  type Secrets,
  type SystemState,
} from '@console/api-client/configuration-bundle';
import { useServiceClient } from '@console/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../paths';

/** An apply under way or at its end. */
export interface ApplyRun {
  readonly id: string;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  readonly total: number;
  /** Number of changes with a known outcome. */
  readonly settled: number;
  /** Milliseconds since the first change. */
  readonly elapsed: number;
  /** Changes that were made, or may have been; also those before it was continued. */
  readonly made: readonly MadeChange[];
  /** Outcome of every change. @defaultValue it is under way */
  readonly outcomes?: readonly ChangeOutcome[];
}

/** Changes of an apply, with their secrets. */
interface ApplyRequest {
  readonly state: SystemState;
  readonly changes: readonly PlannedChange[];
  readonly secrets: Secrets;
  /** Goes on with the run before it, and after refusals. */
  readonly again: boolean;
  /** Run that this one takes back. @defaultValue it takes back none */
  readonly undoes?: string | undefined;
}

// Only a page in a secure context has better ones; this one tells the runs of one browser apart.
const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** Makes the changes of a plan. A page that is left stops it after the calls that are under way. */
export function useApplyRun() {
  const client = useServiceClient();
  const cache = useQueryClient();
  const [run, setRun] = useState<ApplyRun>();
  /** The run as activity knows it: to continue is the same one. */
  const begun = useRef<{ readonly id: string; readonly at: number; readonly total: number }>(undefined);
  const made = useRef<readonly MadeChange[]>([]);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const start = async ({
    state,
    changes,
    secrets,
    again,
    undoes,
  }: ApplyRequest): Promise<readonly ChangeOutcome[]> => {
    const controller = new AbortController();
    stopping.current = controller;
    const before = again ? begun.current : undefined;
    const whole = before ?? { id: newId(), at: Date.now(), total: changes.length };
    begun.current = whole;
    if (!before) made.current = [];
    const settled = new Set<string>();
    const from = performance.now();
    const report = (outcomes?: readonly ChangeOutcome[]) =>
      setRun({
        id: whole.id,
        at: whole.at,
        total: changes.length,
        settled: settled.size,
        elapsed: performance.now() - from,
        made: made.current,
        ...(outcomes && { outcomes }),
      });
    report();
    const outcomes = await applyChanges(client, state, changes, {
      secrets,
      keepGoing: again,
      signal: controller.signal,
      run: { id: whole.id, total: whole.total, ...(undoes && { undoes }), undoAt: paths.apply() },
      onOutcome: ({ change, state: outcome }) => {
        settled.add(change.key);
        if (outcome !== 'refused') made.current = [...made.current, madeChangeOf(change)];
        report();
      },
    });
    report(outcomes);
    // Whatever is known of the service may have changed.
    await cache.invalidateQueries();
    return outcomes;
  };
  const clear = () => {
    begun.current = undefined;
    setRun(undefined);
  };
  return { run, start, stop: () => stopping.current?.abort(), clear };
}

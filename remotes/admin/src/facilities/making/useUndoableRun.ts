import type { ChangeOutcome, PlannedChange, SystemState } from '@console/api-client/configuration-bundle';
import { useMemo, useState } from 'react';
import { useApplyRun } from '../../configuration/useApplyRun';
import { takeBack } from './takeBack';

/** Changes that were made, or may have been. */
export const writtenOf = (outcomes: readonly ChangeOutcome[] = []): readonly PlannedChange[] =>
  outcomes.filter(({ state }) => state === 'done' || state === 'unknown').map(({ change }) => change);

/** A run, all that it made in however many parts, and the run that takes that back. */
export function useUndoableRun() {
  const making = useApplyRun();
  const undoing = useApplyRun();
  // Of the runs before: one that is continued makes what is left.
  const [earlier, setEarlier] = useState<readonly PlannedChange[]>([]);
  const { run } = making;
  const made = useMemo(() => [...earlier, ...writtenOf(run?.outcomes)], [earlier, run]);

  const make: typeof making.start = (request) => {
    setEarlier(made);
    return making.start(request);
  };
  /** Begins another run; what was made before it is still known. */
  const renew = () => {
    setEarlier(made);
    making.clear();
  };
  /** Takes back what was made, in the service as it is now, and tells whether all of it is gone. */
  const undo = async (state: SystemState): Promise<boolean> => {
    const outcomes = await undoing.start({
      state,
      changes: takeBack(state, made),
      secrets: new Map(),
      again: true,
      undoes: run?.id,
    });
    return outcomes.every(({ state: outcome }) => outcome === 'done');
  };
  const clear = () => {
    setEarlier([]);
    making.clear();
    undoing.clear();
  };
  const isRunning = [run, undoing.run].some((each) => each !== undefined && each.outcomes === undefined);
  return { making, undoing, made, isRunning, make, renew, undo, clear };
}

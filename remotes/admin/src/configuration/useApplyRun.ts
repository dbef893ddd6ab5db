import {
  applyChanges,
  type ChangeOutcome,
  type PlannedChange,
  type Secrets,
  type SystemState,
} from '@console/api-client/configuration-bundle';
import { useServiceClient } from '@console/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

/** An apply under way or at its end. */
export interface ApplyRun {
  readonly total: number;
  /** Number of changes with a known outcome. */
  readonly settled: number;
  /** Outcome of every change. @defaultValue it is under way */
  readonly outcomes?: readonly ChangeOutcome[];
}

/** Changes of an apply, with their secrets. */
interface ApplyRequest {
  readonly state: SystemState;
  readonly changes: readonly PlannedChange[];
  readonly secrets: Secrets;
  readonly keepGoing: boolean;
}

/** Makes the changes of a plan. A page that is left stops it after the calls that are under way. */
export function useApplyRun() {
  const client = useServiceClient();
  const cache = useQueryClient();
  const [run, setRun] = useState<ApplyRun>();
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const start = async ({
    state,
    changes,
    secrets,
    keepGoing,
  }: ApplyRequest): Promise<readonly ChangeOutcome[]> => {
    const controller = new AbortController();
    stopping.current = controller;
    const settled = new Set<string>();
    const total = changes.length;
    setRun({ total, settled: 0 });
    const outcomes = await applyChanges(client, state, changes, {
      secrets,
      keepGoing,
      signal: controller.signal,
      onOutcome: ({ change }) => {
        settled.add(change.key);
        setRun({ total, settled: settled.size });
      },
    });
    setRun({ total, settled: settled.size, outcomes });
    // Whatever is known of the service may have changed.
    await cache.invalidateQueries();
    return outcomes;
  };
  return { run, start, stop: () => stopping.current?.abort(), clear: () => setRun(undefined) };
}

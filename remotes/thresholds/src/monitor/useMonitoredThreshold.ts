import type { Job } from '@console/api-client/jobs';
import { type TransitionEvent, transitionStream } from '@console/api-client/sockets';
import type { Threshold } from '@console/api-client/thresholds';
import { type LiveData, useLiveBuffer } from '@console/remote/records';
import { useCallback, useState } from 'react';
import type { Counts } from './directions';
import { latestError, type MonitorState, monitorState, type ThresholdError } from './monitorState';

/** Number of transitions kept of a threshold [MONITOR-10]. */
const kept = 300;

/** A threshold that is watched live. */
interface MonitoredThreshold {
  readonly threshold: Threshold;
  readonly live: LiveData<TransitionEvent>;
  /** Counts up to now, however seldom what is shown changes. Keeps its identity. */
  readonly countsNow: () => Counts;
  readonly state: MonitorState;
  /** Last error there in its running jobs. */
  readonly error: ThresholdError | undefined;
}

/**
 * Follows the transitions of a threshold for as long as the component is there [MONITOR-09 to MONITOR-11].
 * @param jobs the running jobs that watch it; undefined while they are not known
 * @param schedule when what is shown changes
 */
export function useMonitoredThreshold(
  threshold: Threshold,
  jobs: readonly Job[] | undefined,
  schedule: (work: () => void) => () => void,
): MonitoredThreshold {
  const [counted] = useState(() => new Map<string, number>());
  const live = useLiveBuffer(transitionStream(threshold.name), {
    keep: kept,
    kindOf: ({ toZone }) => toZone,
    schedule,
    valuesOf: (event: TransitionEvent) => {
      counted.set(event.toZone, (counted.get(event.toZone) ?? 0) + 1);
      return [event];
    },
  });
  return {
    threshold,
    live,
    countsNow: useCallback(() => ({ IN: counted.get('IN') ?? 0, OUT: counted.get('OUT') ?? 0 }), [counted]),
    state: monitorState(threshold, jobs, live.problem === undefined && live.connection !== 'waiting'),
    error: jobs && latestError(threshold, jobs),
  };
}

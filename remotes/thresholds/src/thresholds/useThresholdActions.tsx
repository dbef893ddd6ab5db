import type { Threshold } from '@console/api-client/thresholds';
import type { Action } from '@console/design/actions';
import { PlayIcon, VisibleIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { paths } from '@console/remote/contract';
import { useCallback } from 'react';
import { jobName } from './runningJobs';
import { useRunningJobs } from './useRunningJobs';

/**
 * The actions of thresholds with the one that opens the monitor, which says whether a running job watches the
 * threshold [THRESH-23, THRESH-24]. The queries are those it is known from.
 * @param recordActions those of every record. Keeps its identity.
 */
export function useThresholdActions(recordActions: (threshold: Threshold) => readonly Action[]) {
  const translate = useMessages();
  const { queries, runningJobs } = useRunningJobs();
  const actionsOf = useCallback(
    (threshold: Threshold): readonly Action[] => {
      const [job, ...others] = runningJobs(threshold) ?? [];
      return [
        ...recordActions(threshold),
        {
          kind: 'custom',
          key: 'monitor',
          label: job
            ? translate('thresholds.monitor.running', { job: jobName(job), count: others.length + 1 })
            : translate('thresholds.monitor'),
          icon: job ? <PlayIcon /> : <VisibleIcon />,
          to: paths.thresholdMonitor([threshold.id]),
        },
      ];
    },
    [recordActions, runningJobs, translate],
  );
  return { queries, actionsOf, runningJobs };
}

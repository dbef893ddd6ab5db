import { iterationDataDownload, type Job } from '@console/api-client/jobs';
import type { Action } from '@console/design/actions';
import { CopyIcon, FileIcon, StopIcon, VisibleIcon } from '@console/design/icons';
import { type Translate, useMessages } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { paths } from '@console/remote/contract';
import { useDownload } from '@console/remote/records';
import { useAlerts } from '@console/remote/services';
import { type ReactNode, useCallback, useState } from 'react';
import { jobName } from './job.texts';
import { hasIterationData, monitorState, type RecipeOfJob, stopState } from './jobActionRules';
import { useStopJob } from './useStopJob';

const CreateFromDialog = lazyNamed(() => import('./job.form'), 'CreateFromDialog', { waiting: null });

/** Actions on jobs, see {@link useJobActions}. */
export interface JobActions {
  /** The actions of one job. The same function until one of them is under way. */
  readonly of: (job: Job, recipe: RecipeOfJob) => readonly Action[];
  /** The question before a stop and the form for a job made from another; have to be drawn once on the page. */
  readonly dialogs: ReactNode;
}

/**
 * Stop, monitor, download of iteration data and create-from [JOB-06 to JOB-10], the same on the list and on the page.
 * Success and failure are reported from the meta of the mutations.
 */
export function useJobActions(): JobActions {
  const translate = useMessages();
  const { isRequested, ask: askToStop, dialog: stopDialog } = useStopJob();
  const { download, downloading } = useIterationData(translate);
  const [original, setOriginal] = useState<Job>();

  const actionsOf = useCallback(
    (job: Job, recipe: RecipeOfJob): readonly Action[] => [
      ...stopAction(job, isRequested(job), () => askToStop(job), translate),
      ...monitorAction(job, recipe, translate),
      ...(hasIterationData(recipe)
        ? [
            {
              kind: 'custom',
              key: 'iterationData',
              label: translate('jobs.iterationData'),
              icon: <FileIcon />,
              pending: downloading === job.id,
              onAct: () => download(job),
            } as const,
          ]
        : []),
      {
        kind: 'custom',
        key: 'createFrom',
        label: translate('jobs.createFrom'),
        icon: <CopyIcon />,
        asks: true,
        onAct: () => setOriginal(job),
      },
    ],
    [translate, isRequested, askToStop, download, downloading],
  );

  return {
    of: actionsOf,
    dialogs: (
      <>
        {stopDialog}
        {original && <CreateFromDialog original={original} onClose={() => setOriginal(undefined)} />}
      </>
    ),
  };
}

function stopAction(job: Job, requested: boolean, onAct: () => void, translate: Translate): Action[] {
  const state = stopState(job, requested);
  if (state === 'hidden') return [];
  const pending = state === 'pending';
  return [
    {
      kind: 'custom',
      key: 'stop',
      label: translate('jobs.stop'),
      icon: <StopIcon />,
      asks: true,
      pending,
      blockedReason: pending ? translate('jobs.stop.pending', { name: jobName(job) }) : undefined,
      onAct,
    },
  ];
}

function monitorAction(job: Job, recipe: RecipeOfJob, translate: Translate): Action[] {
  const state = monitorState(job, recipe);
  if (state === 'hidden') return [];
  return [
    {
      kind: 'custom',
      key: 'monitor',
      label: translate('jobs.monitor'),
      icon: <VisibleIcon />,
      to: paths.thresholdMonitor(recipe?.thresholdIds),
      blockedReason:
        state === 'blocked' ? translate('jobs.monitor.blocked', { name: jobName(job) }) : undefined,
    },
  ];
}

/** Downloads what a job noted down, and says so when there is nothing yet. */
function useIterationData(translate: Translate) {
  const alerts = useAlerts();
  const { download, downloading } = useDownload();
  const [asked, setAsked] = useState<string>();
  const start = useCallback(
    (job: Job) => {
      setAsked(job.id);
      download(iterationDataDownload(job.id), () =>
        alerts.warning(translate('jobs.iterationData.none', { name: jobName(job) })),
      );
    },
    [download, alerts, translate],
  );
  return { download: start, downloading: downloading ? asked : undefined };
}

import type { Job } from '@console/api-client/jobs';
import type { Threshold } from '@console/api-client/thresholds';
import { LinkButton } from '@console/design/button';
import { VisibleIcon } from '@console/design/icons';
import { formatList } from '@console/design/language';
import { type Translate, useMessages } from '@console/design/messages';
import { Status, type Tone } from '@console/design/status';
import { codeColumn } from '@console/design/table';
import { paths } from '@console/remote/contract';
import { FailedQueries, type RecordColumn, RecordListPage, useRecords } from '@console/remote/records';
import { useCallback } from 'react';
import { Arrangement } from './Arrangement';
import { jobName } from './runningJobs';
import { thresholdKind } from './threshold.kind';
import { type ThresholdStatus, thresholdStatus } from './threshold.status';
import { arrangementInWords } from './threshold.texts';
import { useAntennaConfigurations } from './useAntennaConfigurations';
import { useThresholdActions } from './useThresholdActions';

/** Tone of each state of a threshold by urgency. */
const statusTones: Readonly<Record<ThresholdStatus, Tone>> = {
  misconfigured: 'warning',
  watched: 'success',
  notWatched: 'neutral',
  unknown: 'neutral',
};

/** Column of the state: watched by a running job or not, in words. */
const statusColumn = (
  statusOf: (threshold: Threshold) => ThresholdStatus,
  jobsOf: (threshold: Threshold) => readonly Job[] | undefined,
  translate: Translate,
): RecordColumn<Threshold> => {
  const inWords = (threshold: Threshold) =>
    translate(`thresholds.status.${statusOf(threshold)}`, {
      jobs: formatList((jobsOf(threshold) ?? []).map(jobName)),
    });
  return {
    key: 'status',
    kind: 'status',
    least: 13,
    filter: {
      kind: 'choice',
      value: statusOf,
      label: (status) => translate(`thresholds.status.${status as ThresholdStatus}`, { jobs: '…' }),
    },
    value: inWords,
    sortBy: (threshold) => Object.keys(statusTones).indexOf(statusOf(threshold)),
    render: (threshold) => <Status tone={statusTones[statusOf(threshold)]} label={inWords(threshold)} />,
  };
};

const columns = (translate: Translate): readonly RecordColumn<Threshold>[] => [
  { key: 'facility', filter: 'choice', value: ({ facility }) => facility },
  {
    key: 'arrangement',
    title: translate('thresholds.readerArrangement'),
    ...codeColumn<Threshold>(
      ({ readerArrangement }) => readerArrangement,
      (code) => arrangementInWords(code, translate),
    ),
    least: 12,
    render: ({ readerArrangement }) => <Arrangement value={readerArrangement} />,
  },
];

/** All thresholds; the title says how many there are [THRESH-01]. */
export function ThresholdsPage() {
  const translate = useMessages();
  const thresholds = useRecords(thresholdKind);
  const { queries, actionsOf, runningJobs } = useThresholdActions(thresholds.actions.of);
  const { query: configured, configurations } = useAntennaConfigurations();
  const shown = useCallback(
    (translate: Translate) => {
      const statusOf = (threshold: Threshold) =>
        thresholdStatus(threshold, runningJobs(threshold), configurations);
      return [statusColumn(statusOf, runningJobs, translate), ...columns(translate)];
    },
    [runningJobs, configurations],
  );
  const { data } = thresholds.query;
  return (
    <RecordListPage
      records={thresholds}
      columns={shown}
      actionsOf={actionsOf}
      actionsWidth={8}
      heading={data && translate('thresholds.counted', { count: data.rows.length })}
      banner={<FailedQueries queries={[...queries, configured]} text={translate('monitor.around.failed')} />}
      actions={
        <LinkButton icon={<VisibleIcon />} to={paths.thresholdMonitor()}>
          {translate('thresholds.monitor.all')}
        </LinkButton>
      }
    />
  );
}

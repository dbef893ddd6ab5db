import { formatList } from '@console/design/language';
import type { Translate } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import { Link } from '@console/design/router';
import { Status } from '@console/design/status';
import { paths as remotePaths } from '@console/remote/contract';
import type { RecordColumn } from '@console/remote/records';
import { useCallback } from 'react';
import type { CurrentJob } from './currentJob';
import type { DefinitionRow } from './definitionRows';
import {
  componentStatus,
  componentStatusLabel,
  componentTone,
  type HealthComponent,
  type HealthKind,
  healthComponents,
  healthLabel,
  healthRank,
  toneRank,
} from './readerHealth';
import { useJobsOfReaders } from './useJobsOfReaders';

const LastCheckin = lazyNamed(() => import('./LastCheckin'), 'LastCheckin');

/**
 * The columns of the list of reader definitions between name and actions [READER-01].
 * @param stale the health is an earlier one
 */
export function useDefinitionColumns(stale: boolean) {
  const { jobs, jobOf } = useJobsOfReaders();
  const columns = useCallback(
    (translate: Translate) => definitionColumns(translate, stale, jobOf),
    [stale, jobOf],
  );
  return { jobs, columns };
}

const definitionColumns = (
  translate: Translate,
  stale: boolean,
  jobOf: (row: DefinitionRow) => CurrentJob | undefined,
): readonly RecordColumn<DefinitionRow>[] => [
  {
    key: 'status',
    kind: 'status',
    filter: {
      kind: 'choice',
      value: ({ health }) => health.kind,
      label: (kind) => translate(`definitions.status.${kind as HealthKind}`),
    },
    value: ({ health }) => healthLabel(health, translate),
    sortBy: ({ health }) => healthRank(health),
    render: ({ health }) => (
      <Status
        tone={health.tone}
        label={healthLabel(health, translate)}
        stale={stale}
        spinning={health.kind === 'restarting'}
      />
    ),
  },
  { key: 'type', width: 7, filter: 'choice', value: ({ definition }) => definition.type },
  { key: 'address', filter: 'text', value: ({ definition }) => definition.address },
  { key: 'facility', least: 11, filter: 'choice', value: ({ definition }) => definition.facility },
  ...healthComponents.map((component) => componentColumn(component, translate, stale)),
  {
    key: 'lastCheckin',
    title: translate('definitions.health.lastCheckin'),
    kind: 'date',
    initiallyHidden: true,
    filter: 'date',
    value: ({ reported }) => reported?.lastCheckin,
    render: ({ reported }) => <LastCheckin value={reported?.lastCheckin} />,
  },
  {
    key: 'firmware',
    initiallyHidden: true,
    filter: 'choice',
    value: ({ reported }) => reported?.version.firmware,
  },
  {
    key: 'serialNumber',
    least: 9,
    initiallyHidden: true,
    filter: 'text',
    value: ({ definition }) => definition.serialNumber,
  },
  currentJobColumn(jobOf),
  {
    key: 'groups',
    initiallyHidden: true,
    filter: { kind: 'choice', value: ({ definition }) => definition.groups },
    value: ({ definition }) => formatList(definition.groups),
  },
];

/** The job that runs on each reader: hidden at first. */
const currentJobColumn = (
  jobOf: (row: DefinitionRow) => CurrentJob | undefined,
): RecordColumn<DefinitionRow> => ({
  key: 'currentJob',
  initiallyHidden: true,
  value: (row) => jobOf(row)?.label,
  render: (row, { tabIndex }) => {
    const job = jobOf(row);
    return (
      job && (
        <Link to={remotePaths.jobs.job(job.id)} tabIndex={tabIndex}>
          {job.label}
        </Link>
      )
    );
  },
});

/** Status of one component of each reader: hidden at first, and what the fleet view filters by. */
function componentColumn(
  component: HealthComponent,
  translate: Translate,
  stale: boolean,
): RecordColumn<DefinitionRow> {
  const statusOf = ({ health, reported }: DefinitionRow) =>
    health.kind === 'loading' ? undefined : componentStatus(reported, component);
  const label = (status: string) => componentStatusLabel(status, translate);
  const labelOf = (row: DefinitionRow) => label(statusOf(row) ?? '');
  return {
    key: component,
    title: translate(`definitions.component.${component}`),
    kind: 'status',
    priority: 3,
    initiallyHidden: true,
    filter: { kind: 'choice', value: statusOf, label },
    value: labelOf,
    sortBy: (row) => toneRank(componentTone(statusOf(row) ?? '')),
    render: (row) => <Status tone={componentTone(statusOf(row) ?? '')} label={labelOf(row)} stale={stale} />,
  };
}

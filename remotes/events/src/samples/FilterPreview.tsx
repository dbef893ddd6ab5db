import { jobQueries } from '@console/api-client/jobs';
import type { ItemFilter } from '@console/api-client/publishers';
import { useResource } from '@console/api-client/react';
import { Button } from '@console/design/button';
import { RefreshIcon } from '@console/design/icons';
import { type Translate, useMessages } from '@console/design/messages';
import { Skeleton } from '@console/design/progress';
import { Status } from '@console/design/status';
import { type Column, Table } from '@console/design/table';
import { DateTime } from '@console/design/time';
import { FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type FilterReason, filterReasons, type Observation } from './itemFilter';
import { lastObservationsQuery } from './observations';

/** An observation, and what the filter makes of it. */
interface JudgedObservation extends Observation {
  readonly key: string;
  readonly reasons: readonly FilterReason[];
}

interface FilterPreviewProps {
  readonly messageTypes: readonly string[];
  /** @defaultValue every item is let through */
  readonly filter: ItemFilter | undefined;
}

/** Which of the last observations of items the filter would let through, and why it would not the others. */
export function FilterPreview({ messageTypes, filter }: FilterPreviewProps) {
  const translate = useMessages();
  if (!messageTypes.includes('ITEM')) return <p>{translate('samples.filter.noItems')}</p>;
  return <Observations filter={filter ?? everything} />;
}

const everything: ItemFilter = {};

function Observations({ filter }: { readonly filter: ItemFilter }) {
  const translate = useMessages();
  const observations = useQuery(useResource(lastObservationsQuery));
  const jobs = useQuery(useResource(jobQueries).list());
  const { data } = observations;
  const rows = useMemo(() => {
    const names = new Map(jobs.data?.rows.map(({ id, name }) => [id, name]));
    return data?.map((row, at): JudgedObservation => {
      const known = { ...row, jobName: names.get(row.jobId ?? '') };
      return { ...known, key: String(at), reasons: filterReasons(filter, known) };
    });
  }, [data, jobs.data, filter]);
  const columns = useMemo(() => observationColumns(translate), [translate]);
  const sent = rows?.filter(({ reasons }) => reasons.length === 0).length ?? 0;
  return (
    <>
      <FailedQueries queries={[observations, jobs]} text={translate('samples.filter.error')} />
      {observations.isPending && <Skeleton label={translate('samples.filter.loading')} lines={3} />}
      {rows?.length === 0 && <p>{translate('samples.filter.none')}</p>}
      {rows !== undefined && rows.length > 0 && (
        <>
          <p role="status">{translate('samples.filter.summary', { sent, count: rows.length })}</p>
          <Table
            label={translate('samples.filter')}
            id="publishers.filter"
            name="observations"
            rows={rows}
            columns={columns}
            rowKey={rowKey}
            initialSort="outcome"
          />
        </>
      )}
      <p>
        <Button
          icon={<RefreshIcon />}
          size="small"
          pending={observations.isFetching}
          onClick={() => observations.refetch()}
        >
          {translate('samples.filter.refresh')}
        </Button>
      </p>
    </>
  );
}

const rowKey = ({ key }: JudgedObservation) => key;

const outcomeOf = ({ reasons }: JudgedObservation) => (reasons.length === 0 ? 'sent' : 'withheld');

const wayOf = ({ fromZone = '–', toZone = '–' }: Observation) => `${fromZone} → ${toZone}`;

/** Why one is not sent, each in a sentence. */
export const describeReasons = (reasons: readonly FilterReason[], translate: Translate): string =>
  reasons
    .map(({ setting, wanted, found }) =>
      translate(`samples.reason.${setting}`, { wanted, found: found || translate('samples.reason.nothing') }),
    )
    .join(' ');

function observationColumns(translate: Translate): readonly Column<JudgedObservation>[] {
  return [
    { key: 'epc', title: translate('samples.filter.epc'), kind: 'name', value: ({ epc }) => epc },
    {
      key: 'outcome',
      title: translate('samples.filter.outcome'),
      kind: 'status',
      filter: 'choice',
      value: (row) => translate(`samples.filter.${outcomeOf(row)}`),
      render: (row) => (
        <Status
          tone={outcomeOf(row) === 'sent' ? 'success' : 'neutral'}
          label={translate(`samples.filter.${outcomeOf(row)}`)}
        />
      ),
    },
    {
      key: 'reason',
      title: translate('samples.filter.reason'),
      kind: 'text',
      least: 14,
      priority: 1,
      value: ({ reasons }) => describeReasons(reasons, translate),
    },
    {
      key: 'way',
      title: translate('samples.filter.way'),
      kind: 'text',
      least: 12,
      value: wayOf,
      priority: 3,
    },
    {
      key: 'time',
      title: translate('samples.filter.time'),
      kind: 'date',
      value: ({ observationTime }) => observationTime,
      render: ({ observationTime }) => <DateTime value={observationTime} />,
      priority: 3,
    },
  ];
}

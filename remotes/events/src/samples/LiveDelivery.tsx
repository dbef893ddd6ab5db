import { type HistoryRow, itemStream } from '@console/api-client/items';
import { jobQueries } from '@console/api-client/jobs';
import type { Publisher } from '@console/api-client/publishers';
import { useResource } from '@console/api-client/react';
import { DescriptionList } from '@console/design/card';
import { LiveTable } from '@console/design/live';
import { type Translate, useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { Code, Status } from '@console/design/status';
import { useStore } from '@console/design/store';
import type { Column } from '@console/design/table';
import { DateTime } from '@console/design/time';
import { LiveNotice, useLiveBuffer } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '../paths';
import { destinationOf } from './address';
import { describeReasons } from './FilterPreview';
import { type FilterReason, filterReasons } from './itemFilter';

interface LiveDeliveryProps {
  /** Publishers of one broker. Keep their identity. */
  readonly publishers: readonly Publisher[];
  readonly brokerType: string;
}

/** An observation as one publisher takes it. */
interface JudgedObservation {
  readonly publisher: Publisher;
  readonly observation: HistoryRow;
  /** Why it is not sent; none when it is. */
  readonly reasons: readonly FilterReason[];
}

/** Observations that are listed. */
const keep = 100;

const kindOf = ({ publisher, reasons }: Pick<JudgedObservation, 'publisher' | 'reasons'>) =>
  `${publisher.id} ${reasons.length === 0 ? 'sent' : 'withheld'}`;

const sendsItems = ({ messageTypes }: Publisher) => messageTypes.includes('ITEM');

/** Item messages that publishers would send, as the items move: each with its address, and how many so far. */
export function LiveDelivery({ publishers, brokerType }: LiveDeliveryProps) {
  const translate = useMessages();
  const sending = useMemo(() => publishers.filter(sendsItems), [publishers]);
  if (sending.length === 0) return <p>{translate('samples.live.noItems')}</p>;
  return <Moves publishers={sending} brokerType={brokerType} />;
}

function Moves({ publishers, brokerType }: LiveDeliveryProps) {
  const translate = useMessages();
  const jobs = useQuery(useResource(jobQueries).list());
  const names = useMemo(() => new Map(jobs.data?.rows.map(({ id, name }) => [id, name])), [jobs.data]);
  const { buffer, connection, problem, unreadable } = useLiveBuffer(itemStream({}), {
    keep,
    kindOf,
    valuesOf: (row: HistoryRow): readonly JudgedObservation[] =>
      publishers.map((publisher) => ({
        publisher,
        observation: row,
        reasons: filterReasons(publisher.filters.item ?? {}, { ...row, jobName: names.get(row.jobId ?? '') }),
      })),
  });
  const columns = useMemo(
    () => moveColumns(publishers.length > 1, brokerType, translate),
    [publishers, brokerType, translate],
  );
  const label = translate('samples.live.moves');
  const { counts } = useStore(buffer);
  return (
    <>
      <LiveNotice label={label} problem={problem} unreadable={unreadable} />
      <p>{translate('samples.live.text')}</p>
      <DescriptionList
        items={publishers.map((publisher) => ({
          label: publisher.name,
          value: translate('samples.live.counts', {
            sent: counts[kindOf({ publisher, reasons: [] })] ?? 0,
            withheld: counts[`${publisher.id} withheld`] ?? 0,
          }),
        }))}
      />
      <LiveTable
        label={label}
        name="moves"
        buffer={buffer}
        connection={connection}
        columns={columns}
        empty={translate('samples.live.none')}
      />
    </>
  );
}

const addressOf = (publisher: Publisher, brokerType: string) =>
  destinationOf(brokerType, publisher)?.addresses.find(({ messageType }) => messageType === 'ITEM')?.text;

function moveColumns(
  several: boolean,
  brokerType: string,
  translate: Translate,
): readonly Column<JudgedObservation>[] {
  return [
    {
      key: 'time',
      title: translate('samples.filter.time'),
      kind: 'date',
      value: ({ observation }) => observation.observationTime,
      render: ({ observation }) => <DateTime value={observation.observationTime} />,
    },
    ...(several
      ? [
          {
            key: 'publisher',
            title: translate('samples.live.publisher'),
            kind: 'name',
            value: ({ publisher }: JudgedObservation) => publisher.name,
            render: ({ publisher: { id, name } }: JudgedObservation, { tabIndex }: { tabIndex: number }) => (
              <Link to={paths.publishers.publisher(id)} tabIndex={tabIndex}>
                {name}
              </Link>
            ),
          } as const,
        ]
      : []),
    {
      key: 'epc',
      title: translate('samples.filter.epc'),
      kind: 'text',
      value: ({ observation }) => observation.epc,
      render: ({ observation }) => <Code code={observation.epc} words={observation.epc} />,
    },
    {
      key: 'outcome',
      title: translate('samples.filter.outcome'),
      kind: 'status',
      value: ({ reasons }) =>
        translate(reasons.length === 0 ? 'samples.filter.sent' : 'samples.filter.withheld'),
      render: ({ reasons }) => (
        <Status
          tone={reasons.length === 0 ? 'success' : 'neutral'}
          label={translate(reasons.length === 0 ? 'samples.filter.sent' : 'samples.filter.withheld')}
        />
      ),
    },
    {
      key: 'address',
      title: translate('samples.live.address'),
      kind: 'text',
      least: 14,
      value: ({ publisher, reasons }) =>
        reasons.length === 0 ? addressOf(publisher, brokerType) : describeReasons(reasons, translate),
    },
  ];
}

import { type HealthEvent, healthEventQueries } from '@console/api-client/health-events';
import { useResource } from '@console/api-client/react';
import { DataAge } from '@console/design/banner';
import { IconLink } from '@console/design/button';
import { Card } from '@console/design/card';
import { FileIcon } from '@console/design/icons';
import { type Translate, useMessages } from '@console/design/messages';
import { useSearchParams } from '@console/design/router';
import { type Column, Table } from '@console/design/table';
import { DateTime, useFormatDateTime } from '@console/design/time';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { systemLogAround, writeLogAddress } from '../logs/viewer/logSources';
import { paths } from '../paths';
import { eventText } from './metrics';

const rowKey = ({ id }: HealthEvent) => id;

/**
 * Card of past and present faults of the host [HEALTH-09]; five calls in a row that fail end the poll [HEALTH-11]. The
 * fault of the moment that the address leads to (`at`) is marked, and each leads to the log of the host at its time.
 */
export function EventsCard() {
  const translate = useMessages();
  const { data, isPending, isError, dataUpdatedAt, refetch } = useQuery(
    useResource(healthEventQueries).ofComponent('HOST'),
  );
  const at = useSearchParams()[0].get('at');
  const columns = useMemo(() => eventColumns(translate), [translate]);
  const formatTime = useFormatDateTime();
  const rowName = useCallback(
    ({ code, eventTime }: HealthEvent) => [eventText(code, translate), formatTime(eventTime)].join(' '),
    [formatTime, translate],
  );
  return (
    <Card title={translate('health.events')}>
      <Table
        simple
        label={translate('health.events')}
        name="events"
        rows={data?.rows}
        columns={columns}
        rowKey={rowKey}
        rowName={rowName}
        initialSort="-eventTime"
        marked={data?.rows.find(({ eventTime }) => eventTime === at)?.id}
        empty={translate('health.events.none')}
        loading={isPending}
        unreadable={data?.unreadable.length}
        error={
          isError
            ? {
                title: translate('health.events.error'),
                detail: data && <DataAge asOf={dataUpdatedAt} />,
              }
            : undefined
        }
        onRetry={() => void refetch()}
      />
    </Card>
  );
}

const eventColumns = (translate: Translate): readonly Column<HealthEvent>[] => [
  {
    key: 'code',
    title: translate('health.events.code'),
    kind: 'text',
    priority: 0,
    value: ({ code }) => eventText(code, translate),
    render: ({ code }) => <span title={code}>{eventText(code, translate)}</span>,
  },
  {
    key: 'eventTime',
    title: translate('health.events.time'),
    kind: 'date',
    priority: 1,
    value: ({ eventTime }) => eventTime,
    render: ({ eventTime }) => <DateTime value={eventTime} />,
  },
  {
    key: 'eventEndTime',
    title: translate('health.events.end'),
    kind: 'date',
    value: ({ eventEndTime }) => eventEndTime,
    render: ({ eventEndTime }) => <DateTime value={eventEndTime} />,
  },
  {
    key: 'actions',
    title: translate('health.events.actions'),
    kind: 'actions',
    width: 5,
    render: ({ code, eventTime }, { tabIndex }) => (
      <IconLink
        size="small"
        tabIndex={tabIndex}
        icon={<FileIcon />}
        label={translate('health.events.log', { event: eventText(code, translate) })}
        to={`${paths.logs.viewer()}?${writeLogAddress(systemLogAround(eventTime), { at: Date.parse(eventTime), search: code })}`}
      />
    ),
  },
];

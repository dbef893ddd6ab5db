import { healthEventQueries } from '@console/api-client/health-events';
import { useResource, useServiceClient } from '@console/api-client/react';
import { Card, CardList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Skeleton } from '@console/design/progress';
import { Status } from '@console/design/status';
import { LoadNotice } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { readerNews } from './readerTroubles';
import { TimeAgo } from './TimeAgo';
import { useReadersBeside } from './useReadersBeside';

const hour = 3_600_000;

/** Stretch of time that the card is about, in milliseconds. */
const week = 7 * 24 * hour;

/** Time for which the events of all readers are taken as they are, in milliseconds: readers are opened one after the other. */
const freshFor = 60_000;

/** Troubles of a reader in the last seven days, part by part, and which readers of its network went away with it. */
export function ReaderWeekCard({ name }: { readonly name: string }) {
  const translate = useMessages();
  const client = useServiceClient();
  // Whole hours: the pages of several readers ask the same.
  const [since] = useState(() => {
    const now = Date.now() + (client.clockDifference() ?? 0);
    return new Date(Math.floor((now - week) / hour) * hour).toISOString();
  });
  const events = useQuery({
    ...useResource(healthEventQueries).ofReadersSince(since),
    staleTime: freshFor,
  });
  const { data: readers, isPending } = useReadersBeside();
  const { data } = events;
  const lines = useMemo(() => {
    // Without addresses the troubles are told all the same.
    if (!data || isPending) return undefined;
    const addresses = new Map(readers?.rows.map((reader) => [reader.name, reader.address]));
    return readerNews(data.events, (reader) => addresses.get(reader), translate).filter(
      (line) => line.name === name,
    );
  }, [data, readers, isPending, name, translate]);
  return (
    <Card title={translate('definitions.week')}>
      {events.isError && !data && (
        <LoadNotice text={translate('definitions.week.error')} onRetry={events.refetch} />
      )}
      {!lines && !events.isError && <Skeleton label={translate('page.loading')} lines={2} />}
      {lines?.length === 0 && <p>{translate('definitions.week.none')}</p>}
      {lines && lines.length > 0 && (
        <CardList
          items={lines.map(({ key, text, tone, at, until }) => ({
            key,
            title: <Status tone={tone} label={text} />,
            detail: <TimeAgo value={at ?? until} />,
          }))}
        />
      )}
      {data?.nextPageMarker !== undefined && (
        <p>{translate('readerNews.cut', { count: data.events.length })}</p>
      )}
    </Card>
  );
}

import { healthEventQueries } from '@console/api-client/health-events';
import { useResource, useServiceClient } from '@console/api-client/react';
import { LinkButton } from '@console/design/button';
import { Card, CardList } from '@console/design/card';
import { FileIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Skeleton } from '@console/design/progress';
import { Status } from '@console/design/status';
import { paths } from '@console/remote/contract';
import { FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { lastDrop, readerNews } from './readerTroubles';
import { TimeAgo } from './TimeAgo';
import { useReadersBeside } from './useReadersBeside';

const hour = 3_600_000;

/** Stretch of time that the card is about, in milliseconds. */
const week = 7 * 24 * hour;

/** Time for which the events of all readers are taken as they are, in milliseconds: readers are opened one after the other. */
const freshFor = 60_000;

/** Text that the log around a drop is searched for: lines about connections have it, lost and made ones. */
const soughtInLog = 'connect';

/**
 * Troubles of a reader in the last seven days, part by part, and which readers of its network went away with
 * it; one click leads to its log around the last loss of its connection.
 */
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
  const drop = data && lastDrop(data.events, name);
  return (
    <Card
      title={translate('definitions.week')}
      actions={
        drop !== undefined && (
          <LinkButton
            size="small"
            icon={<FileIcon />}
            to={`${paths.logs.readers()}?${new URLSearchParams({ reader: name, at: drop, search: soughtInLog })}`}
            // Who opens the address in another way is asked first.
            state={{ collect: true }}
          >
            {translate('definitions.week.log')}
          </LinkButton>
        )
      }
    >
      <FailedQueries queries={[events]} text={translate('definitions.week.error')} />
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

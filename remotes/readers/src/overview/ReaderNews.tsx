import { healthEventQueries } from '@console/api-client/health-events';
import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { useMessages } from '@console/design/messages';
import { NewsLines } from '@console/remote/records';
import { NewsContext } from '@console/remote/services';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { readerNews } from '../definitions/readerTroubles';

/** Readers that went and came back, and their other troubles, by the events that they reported. */
export function ReaderNews() {
  const translate = useMessages();
  const { since } = use(NewsContext);
  const query = useQuery(useResource(healthEventQueries).ofReadersSince(since));
  const definitions = useQuery(useResource(readerDefinitionQueries).list());
  const { data } = query;
  const { data: readers, isPending } = definitions;
  const lines = useMemo(() => {
    // Without addresses the lines are told all the same.
    if (!data || isPending) return undefined;
    const addresses = new Map(readers?.rows.map(({ name, address }) => [name, address]));
    return readerNews(data.events, (name) => addresses.get(name), translate);
  }, [data, readers, isPending, translate]);
  return (
    <NewsLines
      lines={lines}
      queries={[query]}
      model="health-event"
      note={
        data?.nextPageMarker === undefined
          ? undefined
          : translate('readerNews.cut', { count: data.events.length })
      }
    />
  );
}

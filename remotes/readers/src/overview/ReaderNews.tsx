import { healthEventQueries } from '@console/api-client/health-events';
import { useResource } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { NewsLines } from '@console/remote/records';
import { NewsContext } from '@console/remote/services';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { readerNews } from './readerTroubles';

/** Readers that went and came back, and their other troubles, by the events that they reported. */
export function ReaderNews() {
  const translate = useMessages();
  const { since } = use(NewsContext);
  const query = useQuery(useResource(healthEventQueries).ofReadersSince(since));
  const { data } = query;
  const lines = useMemo(() => data && readerNews(data.events, translate), [data, translate]);
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

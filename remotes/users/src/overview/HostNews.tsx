import { healthEventQueries } from '@console/api-client/health-events';
import { useResource } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { NewsLines } from '@console/remote/records';
import { NewsContext } from '@console/remote/services';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { hostNews } from './crossedLimits';

/** Limits that the host of the service crossed. */
export function HostNews() {
  const translate = useMessages();
  const { since } = use(NewsContext);
  // The page of the host waits for five failed calls, a minute and more; news say at once that they are not to be had.
  const query = useQuery({ ...useResource(healthEventQueries).ofComponent('HOST'), retry: false });
  const { data } = query;
  const lines = useMemo(() => data && hostNews(data.rows, since, translate), [data, since, translate]);
  return <NewsLines lines={lines} queries={[query]} model="health-event" />;
}

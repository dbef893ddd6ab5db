import { jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { NewsLines } from '@console/remote/records';
import { NewsContext } from '@console/remote/services';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { jobNews } from './endedJobs';

/** Jobs that ended or failed. */
export function JobNews() {
  const translate = useMessages();
  const { since } = use(NewsContext);
  const query = useQuery(useResource(jobQueries).list());
  const { data } = query;
  const lines = useMemo(() => data && jobNews(data.rows, since, translate), [data, since, translate]);
  return <NewsLines lines={lines} queries={[query]} model="job" />;
}

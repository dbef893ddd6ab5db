import { brokerQueries } from '@console/api-client/brokers';
import { useResource } from '@console/api-client/react';
import { usePersistentState } from '@console/design/preferences';
import { NewsLines } from '@console/remote/records';
import { NewsContext, type NewsLine } from '@console/remote/services';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { reachOf, readTests } from '../brokers/connectionTests';
import { paths } from '../paths';

/** Brokers whose last test in this browser failed: the service tells nothing of deliveries itself. */
export function BrokerNews() {
  const { since } = use(NewsContext);
  const query = useQuery(useResource(brokerQueries).list());
  const [tests] = usePersistentState('events.connectionTests', readTests);
  const { data } = query;
  const lines = useMemo(
    () =>
      data &&
      reachOf(data.rows, tests).flatMap(({ broker: { id, name }, reach, last }): NewsLine[] => {
        if (reach !== 'failed' || !last || last.at < Date.parse(since)) return [];
        const at = new Date(last.at).toISOString();
        return [{ key: id, at, tone: 'danger', name, to: paths.brokers.broker(id), text: last.reason ?? '' }];
      }),
    [data, tests, since],
  );
  return <NewsLines lines={lines} queries={[query]} model="broker" />;
}

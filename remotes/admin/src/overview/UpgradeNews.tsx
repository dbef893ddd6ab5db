import { useResource } from '@console/api-client/react';
import { upgradeQueries } from '@console/api-client/upgrades';
import { useMessages } from '@console/design/messages';
import { NewsLines } from '@console/remote/records';
import { NewsContext } from '@console/remote/services';
import { useQuery } from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { upgradeNews } from './upgradeResults';

/** Upgrades that moved on, with the readers that failed. */
export function UpgradeNews() {
  const translate = useMessages();
  const { since } = use(NewsContext);
  const query = useQuery(useResource(upgradeQueries).list());
  const { data } = query;
  const lines = useMemo(() => data && upgradeNews(data.rows, since, translate), [data, since, translate]);
  return <NewsLines lines={lines} queries={[query]} model="upgrade" />;
}

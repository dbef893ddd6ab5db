import { dataQueries } from '@console/api-client/items';
import { useResource } from '@console/api-client/react';
import { thresholdQueries } from '@console/api-client/thresholds';
import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { DateTime } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { LoadNotice, useQueryPages } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { rowKey } from '../results/rowKey';
import itemCss from './item.css';

/** The thresholds that an item has crossed, page by page. */
export function CrossingsCard({ epc }: { readonly epc: string }) {
  useStyles(itemCss);
  const translate = useMessages();
  const found = useQueryPages(
    useResource(dataQueries).transitionsOf(epc),
    translate('data.entity.transitions'),
  );
  const thresholds = useQuery({ ...useResource(thresholdQueries).list(), refetchInterval: false });
  const crossed = found.rows?.filter((row) => row.epc === epc);
  const nameOf = (id: string) => thresholds.data?.rows.find((each) => String(each.id) === id)?.name ?? id;
  return (
    <Card title={translate('data.item.crossings')}>
      {found.error && <LoadNotice text={found.error.title} onRetry={found.retry} />}
      {found.loading && <p role="status">{translate('page.loading')}</p>}
      {crossed?.length === 0 && !found.hasMore && <p>{translate('data.item.crossings.none')}</p>}
      <ul className="item__list">
        {crossed?.map((row) => (
          <li key={rowKey(row)}>
            {row.thresholdId === undefined ? (
              <span>–</span>
            ) : (
              <Link to={paths.thresholds.threshold(row.thresholdId)}>{nameOf(row.thresholdId)}</Link>
            )}
            <span>{row.destination}</span>
            <DateTime value={row.creationTime} />
          </li>
        ))}
      </ul>
      {found.hasMore && (
        <Button pending={found.loadingMore} onClick={found.loadMore}>
          {translate('data.item.crossings.more')}
        </Button>
      )}
    </Card>
  );
}

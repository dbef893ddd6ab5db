import type { Transition } from '@console/api-client/items';
import { Button } from '@console/design/button';
import { Card } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import type { QueryResults } from '@console/design/query';
import { Link } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { DateTime } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { LoadNotice } from '@console/remote/records';
import { rowKey } from '../results/rowKey';
import itemCss from './item.css';
import { useThresholdName } from './names';

interface CrossingsCardProps {
  /** As they are loaded, page by page. */
  readonly found: QueryResults<Transition>;
  /** Those of the item. */
  readonly crossed: readonly Transition[] | undefined;
}

/** As in the way of the item. */
const latestFirst = ({ creationTime: one = '' }: Transition, { creationTime: other = '' }: Transition) =>
  other.localeCompare(one);

/** The thresholds that an item has crossed. */
export function CrossingsCard({ found, crossed }: CrossingsCardProps) {
  useStyles(itemCss);
  const translate = useMessages();
  const nameOf = useThresholdName();
  return (
    <Card title={translate('data.item.crossings')}>
      {found.error && (
        <LoadNotice text={found.error.title} onRetry={found.retry}>
          {found.error.detail}
        </LoadNotice>
      )}
      {found.loading && <p role="status">{translate('page.loading')}</p>}
      {crossed?.length === 0 && !found.hasMore && <p>{translate('data.item.crossings.none')}</p>}
      <ul className="item__list item__list--crossings">
        {crossed?.toSorted(latestFirst).map((row) => (
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

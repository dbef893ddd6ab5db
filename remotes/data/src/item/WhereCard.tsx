import type { Item } from '@console/api-client/items';
import { Card, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { DateTime } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { ZoneName } from './ZoneName';

/** Where an item is, as each job that sees it says. */
export function WhereCard({ items }: { readonly items: readonly Item[] }) {
  const translate = useMessages();
  return (
    <Card title={translate('data.item.now')}>
      {items.length === 0 && <p>{translate('data.item.now.none')}</p>}
      {items.map((item, index) => (
        <DescriptionList
          key={item.jobId ?? index}
          items={[
            { label: translate('data.column.zone'), value: <ZoneName zone={item.zone} /> },
            { label: translate('data.column.facility'), value: item.facility },
            { label: translate('data.column.floor'), value: item.floor },
            { label: translate('data.item.coordinates'), value: <Coordinates item={item} /> },
            {
              label: translate('data.column.lastModifiedTime'),
              value: <DateTime value={item.lastModifiedTime} />,
            },
            {
              label: translate('data.column.jobId'),
              value: item.jobId && <Link to={paths.jobs.job(item.jobId)}>{item.jobId}</Link>,
            },
          ]}
        />
      ))}
    </Card>
  );
}

function Coordinates({ item: { xLocation: x, yLocation: y } }: { readonly item: Item }) {
  const translate = useMessages();
  return x === undefined || y === undefined ? '–' : translate('data.item.coordinates.value', { x, y });
}

import { dataQueries } from '@console/api-client/items';
import type { Job } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { Card, DescriptionList } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Skeleton } from '@console/design/progress';
import { Link } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { FailedQueries } from '@console/remote/records';
import { useIsInstalled } from '@console/remote/services';
import { useInfiniteQuery } from '@tanstack/react-query';
import { itemsByZone } from './job.results';

/** More zones than this are summed up. */
const namedZones = 8;

/** Names of the service for places that are no zones. */
const places = { none: 'noZone', FACILITY: 'facility', ABSENT: 'absent' } as const;

interface ResultsCardProps {
  readonly job: Pick<Job, 'id'>;
}

/** Results of a job: the items it has seen, by zone, and the way to them. */
export function ResultsCard({ job: { id } }: ResultsCardProps) {
  const translate = useMessages();
  const items = useInfiniteQuery({
    ...useResource(dataQueries).items({ jobIds: [id] }),
    // Another look at the job is another look at what it has seen meanwhile.
    refetchOnMount: 'always',
  });
  const { data, isPending, hasNextPage } = items;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const zones = itemsByZone(rows);
  const others = zones.slice(namedZones).reduce((sum, { count }) => sum + count, 0);
  const counted = (count: number) => translate('jobs.results.count', { count });
  const placeOf = (zone = 'none') =>
    zone in places ? translate(`jobs.results.${places[zone as keyof typeof places]}`) : zone;
  return (
    <Card title={translate('jobs.results')}>
      <FailedQueries queries={[items]} text={translate('jobs.results.error')} />
      {isPending && !items.isError && <Skeleton label={translate('jobs.results.loading')} lines={3} />}
      {data && rows.length === 0 && <p>{translate('jobs.results.none')}</p>}
      {rows.length > 0 && (
        <>
          <p>
            {translate(hasNextPage ? 'jobs.results.seenOrMore' : 'jobs.results.seen', { count: rows.length })}
          </p>
          <DescriptionList
            items={[
              ...zones.slice(0, namedZones).map(({ zone, count }) => ({
                label: placeOf(zone),
                value: counted(count),
              })),
              ...(others > 0
                ? [{ label: translate('jobs.results.otherZones'), value: counted(others) }]
                : []),
            ]}
          />
        </>
      )}
      {rows.length > 0 && <ItemsLink id={id} />}
    </Card>
  );
}

function ItemsLink({ id }: { readonly id: string }) {
  const translate = useMessages();
  if (!useIsInstalled('data')) return <p>{translate('jobs.results.notInstalled')}</p>;
  return (
    <p>
      <Link to={`${paths.data()}?type=items&jobIds=${encodeURIComponent(id)}&asked=true`}>
        {translate('jobs.results.open')}
      </Link>
    </p>
  );
}

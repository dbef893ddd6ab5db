import type { HistoryRow, Item } from '@console/api-client/items';
import { jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { zoneMapQueries } from '@console/api-client/zone-maps';
import { Card } from '@console/design/card';
import { formatList } from '@console/design/language';
import { useMessages } from '@console/design/messages';
import { Link } from '@console/design/router';
import { useStyles } from '@console/design/theme';
import { DateTime } from '@console/design/time';
import { paths } from '@console/remote/contract';
import { FailedQueries } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import itemCss from './item.css';
import { useJobName } from './names';
import { jobsOf, readersOfZones, zonesOf } from './seenBy';

interface SeenByCardProps {
  readonly items: readonly Item[];
  /** Loaded part of its history. */
  readonly rows: readonly HistoryRow[];
}

/** More jobs or readers than these are not listed: they are in the observations. */
const mostListed = 10;

/** The jobs that saw an item, and the readers of the zones it was seen in. */
export function SeenByCard({ items, rows }: SeenByCardProps) {
  useStyles(itemCss);
  const translate = useMessages();
  const once = { refetchInterval: false } as const;
  const jobList = useQuery({ ...useResource(jobQueries).list(), ...once });
  const definitions = useQuery({ ...useResource(readerDefinitionQueries).list(), ...once });
  const zoneMaps = useQuery({ ...useResource(zoneMapQueries).list(), ...once });
  const jobs = useMemo(() => jobsOf(items, rows), [items, rows]);
  const readers = useMemo(
    () => readersOfZones(zonesOf(items, rows), definitions.data?.rows ?? [], zoneMaps.data?.rows ?? []),
    [items, rows, definitions.data, zoneMaps.data],
  );
  const nameOf = useJobName();
  const more = (count: number) =>
    count > mostListed && <p>{translate('data.item.more.count', { count: count - mostListed })}</p>;
  return (
    <Card title={translate('data.item.seenBy')}>
      <FailedQueries queries={[jobList, definitions, zoneMaps]} text={translate('data.item.seenBy.error')} />
      <h3 className="item__heading">{translate('data.item.jobs')}</h3>
      {jobs.length === 0 && <p>{translate('data.item.jobs.none')}</p>}
      <ul className="item__list">
        {jobs.slice(0, mostListed).map(({ jobId, last }) => (
          <li key={jobId}>
            <Link to={paths.jobs.job(jobId)}>{nameOf(jobId)}</Link>
            {last !== undefined && <DateTime value={last} />}
          </li>
        ))}
      </ul>
      {more(jobs.length)}
      <h3 className="item__heading">{translate('data.item.readers')}</h3>
      <p>{translate(readers.length === 0 ? 'data.item.readers.none' : 'data.item.readers.explained')}</p>
      <ul className="item__list">
        {readers.slice(0, mostListed).map(({ name, zones }) => (
          <li key={name}>
            <Link to={paths.readers.definitions.definition(name)}>{name}</Link>
            <span>{formatList(zones)}</span>
          </li>
        ))}
      </ul>
      {more(readers.length)}
    </Card>
  );
}

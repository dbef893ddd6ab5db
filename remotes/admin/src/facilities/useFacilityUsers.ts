import type { ListAnswer } from '@console/api-client';
import type { Facility } from '@console/api-client/facilities';
import { isActive, jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { readerDefinitionQueries } from '@console/api-client/reader-definitions';
import { thresholdQueries } from '@console/api-client/thresholds';
import { zoneMapQueries } from '@console/api-client/zone-maps';
import { type KeyEnd, useMessages } from '@console/design/messages';
import { paths } from '@console/remote/contract';
import type { RecordUser } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';

/**
 * Records that use a facility, counted by kind since there may be thousands: the service does not delete one that has
 * any.
 *
 * @returns undefined while not all of it is known; the service then decides
 */
export function useFacilityUsers({ name }: Facility): readonly RecordUser[] | undefined {
  const translate = useMessages();
  const readers = useQuery(useResource(readerDefinitionQueries).list());
  const zoneMaps = useQuery(useResource(zoneMapQueries).list());
  const thresholds = useQuery(useResource(thresholdQueries).list());
  const jobs = useQuery(useResource(jobQueries).list());
  if (!readers.data || !zoneMaps.data || !thresholds.data || !jobs.data) return undefined;

  const here = <Row extends { readonly facility?: string }>({ rows }: ListAnswer<Row>) =>
    rows.filter(({ facility }) => facility === name).length;
  const active = jobs.data.rows.filter((job) => isActive(job) && job.facilities.includes(name)).length;
  const filtered = (list: string) => `${list}?${new URLSearchParams({ 'filter.facility': name })}`;
  const counted: { key: KeyEnd<'facilities.uses'>; count: number; to: string }[] = [
    { key: 'readers', count: here(readers.data), to: filtered(paths.readers.definitions.list()) },
    { key: 'zoneMaps', count: here(zoneMaps.data), to: filtered(paths.zoneMaps.list()) },
    { key: 'thresholds', count: here(thresholds.data), to: filtered(paths.thresholds.list()) },
    { key: 'jobs', count: active, to: paths.jobs.list() },
  ];
  return counted
    .filter(({ count }) => count > 0)
    .map(({ key, count, to }) => ({ name: translate(`facilities.uses.${key}`, { count }), to }));
}

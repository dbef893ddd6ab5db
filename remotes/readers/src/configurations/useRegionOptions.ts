import { useResource } from '@console/api-client/react';
import { type Channel, readerConfigurationQueries } from '@console/api-client/reader-configurations';
import { useQuery } from '@tanstack/react-query';

/** Query for the limits of the readers' region; a failure is an alert [CONFIG-32]. */
export function useRegionOptions() {
  const query = useResource(readerConfigurationQueries).regionOptions();
  return useQuery({ ...query, meta: { ...query.meta, alert: 'always' } });
}

const noChannels: readonly Channel[] = [];

/**
 * The channels of the region, all bands together, for the numbers beside frequencies; without them frequencies stand
 * alone, which is nothing to be told.
 */
export function useChannels(): readonly Channel[] {
  const { data } = useQuery(useResource(readerConfigurationQueries).regionOptions());
  return data ? [data, ...Object.values(data.regulations)].flatMap(({ channels }) => channels) : noChannels;
}

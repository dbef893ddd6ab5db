import { useResource } from '@console/api-client/react';
import { type Channel, readerConfigurationQueries } from '@console/api-client/reader-configurations';
import { shownByPage } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';

/** What the region of the readers allows; a failure is an alert [CONFIG-32]. */
export const useRegionOptions = () => useQuery(useResource(readerConfigurationQueries).regionOptions());

const none: readonly Channel[] = [];

/**
 * The channels of the region, all bands together, for the numbers beside frequencies; without them frequencies stand
 * alone, which is nothing to be told.
 */
export function useChannels(): readonly Channel[] {
  const { data } = useQuery(shownByPage(useResource(readerConfigurationQueries).regionOptions()));
  return data ? [data, ...Object.values(data.regulations)].flatMap(({ channels }) => channels) : none;
}

import { useResource } from '@console/api-client/react';
import { antennaConfigurationQueries } from '@console/api-client/threshold-antenna-configurations';
import { useQuery } from '@tanstack/react-query';

/** The antenna configurations, from which thresholds choose; undefined while they are not known. */
export function useAntennaConfigurations() {
  const query = useQuery(useResource(antennaConfigurationQueries).list());
  return { query, configurations: query.data?.rows };
}

import { jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { thresholdQueries } from '@console/api-client/thresholds';
import { useQuery } from '@tanstack/react-query';

/** Query options for names on the page of an item, which are asked for once. */
const once = { refetchInterval: false } as const;

/** The name of a job by its id; the id until it is known. */
export function useJobName(): (id: string) => string {
  const { data } = useQuery({ ...useResource(jobQueries).list(), ...once });
  return (id) => data?.rows.find((job) => job.id === id)?.name ?? id;
}

/** The name of a threshold by its id; the id until it is known. */
export function useThresholdName(): (id: string) => string {
  const { data } = useQuery({ ...useResource(thresholdQueries).list(), ...once });
  return (id) => data?.rows.find((threshold) => String(threshold.id) === id)?.name ?? id;
}

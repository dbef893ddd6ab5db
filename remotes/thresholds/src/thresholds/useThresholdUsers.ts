import { useResource } from '@console/api-client/react';
import { recipeQueries } from '@console/api-client/recipes';
import { paths } from '@console/remote/contract';
import type { RecordUser } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { jobName, type WatchedThreshold } from './runningJobs';
import { useRunningJobs } from './useRunningJobs';

/**
 * The recipes that name a threshold, and the running jobs that watch it although their recipe does not: its default
 * reader configuration is for thresholds. These go on without it.
 */
export function useThresholdUsers(threshold: WatchedThreshold): readonly RecordUser[] | undefined {
  const { data } = useQuery(useResource(recipeQueries).list());
  const { runningJobs } = useRunningJobs();
  if (!data) return undefined;
  const recipes = data.rows
    .filter(({ thresholdIds }) => thresholdIds.includes(threshold.id))
    .map(({ name }) => name);
  const jobs = runningJobs(threshold);
  if (!jobs && recipes.length === 0) return undefined;
  return [
    ...recipes.map((name) => ({ name, to: paths.recipes.recipe(name) })),
    ...(jobs ?? [])
      .filter(({ recipeName }) => !recipes.includes(recipeName))
      .map((job) => ({ name: jobName(job), to: paths.jobs.job(job.id), optional: true })),
  ];
}

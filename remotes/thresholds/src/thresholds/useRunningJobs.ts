import { type Job, jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import { readerConfigurationQueries } from '@console/api-client/reader-configurations';
import { recipeQueries } from '@console/api-client/recipes';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { jobsWatching, type WatchedThreshold } from './runningJobs';

/** Which running jobs watch a threshold, by what is known now; undefined while nobody can say whether any does. */
export function useRunningJobs() {
  const jobs = useQuery(useResource(jobQueries).list());
  const recipes = useQuery(useResource(recipeQueries).list());
  const configurations = useQuery(useResource(readerConfigurationQueries).list());
  const context = useMemo(() => {
    const operations = new Map(configurations.data?.rows.map(({ name, operation }) => [name, operation]));
    return {
      jobs: jobs.data?.rows ?? [],
      recipes: recipes.data?.rows ?? [],
      operationOf: (name: string) => operations.get(name),
    };
  }, [jobs.data, recipes.data, configurations.data]);
  const queries = [jobs, recipes, configurations];
  const isKnown = queries.every(({ data }) => data !== undefined);
  const runningJobs = useCallback(
    (threshold: WatchedThreshold): readonly Job[] | undefined => {
      const found = jobsWatching(threshold, context);
      return isKnown || found.length > 0 ? found : undefined;
    },
    [isKnown, context],
  );
  return { queries, isKnown, runningJobs };
}

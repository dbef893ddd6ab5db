import { isActive, jobQueries } from '@console/api-client/jobs';
import { useResource } from '@console/api-client/react';
import type { Recipe } from '@console/api-client/recipes';
import { paths } from '@console/remote/contract';
import type { RecordUser } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { jobName } from '../jobs/job.texts';

/** The jobs that run a recipe now. */
export function useRecipeUsers({ name }: Pick<Recipe, 'name'>): readonly RecordUser[] | undefined {
  const { data } = useQuery(useResource(jobQueries).list());
  return data?.rows
    .filter((job) => job.recipeName === name && isActive(job))
    .map((job) => ({ name: jobName(job), to: paths.jobs.job(job.id) }));
}

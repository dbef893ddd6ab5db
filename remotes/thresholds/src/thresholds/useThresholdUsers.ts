import { useResource } from '@console/api-client/react';
import { recipeQueries } from '@console/api-client/recipes';
import type { Threshold } from '@console/api-client/thresholds';
import { paths } from '@console/remote/contract';
import type { RecordUser } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';

/** The recipes that watch a threshold. */
export function useThresholdUsers({ id }: Pick<Threshold, 'id'>): readonly RecordUser[] | undefined {
  const { data } = useQuery(useResource(recipeQueries).list());
  return data?.rows
    .filter(({ thresholdIds }) => thresholdIds.includes(id))
    .map(({ name }) => ({ name, to: paths.recipes.recipe(name) }));
}

import { useResource } from '@console/api-client/react';
import type { ReaderConfiguration } from '@console/api-client/reader-configurations';
import { recipeQueries } from '@console/api-client/recipes';
import { paths } from '@console/remote/contract';
import type { RecordUser } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';

/** The recipes that run a reader configuration, by default or on single readers. */
export function useConfigurationUsers({
  name,
}: Pick<ReaderConfiguration, 'name'>): readonly RecordUser[] | undefined {
  const { data } = useQuery(useResource(recipeQueries).list());
  return data?.rows
    .filter(
      ({ readerConfigurationName, readerConfigurations }) =>
        readerConfigurationName === name ||
        readerConfigurations.some((each) => each.readerConfigurationName === name),
    )
    .map((recipe) => ({ name: recipe.name, to: paths.recipes.recipe(recipe.name) }));
}

import { useResource } from '@console/api-client/react';
import { recipeQueries } from '@console/api-client/recipes';
import { existsByLookup, type NameExists } from '@console/design/records';
import { useQueryClient } from '@tanstack/react-query';

/** Asks whether a recipe of a name exists. */
export function useRecipeNameExists(): NameExists {
  const cache = useQueryClient();
  const queries = useResource(recipeQueries);
  const find = existsByLookup((name) => cache.fetchQuery(queries.lookup(name)));
  // Not being able to ask is no reason to hold anybody back: the service itself refuses a second creation.
  return (name) => find(name).catch(() => false);
}

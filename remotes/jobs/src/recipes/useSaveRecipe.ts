import { useResource } from '@console/api-client/react';
import { type Recipe, recipeMutations, recipeQueries } from '@console/api-client/recipes';
import { rules } from '@console/design/form';
import { useNavigate } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { draftOfValues, type RecipeValues, valuesOfRecipe } from './recipeValues';
import { useRecipeNameExists } from './useRecipeNameExists';

/**
 * Saves what the form of a recipe describes and goes to its page; success and failure are reported from the meta of
 * the mutation.
 * @param stored the recipe being edited. Default: a new one, whose name has to be free.
 */
export function useSaveRecipe(stored?: Recipe) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const queries = useResource(recipeQueries);
  const { mutateAsync } = useMutation(useResource(recipeMutations).save());
  const nameExists = useRecipeNameExists();

  return {
    asyncValidators: stored ? undefined : { name: rules.unique(nameExists) },
    edit: stored && {
      /** What is stored now, to be compared with the edit. */
      stored: async () => {
        const now = await cache.fetchQuery({ ...queries.lookup(stored.name), staleTime: 0 });
        return now && valuesOfRecipe(now);
      },
    },
    save: async (values: RecipeValues) => {
      const recipe = draftOfValues(values, stored);
      await mutateAsync({ record: recipe, id: stored?.name });
      await navigate(paths.recipes.recipe(recipe.name));
    },
  };
}

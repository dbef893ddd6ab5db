import { recipeMutations, recipeQueries } from '@console/api-client/recipes';
import { recordKind } from '@console/remote/records';
import { paths } from '../paths';
import { useRecipeUsers } from './useRecipeUsers';

/** Kind of recipes, the settings of readers during a job [RECIPE-01, RECIPE-02]. */
export const recipeKind = recordKind({
  model: 'recipe',
  texts: 'recipes',
  paths: { ...paths.recipes, record: paths.recipes.recipe },
  queries: recipeQueries,
  mutations: recipeMutations,
  actions: ['edit', 'copy', 'delete'],
  useUsers: useRecipeUsers,
});

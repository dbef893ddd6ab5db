import { mutationOptions } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { mutationMeta } from '../meta';
import { afterSave, deleteNamedRecord, namedRecordQueries, type QuerySettings } from '../queries';
import type { TypedNumber } from '../rules';
import { createRecipe, destroyRecipe, listRecipes, replaceRecipe, showRecipe } from './calls';
import type { Recipe, RecipeDraft } from './recipe';

const model = 'recipe';

/** Queries of recipes. */
export function recipeQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return namedRecordQueries(client, settings, model, { list: listRecipes, show: showRecipe });
}

/** What a recipe is saved with. */
export interface SaveRecipe {
  readonly recipe: RecipeDraft<TypedNumber>;
  /** New recipes are created, so that one saved meanwhile is not overwritten; others are replaced (WIRE-03). */
  readonly isNew: boolean;
}

/** What a copy of a recipe is made from. */
export interface CopyRecipe {
  readonly recipe: Recipe;
  /** Name of the copy. */
  readonly name: string;
}

/** Mutations of recipes. */
export function recipeMutations(client: ServiceClient) {
  return {
    /** Creates or replaces a recipe. */
    save: () =>
      mutationOptions({
        mutationFn: ({ recipe, isNew }: SaveRecipe) =>
          client.call(isNew ? createRecipe(recipe) : replaceRecipe(recipe)),
        onSuccess: (stored, { recipe }, _result, { client: cache }) =>
          afterSave(cache, model, recipe.name, stored),
        meta: mutationMeta<SaveRecipe>({ model, action: 'save', describe: ({ recipe }) => recipe.name }),
      }),
    /** Makes a copy of another name, with all settings of the original (RECIPE-02). */
    copy: () =>
      mutationOptions({
        mutationFn: ({ recipe, name }: CopyRecipe) => client.call(createRecipe({ ...recipe, name })),
        onSuccess: (stored, { name }, _result, { client: cache }) => afterSave(cache, model, name, stored),
        meta: mutationMeta<CopyRecipe>({ model, action: 'copy', describe: ({ recipe }) => recipe.name }),
      }),
    /** Deletes the recipe of this name. */
    remove: () => deleteNamedRecord(client, model, destroyRecipe),
  };
}

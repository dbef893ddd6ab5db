import { namedCrudCalls } from '../crud';
import { readRecipe, writeRecipe } from './adapter';
import { validateRecipe } from './validate.generated.js';

/** The calls of recipes. */
export const recipeCalls = namedCrudCalls({
  model: 'recipe',
  collection: 'recipes',
  validate: validateRecipe,
  read: readRecipe,
  write: writeRecipe,
});

/** Lists recipes. */
export const listRecipes = recipeCalls.list;

/** Shows one recipe. */
export const showRecipe = recipeCalls.show;

/** Creates a recipe; refused when there is one of this name. */
export const createRecipe = recipeCalls.create;

/** Creates or replaces a recipe. */
export const replaceRecipe = recipeCalls.save;

/** Deletes a recipe; refused while a job runs it. */
export const destroyRecipe = recipeCalls.destroy;

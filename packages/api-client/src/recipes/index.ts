export { readerConfigurationOf, writeRecipe } from './adapter';
export { createRecipe, destroyRecipe, listRecipes, replaceRecipe, showRecipe } from './calls';
export { recipeMutations, recipeQueries } from './queries';
export type { Recipe, RecipeDraft, RecipeField, RecipeRun } from './recipe';
export { aggregationModels, type RecipeType, recipeTypes } from './schema';

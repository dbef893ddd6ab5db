export { type Recipe, type RecipeRun, readerConfigurationOf } from './adapter';
export { listRecipes, showRecipe } from './calls';
export { recipeQueries } from './queries';
export { type RecipeType, recipeTypes } from './schema';

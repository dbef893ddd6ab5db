import type { Call, ListAnswer } from '../client';
import { readBuildManifest, readList, readNothing, readStored } from '../client/answer';
import { namedRecordPaths } from '../client/path';
import { identifierOf } from '../meta';
import type { TypedNumber } from '../rules';
import { readRecipe, writeRecipe } from './adapter';
import type { Recipe, RecipeDraft } from './recipe';
import { validateRecipe } from './validate.generated.js';

const paths = namedRecordPaths('recipes');
const read = readBuildManifest(validateRecipe, readRecipe);

/** Lists recipes. */
export function listRecipes(): Call<ListAnswer<Recipe>> {
  return {
    name: 'list recipes',
    method: 'GET',
    path: paths.list(),
    answer: readList(validateRecipe, readRecipe, identifierOf('recipe')),
  };
}

/** Shows one recipe. */
export function showRecipe(name: string): Call<Recipe> {
  return { name: 'show recipe', method: 'GET', path: paths.one(name), answer: read };
}

/** Creates a recipe; refused when there is one of this name. */
export function createRecipe(recipe: RecipeDraft<TypedNumber>): Call<Recipe | null> {
  return {
    name: 'create recipe',
    method: 'POST',
    path: paths.create(),
    body: writeRecipe(recipe),
    answer: readStored(read),
  };
}

/** Creates or replaces a recipe. */
export function replaceRecipe(recipe: RecipeDraft<TypedNumber>): Call<Recipe | null> {
  return {
    name: 'replace recipe',
    method: 'PUT',
    path: paths.replace(),
    body: writeRecipe(recipe),
    answer: readStored(read),
  };
}

/** Deletes a recipe; refused while a job runs it. */
export function destroyRecipe(name: string): Call<void> {
  return { name: 'delete recipe', method: 'DELETE', path: paths.destroy(name), answer: readNothing };
}

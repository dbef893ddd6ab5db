import type { Call, ListAnswer } from '../client';
import { readList, readRecord } from '../client/answer';
import { namedRecordPaths } from '../client/path';
import { identifierOf } from '../meta';
import { type Recipe, readRecipe } from './adapter';
import { validateRecipe } from './validate.generated.js';

const paths = namedRecordPaths('recipes');

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
  return {
    name: 'show recipe',
    method: 'GET',
    path: paths.one(name),
    answer: readRecord(validateRecipe, readRecipe),
  };
}

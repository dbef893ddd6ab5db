import type { RecipeAnswer } from '@console/api-client/recipes/schema';
import { storedDocuments } from '../named-objects/documents';
import type { NamedObjects } from '../named-objects/routes';

/** Which reader runs which configuration. */
export const recipes: NamedObjects<never, RecipeAnswer> = {
  entity: 'Recipe',
  path: 'recipes',
  ...storedDocuments<RecipeAnswer>('recipe'),
};

import type { ServiceClient } from '../client';
import { listQuery, lookupQuery, oneQuery, type QuerySettings } from '../queries';
import { listRecipes, showRecipe } from './calls';

const model = 'recipe';

/** Queries of recipes. */
export function recipeQueries(client: ServiceClient, settings: QuerySettings = {}) {
  return {
    list: () => listQuery(client, settings, model, listRecipes),
    one: (name: string) => oneQuery(client, settings, model, showRecipe, (row) => row.name, name),
    /** A recipe that may have been deleted since its job was started: `null` then. */
    lookup: (name: string) => lookupQuery(client, model, showRecipe, name),
  };
}

import { crudMutations, crudQueries } from '../crud';
import { recipeCalls } from './calls';

/** Queries of recipes. */
export const recipeQueries = crudQueries(recipeCalls);

/** Mutations of recipes (RECIPE-02). */
export const recipeMutations = crudMutations(recipeCalls);

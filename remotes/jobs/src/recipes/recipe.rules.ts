import { type OperationOf, recipeProblems } from '@console/api-client/recipes/rules';
import { type FormErrors, problemErrors, rules } from '@console/design/form';
import { draftOfValues, type RecipeValues } from './recipeValues';

/** Most characters of a name. */
const longestName = 200;

/**
 * What is wrong with a recipe, by the rules of the service [RECIPE-14 to RECIPE-18]. Whether its name is free only the
 * service can tell.
 * @param operationOf what configurations are for. Default: that is not known, and nothing is said about it.
 */
export function recipeErrors(values: RecipeValues, operationOf?: OperationOf): FormErrors {
  const errors = problemErrors(recipeProblems(draftOfValues(values), operationOf ?? (() => values.type)));
  return { ...errors, name: errors.name ?? rules.maxLength(longestName)(values.name) };
}

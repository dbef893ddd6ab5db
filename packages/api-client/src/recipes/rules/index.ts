export { readRecipe } from '../adapter';
export { recipeDefaults } from './defaults';
export { fieldsOfType, withApplicableFields } from './fields';
export { recipeProblems } from './recipeProblems';
export { recipeRequestProblems } from './requestProblems';
export type { OperationOf } from './runProblems';

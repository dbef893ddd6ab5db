import { RecordFormPage } from '@console/remote/records';
import { RecipeForm } from './recipe.form';
import { recipeKind } from './recipe.kind';

/** Makes a recipe or edits one; nothing is kept of what is cancelled [RECIPE-19]. */
export const RecipeFormPage = () => <RecordFormPage kind={recipeKind} form={RecipeForm} />;

import type { Recipe } from '@console/api-client/recipes';
import type { Translate } from '@console/design/messages';
import { lazyNamed } from '@console/design/progress';
import type { Column } from '@console/design/table';
import { RecordListPage } from '@console/remote/records';
import { recipeKind } from './recipe.kind';

const RecipeComparison = lazyNamed(
  () => import(/* webpackChunkName: "RecipeComparison" */ './RecipeComparison'),
  'RecipeComparison',
  { waiting: null },
);

const columns = (translate: Translate): readonly Column<Recipe>[] => [
  {
    key: 'type',
    title: translate('recipes.type'),
    kind: 'text',
    filter: 'choice',
    value: ({ type }) => type,
  },
];

/** All recipes [RECIPE-01]; of two that are selected, what differs. */
export const RecipesPage = () => (
  <RecordListPage kind={recipeKind} columns={columns} comparison={RecipeComparison} />
);

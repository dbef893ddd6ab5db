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
    width: 10,
    filter: 'choice',
    value: ({ type }) => type,
  },
  {
    key: 'configuration',
    title: translate('recipes.readerConfigurationName'),
    kind: 'text',
    filter: 'choice',
    value: ({ readerConfigurationName }) => readerConfigurationName,
    priority: 3,
  },
  {
    key: 'readers',
    title: translate('recipes.readers'),
    kind: 'short',
    width: 10,
    filter: 'number',
    value: ({ readerConfigurations }) => readerConfigurations.length,
    priority: 3,
  },
];

/** All recipes [RECIPE-01]; of two that are selected, what differs. */
export const RecipesPage = () => (
  <RecordListPage kind={recipeKind} columns={columns} comparison={RecipeComparison} />
);

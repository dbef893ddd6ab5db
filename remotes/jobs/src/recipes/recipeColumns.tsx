import type { Recipe } from '@console/api-client/recipes';
import { ActionBar } from '@console/design/actions';
import type { Translate } from '@console/design/messages';
import type { RecordActions } from '@console/design/records';
import type { Column } from '@console/design/table';
import { paths } from '@console/remote/contract';

/** The columns of the list of recipes [RECIPE-01]. */
export function recipeColumns(
  translate: Translate,
  actionsOf: RecordActions['of'],
): readonly Column<Recipe>[] {
  return [
    {
      key: 'name',
      title: translate('recipes.name'),
      kind: 'name',
      value: ({ name }) => name,
      link: ({ name }) => paths.recipes.recipe(name),
    },
    {
      key: 'type',
      title: translate('recipes.type'),
      kind: 'text',
      filter: 'choice',
      value: ({ type }) => type,
    },
    {
      key: 'actions',
      title: translate('recipes.actions'),
      kind: 'actions',
      render: ({ name }, { tabIndex }) => (
        <ActionBar compact name={name} actions={actionsOf(name)} tabIndex={tabIndex} />
      ),
    },
  ];
}

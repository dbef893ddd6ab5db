import { useResource } from '@console/api-client/react';
import { type Recipe, recipeQueries } from '@console/api-client/recipes';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { Table } from '@console/design/table';
import { AreaError, shownByPage } from '@console/remote/pages';
import { paths } from '@console/remote/paths';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recipeColumns } from './recipeColumns';
import { useRecipeActions } from './useRecipeActions';

const rowKey = ({ name }: Recipe) => name;

/** All recipes [RECIPE-01]. */
export function RecipesPage() {
  const translate = useMessages();
  const recipes = useQuery(shownByPage(useResource(recipeQueries).list()));
  const { of: actionsOf, dialogs } = useRecipeActions();
  const columns = useMemo(() => recipeColumns(translate, actionsOf), [translate, actionsOf]);
  const section = translate('recipes.section');
  const rows = recipes.data?.rows;

  if (recipes.isError && !rows)
    return (
      <AreaError
        path={paths.recipes.error()}
        entity={translate('recipes.entity')}
        section={section}
        error={recipes.error}
      />
    );
  return (
    <Page section={section}>
      <Table
        label={section}
        id="recipes"
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        initialSort="name"
        loading={recipes.isPending}
        unreadable={recipes.data?.unreadable.length}
        error={recipes.isError ? { title: translate('recipes.stale') } : undefined}
        onRetry={recipes.refetch}
      />
      {dialogs}
    </Page>
  );
}

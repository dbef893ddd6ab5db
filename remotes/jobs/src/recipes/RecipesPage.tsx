import { useResource } from '@console/api-client/react';
import { type Recipe, recipeQueries } from '@console/api-client/recipes';
import { LinkButton } from '@console/design/button';
import { AddIcon } from '@console/design/icons';
import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';
import { useComparison } from '@console/design/records';
import { Table } from '@console/design/table';
import { paths } from '@console/remote/contract';
import { AreaError, shownByPage } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recipeColumns } from './recipeColumns';
import { useRecipeActions } from './useRecipeActions';

const RecipeComparison = lazyNamed(() => import('./RecipeComparison'), 'RecipeComparison', { waiting: null });

const rowKey = ({ name }: Recipe) => name;

/** All recipes [RECIPE-01]; of two that are selected, what differs. */
export function RecipesPage() {
  const translate = useMessages();
  const recipes = useQuery(shownByPage(useResource(recipeQueries).list()));
  const { of: actionsOf, dialogs } = useRecipeActions();
  const columns = useMemo(() => recipeColumns(translate, actionsOf), [translate, actionsOf]);
  const section = translate('recipes.section');
  const rows = recipes.data?.rows;
  const comparison = useComparison({
    rows,
    rowKey,
    dialog: (pair, close) => <RecipeComparison pair={pair} onClose={close} />,
  });

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
    <Page
      section={section}
      actions={
        <>
          {comparison.button}
          <LinkButton tone="primary" icon={<AddIcon />} to={paths.recipes.new()}>
            {translate('recipes.new')}
          </LinkButton>
        </>
      }
    >
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
        onSelect={comparison.onSelect}
      />
      {comparison.dialog}
      {dialogs}
    </Page>
  );
}

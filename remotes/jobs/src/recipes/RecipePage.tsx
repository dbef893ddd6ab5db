import { isNotFound } from '@console/api-client';
import { useResource } from '@console/api-client/react';
import { type Recipe, recipeQueries } from '@console/api-client/recipes';
import { ActionBar } from '@console/design/actions';
import { CardGrid } from '@console/design/card';
import { useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { useNavigate, useParams } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { FailedQueries, shownByPage, type WatchedQuery } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { ConfigurationsCard } from './ConfigurationsCard';
import { RecipeFailure } from './RecipeFailure';
import { SettingsCard } from './SettingsCard';
import { type RecipeActions, useRecipeActions } from './useRecipeActions';
import { useConfigurations, useThresholds } from './useRecipeLookups';

/** One recipe: its settings, and which reader runs what [RECIPE-02 to RECIPE-06]. */
export function RecipePage() {
  const { name = '' } = useParams();
  const navigate = useNavigate();
  const actions = useRecipeActions(() => navigate(paths.recipes.list()));
  const recipe = useQuery({
    ...shownByPage(useResource(recipeQueries).one(name)),
    enabled: !actions.isLeaving(name),
  });
  const { data, error, refetch } = recipe;

  if (isNotFound(error) || (error && !data))
    return <RecipeFailure id={name} error={error} onRetry={refetch} />;
  if (!data) return <PageLoading />;
  return <LoadedRecipe recipe={data} query={recipe} actions={actions} />;
}

interface LoadedRecipeProps {
  readonly recipe: Recipe;
  readonly query: WatchedQuery;
  readonly actions: RecipeActions;
}

function LoadedRecipe({ recipe, query, actions }: LoadedRecipeProps) {
  const translate = useMessages();
  const configurations = useConfigurations();
  const thresholds = useThresholds();
  const { name } = recipe;
  return (
    <Page
      section={translate('recipes.section')}
      item={name}
      actions={<ActionBar name={name} actions={actions.of(name)} />}
      banner={
        <FailedQueries
          queries={[query, configurations.query, thresholds.query]}
          text={translate('recipes.outOfDate', { name })}
        />
      }
    >
      <CardGrid>
        <SettingsCard recipe={recipe} thresholdName={thresholds.nameOf} />
        <ConfigurationsCard recipe={recipe} operationOf={configurations.operationOf} />
      </CardGrid>
      {actions.dialogs}
    </Page>
  );
}

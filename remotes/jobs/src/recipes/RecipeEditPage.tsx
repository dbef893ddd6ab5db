import { useResource } from '@console/api-client/react';
import { recipeQueries } from '@console/api-client/recipes';
import { useMessages } from '@console/design/messages';
import { Page, PageLoading } from '@console/design/page';
import { useNavigate, useParams } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { shownByPage } from '@console/remote/records';
import { useQuery } from '@tanstack/react-query';
import { RecipeFailure } from './RecipeFailure';
import { RecipeForm } from './RecipeForm';

/** Changes a recipe, from what is stored when the page opens; no poll touches what is typed. */
export function RecipeEditPage() {
  const { name = '' } = useParams();
  const translate = useMessages();
  const navigate = useNavigate();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...shownByPage(useResource(recipeQueries).one(name)),
    refetchInterval: false,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

  if (error) return <RecipeFailure id={name} error={error} onRetry={refetch} />;
  if (!data || !isFetchedAfterMount) return <PageLoading />;
  const title = translate('page.editingTitle', { name });
  return (
    <Page section={translate('recipes.section')} item={title}>
      <RecipeForm
        key={name}
        label={title}
        stored={data}
        onCancel={() => navigate(paths.recipes.recipe(name))}
      />
    </Page>
  );
}

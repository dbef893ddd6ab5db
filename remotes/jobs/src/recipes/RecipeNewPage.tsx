import { useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { useNavigate } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { RecipeForm } from './RecipeForm';

/** Describes a new recipe; nothing is kept of it when it is cancelled [RECIPE-19]. */
export function RecipeNewPage() {
  const translate = useMessages();
  const navigate = useNavigate();
  const title = translate('page.creatingTitle', { entity: translate('recipes.entity') });
  return (
    <Page section={translate('recipes.section')} item={title}>
      <RecipeForm label={title} onCancel={() => navigate(paths.recipes.list())} />
    </Page>
  );
}

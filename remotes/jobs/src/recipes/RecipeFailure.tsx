import { useMessages } from '@console/design/messages';
import { paths } from '@console/remote/contract';
import { RecordFailure, type RecordFailureProps } from '@console/remote/records';

/** Takes the place of a page whose recipe is not there [RECIPE-20] or could not be loaded. */
export function RecipeFailure(props: Pick<RecordFailureProps, 'id' | 'error' | 'onRetry'>) {
  const translate = useMessages();
  return (
    <RecordFailure
      {...props}
      entity={translate('recipes.entity')}
      section={translate('recipes.section')}
      list={paths.recipes.list()}
    />
  );
}

import { useResource } from '@console/api-client/react';
import { recipeMutations, recipeQueries } from '@console/api-client/recipes';
import { useMessages } from '@console/design/messages';
import { type RecordActions, useRecordActions } from '@console/design/records';
import { useNavigate } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRecipeNameExists } from './useRecipeNameExists';

/** What can be done with recipes, see {@link useRecipeActions}. */
export interface RecipeActions extends RecordActions {
  /** The recipe of this name was deleted, or is on its way out. */
  readonly isLeaving: (name: string) => boolean;
}

/**
 * Edit, copy and delete with their dialogs, the same on the list and on the page [RECIPE-01, RECIPE-02]. A copy is
 * made of what is stored, and shown. Success and failure are reported from the meta of the mutations.
 * @param onDeleted called after a recipe was deleted. Default: nothing else happens.
 */
export function useRecipeActions(onDeleted?: () => void): RecipeActions {
  const translate = useMessages();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const queries = useResource(recipeQueries);
  const mutations = useResource(recipeMutations);
  const { mutateAsync: copy } = useMutation(mutations.copy());
  const remove = useMutation(mutations.remove());
  const nameExists = useRecipeNameExists();

  const actions = useRecordActions({
    edit: { to: paths.recipes.edit },
    copy: {
      nameExists,
      onCopy: async (original, name) => {
        const recipe = await cache.fetchQuery(queries.one(original));
        await copy({ record: recipe, name });
        await navigate(paths.recipes.recipe(name));
      },
    },
    remove: {
      warning: (name) => translate('recipes.delete.warning', { name }),
      onDelete: (name) => remove.mutateAsync({ name }, { onSuccess: onDeleted }),
    },
  });
  return {
    ...actions,
    isLeaving: (name) => remove.variables?.name === name && (remove.isPending || remove.isSuccess),
  };
}

import { useResource } from '@console/api-client/react';
import {
  readerConfigurationMutations,
  readerConfigurationQueries,
} from '@console/api-client/reader-configurations';
import { useMessages } from '@console/design/messages';
import { type RecordActions, useRecordActions } from '@console/design/records';
import { useNavigate } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConfigurationNameExists } from './useConfigurationNameExists';

/** What can be done with reader configurations, see {@link useConfigurationActions}. */
export interface ConfigurationActions extends RecordActions {
  /** The configuration of this name was deleted, or is on its way out. */
  readonly isLeaving: (name: string) => boolean;
}

/**
 * Edit, copy and delete with their dialogs, the same on the list and on the page [CONFIG-01, CONFIG-02, CONFIG-34]. A
 * copy is made of what is stored, and shown. Success and failure are reported from the meta of the mutations.
 * @param onDeleted called after a configuration was deleted. Default: nothing else happens.
 */
export function useConfigurationActions(onDeleted?: () => void): ConfigurationActions {
  const translate = useMessages();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const queries = useResource(readerConfigurationQueries);
  const mutations = useResource(readerConfigurationMutations);
  const { mutateAsync: copy } = useMutation(mutations.copy());
  const remove = useMutation(mutations.remove());
  const nameExists = useConfigurationNameExists();

  const actions = useRecordActions({
    edit: { to: paths.readers.configurations.edit },
    copy: {
      nameExists,
      onCopy: async (original, name) => {
        const configuration = await cache.fetchQuery(queries.one(original));
        await copy({ record: configuration, name });
        await navigate(paths.readers.configurations.configuration(name));
      },
    },
    remove: {
      warning: (name) => translate('configurations.delete.warning', { name }),
      onDelete: (name) => remove.mutateAsync({ name }, { onSuccess: onDeleted }),
    },
  });
  return {
    ...actions,
    isLeaving: (name) => remove.variables?.name === name && (remove.isPending || remove.isSuccess),
  };
}

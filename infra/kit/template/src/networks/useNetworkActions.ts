import { networkMutations, type ScannerNetwork } from '@console/api-client/networks';
import { useResource } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { type RecordActions, useRecordActions } from '@console/design/records';
import { useMutation } from '@tanstack/react-query';

/** What a page wants to know of a deletion, see {@link useNetworkActions}. */
export interface Deletion {
  /** Told when a deletion begins, and when it has failed. */
  readonly onDelete?: (running: boolean) => void;
  readonly onDeleted?: () => void;
}

/**
 * What can be done with networks, the same on the list and on the page. Success and failure are reported from the
 * meta of the mutation.
 * @param networks those that are shown.
 */
export function useNetworkActions(
  networks: readonly ScannerNetwork[] = [],
  { onDelete, onDeleted }: Deletion = {},
): RecordActions {
  const translate = useMessages();
  const { mutateAsync: remove } = useMutation(useResource(networkMutations).remove());
  return useRecordActions({
    remove: {
      warning: (name) => translate('networks.delete.warning', { name }),
      onDelete: async (name) => {
        const network = networks.find((each) => each.name === name);
        if (!network) return;
        onDelete?.(true);
        await remove(network, { onSuccess: onDeleted, onError: () => onDelete?.(false) });
      },
    },
  });
}

import { type NetworkRequest, networkMutations, networkQueries } from '@console/api-client/networks';
import { useResource } from '@console/api-client/react';
import { rules } from '@console/design/form';
import { existsInList } from '@console/design/records';
import { useNavigate } from '@console/design/router';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { paths } from '../paths';

/** Saves what the form of a network describes and goes to the list; reported from the meta of the mutation. */
export function useSaveNetwork() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const queries = useResource(networkQueries);
  const { mutateAsync } = useMutation(useResource(networkMutations).save());
  const find = existsInList(
    async () => (await cache.fetchQuery(queries.list())).rows,
    ({ name }) => name,
  );

  return {
    // Not being able to ask is no reason to hold anybody back: the service itself refuses a name that is taken.
    asyncValidators: { name: rules.unique((name) => find(name).catch(() => false)) },
    save: async ({ name, CIDRRange }: NetworkRequest) => {
      await mutateAsync({ record: { name: name.trim(), CIDRRange: CIDRRange.trim() } });
      await navigate(paths.networks.list());
    },
  };
}

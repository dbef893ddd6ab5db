import { type Registry, type ResolvedRegistry, resolveRegistry } from '@console/remote/registry';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { registryQuery } from './registryQuery';

interface RegistryAccess {
  readonly registry: ResolvedRegistry;
  /** Looks for newly released remotes now; gives the registry as it was when that is not possible. */
  readonly look: () => Promise<ResolvedRegistry>;
}

const RegistryContext = createContext<RegistryAccess | undefined>(undefined);

interface RegistryProviderProps {
  /** The registry that came with the page. */
  readonly inDocument: Registry;
  /** Stands for the user when it is decided which builds run. Default: nobody in particular. */
  readonly audience?: string | undefined;
  readonly children?: ReactNode;
}

/** Keeps the registry of a running console fresh, as it holds for its user. */
export function RegistryProvider({ inDocument, audience, children }: RegistryProviderProps) {
  const queryClient = useQueryClient();
  const { data } = useQuery(registryQuery(inDocument));
  const registry = useMemo(() => resolveRegistry(data, audience), [data, audience]);
  const look = useCallback(async () => {
    const query = registryQuery(inDocument);
    const found = await queryClient
      .fetchQuery({ ...query, staleTime: 0 })
      .catch(() => queryClient.getQueryData(query.queryKey) ?? inDocument);
    return resolveRegistry(found, audience);
  }, [queryClient, inDocument, audience]);
  const access = useMemo(() => ({ registry, look }), [registry, look]);
  return <RegistryContext value={access}>{children}</RegistryContext>;
}

export function useRegistry(): RegistryAccess {
  const access = useContext(RegistryContext);
  if (!access) throw new Error('useRegistry needs a RegistryProvider around it.');
  return access;
}

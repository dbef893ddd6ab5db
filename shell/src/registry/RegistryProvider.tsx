import type { Registry } from '@console/remote/registry';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { registryQuery } from './registryQuery';

interface RegistryAccess {
  readonly registry: Registry;
  /** Looks for newly released remotes now; gives the registry as it was when that is not possible. */
  readonly look: () => Promise<Registry>;
}

const RegistryContext = createContext<RegistryAccess | undefined>(undefined);

interface RegistryProviderProps {
  /** The registry that came with the page. */
  readonly inDocument: Registry;
  readonly children?: ReactNode;
}

/** Keeps the registry of a running console fresh. */
export function RegistryProvider({ inDocument, children }: RegistryProviderProps) {
  const queryClient = useQueryClient();
  const { data: registry } = useQuery(registryQuery(inDocument));
  const look = useCallback(async () => {
    const query = registryQuery(inDocument);
    try {
      return await queryClient.fetchQuery({ ...query, staleTime: 0 });
    } catch {
      return queryClient.getQueryData(query.queryKey) ?? inDocument;
    }
  }, [queryClient, inDocument]);
  const access = useMemo(() => ({ registry, look }), [registry, look]);
  return <RegistryContext value={access}>{children}</RegistryContext>;
}

export function useRegistry(): RegistryAccess {
  const access = useContext(RegistryContext);
  if (!access) throw new Error('useRegistry needs a RegistryProvider around it.');
  return access;
}

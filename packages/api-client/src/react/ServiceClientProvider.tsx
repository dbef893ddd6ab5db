import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ServiceClient } from '../client';
import { defaultPollInterval } from '../polling';
import type { QuerySettings } from '../queries';

interface Service {
  readonly client: ServiceClient;
  readonly pollInterval: number;
}

const ServiceContext = createContext<Service | undefined>(undefined);

/** Properties of {@link ServiceClientProvider}. */
export interface ServiceClientProviderProps {
  readonly client: ServiceClient;
  /** Milliseconds between polls, from the runtime configuration. @defaultValue `defaultPollInterval` (POLL-03). */
  readonly pollInterval?: number;
  readonly children: ReactNode;
}

/** Gives the tree below the door to the service. */
export function ServiceClientProvider({
  client,
  pollInterval = defaultPollInterval,
  children,
}: ServiceClientProviderProps) {
  const service = useMemo(() => ({ client, pollInterval }), [client, pollInterval]);
  return <ServiceContext value={service}>{children}</ServiceContext>;
}

/**
 * The door to the service.
 * @throws Error outside a {@link ServiceClientProvider}.
 */
export function useServiceClient(): ServiceClient {
  return useService().client;
}

/**
 * Milliseconds between polls in this tree, and until a broken connection is made again.
 * @throws Error outside a {@link ServiceClientProvider}.
 */
export function usePollInterval(): number {
  return useService().pollInterval;
}

/**
 * The queries or mutations of a resource, made for the service, poll interval and cache of this tree.
 * @example
 * const readers = useResource(readerDefinitionQueries);
 * const { data } = useQuery(readers.list());
 * @throws Error outside a {@link ServiceClientProvider}.
 */
export function useResource<Resource>(
  resource: (client: ServiceClient, settings: QuerySettings) => Resource,
): Resource {
  const { client, pollInterval } = useService();
  const cache = useQueryClient();
  return useMemo(() => resource(client, { pollInterval, cache }), [resource, client, pollInterval, cache]);
}

function useService(): Service {
  const service = useContext(ServiceContext);
  if (!service) throw new Error('There is no ServiceClientProvider above this component.');
  return service;
}

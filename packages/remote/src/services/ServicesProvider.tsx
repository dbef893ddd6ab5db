import { ServiceClientProvider } from '@console/api-client/react';
import { type Alerts, AlertsProvider, ConnectionProvider, ProcessesProvider } from '@console/remote/services';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Services } from './createServices';

/** Services and alerts for everything inside. */
export interface ServicesProviderProps {
  readonly services: Services;
  /** Where pages say what happened; remotes that share their services may each have their own. */
  readonly alerts: Alerts;
  readonly children: ReactNode;
}

/** Gives pages everything that they ask for by hooks: alerts, queries, connection, client and processes. */
export function ServicesProvider({ services, alerts, children }: ServicesProviderProps) {
  const { client, queryClient, connection, processes, pollInterval } = services;
  return (
    <AlertsProvider alerts={alerts}>
      <QueryClientProvider client={queryClient}>
        <ConnectionProvider connection={connection}>
          <ServiceClientProvider client={client} pollInterval={pollInterval}>
            <ProcessesProvider processes={processes}>{children}</ProcessesProvider>
          </ServiceClientProvider>
        </ConnectionProvider>
      </QueryClientProvider>
    </AlertsProvider>
  );
}

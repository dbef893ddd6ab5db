import { createServiceClient, type ServiceClient, type TakePrefetched } from '@console/api-client';
import { showProvisioning } from '@console/api-client/provisioning';
import type { Translate } from '@console/design/messages';
import {
  type Alerts,
  type Connection,
  createAlerts,
  createConnection,
  createProcesses,
  createQueryClient,
  type Processes,
  refetchFailed,
} from '@console/remote/services';
import type { SessionStore } from '@console/remote/sign-in';
import type { QueryClient } from '@tanstack/react-query';
import type { Configuration } from './configuration';
import { createSessionStore } from './session';

/** What lives as long as the page: session, alerts, the door to the service, what it answered, whether it answers. */
export interface Services {
  readonly session: SessionStore;
  readonly alerts: Alerts;
  readonly client: ServiceClient;
  readonly queryClient: QueryClient;
  readonly connection: Connection;
  readonly processes: Processes;
}

/**
 * Makes what lives as long as the page.
 * @param early answers that were asked for while the code was on its way.
 */
export function createServices(
  { serviceUrl, pollInterval, downloads }: Pick<Configuration, 'serviceUrl' | 'pollInterval' | 'downloads'>,
  translate: Translate,
  early?: TakePrefetched,
): Services {
  const session = createSessionStore();
  const alerts = createAlerts({ at: () => location.pathname + location.search });
  const client = createServiceClient({
    baseUrl: serviceUrl,
    token: session.token,
    early,
    downloads,
    onUnauthorized: () => session.lock('expired'),
  });
  const connection = createConnection({
    probe: () => client.call(showProvisioning()),
    interval: pollInterval,
    onRestored: () => refetchFailed(queryClient),
  });
  const queryClient = createQueryClient({ alerts, translate, connection, freshFor: pollInterval });
  return { session, alerts, client, queryClient, connection, processes: createProcesses(queryClient) };
}

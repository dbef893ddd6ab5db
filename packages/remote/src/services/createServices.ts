import {
  createServiceClient,
  defaultPollInterval,
  type ServiceClient,
  type ServiceClientOptions,
} from '@console/api-client';
import { showProvisioning } from '@console/api-client/provisioning';
import type { QueryClient } from '@tanstack/react-query';
import { type Connection, createConnection } from './connection/createConnection';
import { createRecovery, type Recovery } from './connection/createRecovery';
import { refetchFailed } from './connection/refetchFailed';
import { closeQueryClient, createQueryClient, type QueryClientOptions } from './outcomes/createQueryClient';
import { createProcesses, type Processes } from './processes/createProcesses';

/** Address, polling and client options of a service, and the alerts it reports to. */
export interface ServicesOptions
  extends Pick<
      ServiceClientOptions,
      'token' | 'onUnauthorized' | 'early' | 'downloads' | 'followChange' | 'describeChange'
    >,
    Pick<QueryClientOptions, 'alerts' | 'translate'> {
  /** Origin of the service without a slash at the end; empty: the origin of the page. */
  readonly serviceUrl: string;
  /**
   * Milliseconds between two polls, between two questions to a service that is out of reach, and for which an answer
   * is not asked for again. @defaultValue `defaultPollInterval`.
   */
  readonly pollInterval?: number;
}

/** Services of a page: the client, its answers, the connection, the processes. */
export interface Services {
  readonly client: ServiceClient;
  readonly queryClient: QueryClient;
  readonly connection: Connection;
  /** Asks again for what failed. */
  readonly recovery: Recovery;
  readonly processes: Processes;
  /** Milliseconds between two polls. */
  readonly pollInterval: number;
}

/** Creates what pages need of one service, for one user at a time. */
export function createServices({
  serviceUrl,
  pollInterval = defaultPollInterval,
  alerts,
  translate,
  ...options
}: ServicesOptions): Services {
  const client = createServiceClient({ ...options, baseUrl: serviceUrl });
  const connection = createConnection({
    probe: async () => {
      await client.call(showProvisioning());
      recovery.answered();
    },
    interval: pollInterval,
    onRestored: () => refetchFailed(queryClient),
  });
  const queryClient = createQueryClient({ alerts, translate, connection, freshFor: pollInterval });
  const recovery = createRecovery(queryClient, pollInterval);
  const processes = createProcesses(queryClient);
  return { client, queryClient, connection, recovery, processes, pollInterval };
}

/** Ends all asking and forgets all answers: what is kept for minutes would keep the elements of the page too. */
export function closeServices({ queryClient, connection, recovery, processes }: Services): void {
  processes.clear();
  recovery.close();
  connection.close();
  closeQueryClient(queryClient);
}

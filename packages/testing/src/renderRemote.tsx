import { defaultPollInterval } from '@console/api-client';
import { ServiceClientProvider } from '@console/api-client/react';
import { MessagesProvider, useMessages } from '@console/design/messages';
import { createMemoryRouter, RouterProvider } from '@console/design/router';
import { DesignProvider } from '@console/design/theme';
import type { RemoteModule } from '@console/remote';
import { RemotePages } from '@console/remote/records';
import {
  AlertHost,
  type Alerts,
  AlertsProvider,
  alertMessages,
  createAlerts,
  createProcesses,
  createQueryClient,
  outcomeMessages,
  ProcessesProvider,
} from '@console/remote/services';
import { notifyManager, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent, { type Options, type UserEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect, useMemo } from 'react';
import { signedInClient } from './signedInClient';

/** Options of {@link renderRemote}. */
export interface RenderRemoteOptions {
  /** Address in the console: `/readers/definitions`. @defaultValue the first one the remote declares. */
  readonly path?: string;
  /** Origin of the service the remote talks to, a recording proxy for instance. @defaultValue the emulator. */
  readonly serviceUrl?: string;
  /** Milliseconds between polls. @defaultValue `defaultPollInterval`. */
  readonly pollInterval?: number;
  /** Options of the user, fake timers for instance. */
  readonly user?: Options;
}

/** A remote on screen. */
export interface RenderedRemote {
  /** Who works with it. */
  readonly user: UserEvent;
  /** Where the user is, and how to go elsewhere. */
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** What is known of the service. */
  readonly cache: QueryClient;
  readonly alerts: Alerts;
  readonly unmount: () => void;
}

// Answers arrive whenever the service gives them; what they change on screen is complete before a test looks again.
notifyManager.setNotifyFunction((notify) => act(notify));

const texts = { ...alertMessages.en, ...outcomeMessages.en };

/**
 * Renders a remote as the shell would: signed in, with alerts, outcomes, router and texts, in talk with a real
 * service.
 */
export async function renderRemote(
  remote: RemoteModule,
  options: RenderRemoteOptions = {},
): Promise<RenderedRemote> {
  const client = await signedInClient(options.serviceUrl);
  const alerts = createAlerts();
  const router = createMemoryRouter([{ path: '*', element: <RemotePages remote={remote} /> }], {
    initialEntries: [options.path ?? remote.declaration.routes[0]?.path ?? '/'],
  });
  let cache: QueryClient | undefined;
  const { unmount } = await act(async () =>
    render(
      <DesignProvider>
        <MessagesProvider locale="en" messages={texts}>
          <AlertsProvider alerts={alerts}>
            <Queries
              alerts={alerts}
              onReady={(ready) => {
                cache = ready;
              }}
            >
              <ServiceClientProvider
                client={client}
                pollInterval={options.pollInterval ?? defaultPollInterval}
              >
                <AlertHost />
                <RouterProvider router={router} />
              </ServiceClientProvider>
            </Queries>
          </AlertsProvider>
        </MessagesProvider>
      </DesignProvider>,
    ),
  );
  if (!cache) throw new Error('The remote was not rendered.');
  return { user: userEvent.setup({ delay: null, ...options.user }), router, cache, alerts, unmount };
}

interface QueriesProps {
  readonly alerts: Alerts;
  readonly onReady: (cache: QueryClient) => void;
  readonly children: ReactNode;
}

/** The texts of outcomes are in the catalogue above, so the cache that reports them is made below it. */
function Queries({ alerts, onReady, children }: QueriesProps) {
  const translate = useMessages();
  const cache = useMemo(() => createQueryClient({ alerts, translate }), [alerts, translate]);
  const processes = useMemo(() => createProcesses(cache), [cache]);
  useEffect(() => {
    onReady(cache);
    return () => {
      processes.clear();
      cache.clear();
    };
  }, [cache, processes, onReady]);
  return (
    <QueryClientProvider client={cache}>
      <ProcessesProvider processes={processes}>{children}</ProcessesProvider>
    </QueryClientProvider>
  );
}

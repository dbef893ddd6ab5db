import { MessagesProvider, useMessages } from '@console/design/messages';
import { createMemoryRouter, RouterProvider } from '@console/design/router';
import { DesignProvider } from '@console/design/theme';
import type { RemoteModule } from '@console/remote';
import {
  closeServices,
  createAlerts,
  createServices,
  type Services,
  type ServicesOptions,
  ServicesProvider,
  serviceMessages,
} from '@console/remote/host';
import { RemotePages } from '@console/remote/records';
import { AlertHost, type Alerts, ConnectionBanner } from '@console/remote/services';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent, { type Options, type UserEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { adminToken } from './signedInClient';

/** Path, service and user of a rendered remote. */
export interface RenderRemoteOptions {
  /** Address in the console: `/readers/definitions`. @defaultValue the first one the remote declares. */
  readonly path?: string;
  /** Origin of the service the remote talks to, a recording proxy for instance. @defaultValue the emulator. */
  readonly serviceUrl?: string;
  /** Milliseconds between polls. @defaultValue `defaultPollInterval`. */
  readonly pollInterval?: number;
  /** Settings of the user, fake timers for instance. */
  readonly user?: Options;
}

/** A remote on screen. */
export interface RenderedRemote {
  /** Who works with it. */
  readonly user: UserEvent;
  /** Where the user is, and how to go elsewhere. */
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** Cache of the service's answers. */
  readonly cache: QueryClient;
  readonly alerts: Alerts;
  readonly unmount: () => void;
}

// Answers arrive whenever the service gives them; what they change on screen is complete before a test looks again.
notifyManager.setNotifyFunction((notify) => act(notify));

/**
 * Renders a remote as the shell would: signed in, with alerts, outcomes, connection, router and texts, in talk with a
 * real service.
 */
export async function renderRemote(
  remote: RemoteModule,
  { path, serviceUrl = emulator.url, pollInterval, user }: RenderRemoteOptions = {},
): Promise<RenderedRemote> {
  const token = await adminToken();
  const alerts = createAlerts();
  const router = createMemoryRouter([{ path: '*', element: <RemotePages remote={remote} /> }], {
    initialEntries: [path ?? remote.declaration.routes[0]?.path ?? '/'],
  });
  let services: Services | undefined;
  const { unmount } = await act(async () =>
    render(
      <DesignProvider>
        <MessagesProvider locale="en" messages={serviceMessages.en}>
          <TestServices
            alerts={alerts}
            options={{ serviceUrl, token: () => token, ...(pollInterval !== undefined && { pollInterval }) }}
            onReady={(ready) => {
              services = ready;
            }}
          >
            <ConnectionBanner />
            <AlertHost onFollow={(to) => void router.navigate(to)} />
            <RouterProvider router={router} />
          </TestServices>
        </MessagesProvider>
      </DesignProvider>,
    ),
  );
  if (!services) throw new Error('The remote was not rendered.');
  return {
    user: userEvent.setup({ delay: null, ...user }),
    router,
    cache: services.queryClient,
    alerts,
    unmount,
  };
}

interface TestServicesProps {
  readonly alerts: Alerts;
  readonly options: Omit<ServicesOptions, 'alerts' | 'translate'>;
  readonly onReady: (services: Services) => void;
  readonly children: ReactNode;
}

/** The texts of outcomes are in the catalogue above, so the services that report them are made below it. */
function TestServices({ alerts, options, onReady, children }: TestServicesProps) {
  const translate = useMessages();
  // Those of a rendering do not change.
  const [own] = useState(options);
  const services = useMemo(() => createServices({ ...own, alerts, translate }), [own, alerts, translate]);
  useEffect(() => {
    onReady(services);
    return () => closeServices(services);
  }, [services, onReady]);
  return (
    <ServicesProvider services={services} alerts={alerts}>
      {children}
    </ServicesProvider>
  );
}

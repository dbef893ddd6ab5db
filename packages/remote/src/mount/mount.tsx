import { createServiceClient, defaultPollInterval, type ServiceClient } from '@console/api-client';
import { showProvisioning } from '@console/api-client/provisioning';
import { ServiceClientProvider } from '@console/api-client/react';
import { type Catalogue, MessagesProvider, useMessages } from '@console/design/messages';
import { PageTitleProvider } from '@console/design/page';
import { createMemoryRouter, RouterProvider } from '@console/design/router';
import { DesignProvider, type ThemeName } from '@console/design/theme';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { AlertHost, type Alerts, AlertsProvider, alertMessages, createAlerts } from '../alerts';
import {
  type Connection,
  ConnectionBanner,
  ConnectionProvider,
  connectionMessages,
  createConnection,
  refetchFailed,
} from '../connection';
import type { RemoteModule } from '../contract/remoteModule';
import { createQueryClient, outcomeMessages } from '../outcomes';
import { RemotePages } from '../pages';
import { createProcesses, type Processes, ProcessesProvider } from '../processes';

/** How a remote takes part in a page that is not the console. */
export interface MountOptions {
  /** Origin of the service, without a slash at the end; empty: the origin of the page. */
  readonly serviceUrl: string;
  /** The token that calls carry; asked for before every call, so that the page can renew it. */
  readonly token: () => string | undefined;
  /** Address the remote starts at. Default: the first address it declares. */
  readonly path?: string | undefined;
  /** Default: `light`. */
  readonly theme?: ThemeName | undefined;
  /** Language of texts, numbers and plurals. Default: `en`. */
  readonly locale?: string | undefined;
  /** Told the address inside the remote whenever it changes; the page's own history is left alone. */
  readonly onNavigate?: ((path: string) => void) | undefined;
  /** Told the title of the page that the remote shows. Default: nothing; the document's title is left alone. */
  readonly onTitle?: ((title: string) => void) | undefined;
  /** Told when the service refuses the token. */
  readonly onUnauthorized?: (() => void) | undefined;
}

/** Takes a mounted remote away again. */
export type Unmount = () => void;

const texts: Catalogue = { ...alertMessages.en, ...connectionMessages.en, ...outcomeMessages.en };
const ignoreTitle = () => undefined;

interface QueriesProps {
  readonly alerts: Alerts;
  readonly client: ServiceClient;
  readonly children: ReactNode;
}

function Queries({ alerts, client, children }: QueriesProps) {
  const translate = useMessages();
  const { queryClient, connection, processes } = useMemo(() => {
    const ownConnection = createConnection({
      probe: () => client.call(showProvisioning()),
      interval: defaultPollInterval,
      onRestored: () => refetchFailed(ownQueryClient),
    });
    const ownQueryClient = createQueryClient({ alerts, translate, connection: ownConnection });
    return {
      queryClient: ownQueryClient,
      connection: ownConnection,
      processes: createProcesses(ownQueryClient),
    };
  }, [alerts, client, translate]);
  return (
    <QueryClientProvider client={queryClient}>
      <ConnectionProvider connection={connection}>
        <ProcessesProvider processes={processes}>{children}</ProcessesProvider>
      </ConnectionProvider>
      <Forget queryClient={queryClient} connection={connection} processes={processes} />
    </QueryClientProvider>
  );
}

/**
 * Forgets at the end what was asked for. Stands last, so that it does so after everyone else has let go; answers that
 * nobody uses would be kept for minutes, and with them the page's element.
 */
function Forget({ queryClient, connection, processes }: ForgetProps) {
  useEffect(
    () => () => {
      processes.clear();
      connection.close();
      queryClient.clear();
    },
    [queryClient, connection, processes],
  );
  return null;
}

interface ForgetProps {
  readonly queryClient: QueryClient;
  readonly connection: Connection;
  readonly processes: Processes;
}

/**
 * Shows a remote inside an element of any page, with a router in memory. Inside a shadow root, styles and popups
 * stay in there.
 */
export function mount(element: Element, remote: RemoteModule, options: MountOptions): Unmount {
  const place = element.getRootNode();
  const alerts = createAlerts();
  const client = createServiceClient({
    baseUrl: options.serviceUrl,
    token: options.token,
    onUnauthorized: options.onUnauthorized,
  });
  const router = createMemoryRouter([{ path: '*', element: <RemotePages remote={remote} /> }], {
    initialEntries: [options.path ?? remote.declaration.routes[0]?.path ?? '/'],
  });
  const unsubscribe = router.subscribe(({ location }) =>
    options.onNavigate?.(location.pathname + location.search),
  );
  const root = createRoot(element);
  root.render(
    <DesignProvider theme={options.theme ?? 'light'} root={place instanceof ShadowRoot ? place : document}>
      <MessagesProvider locale={options.locale ?? 'en'} messages={texts}>
        <AlertsProvider alerts={alerts}>
          <Queries alerts={alerts} client={client}>
            <ServiceClientProvider client={client}>
              <PageTitleProvider onTitle={options.onTitle ?? ignoreTitle}>
                <AlertHost />
                <ConnectionBanner />
                <RouterProvider router={router} />
              </PageTitleProvider>
            </ServiceClientProvider>
          </Queries>
        </AlertsProvider>
      </MessagesProvider>
    </DesignProvider>,
  );
  return () => {
    unsubscribe();
    root.unmount();
    router.dispose();
  };
}

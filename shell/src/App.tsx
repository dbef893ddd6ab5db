import { createServiceClient, type TakeEarly } from '@console/api-client';
import { ServiceClientProvider } from '@console/api-client/react';
import { MessagesProvider, useMessages } from '@console/design/messages';
import { RouterProvider } from '@console/design/router';
import { AlertsProvider, alertMessages, createAlerts } from '@console/remote/alerts';
import { createQueryClient, outcomeMessages } from '@console/remote/outcomes';
import type { Registry } from '@console/remote/registry';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Configuration, ConfigurationProvider } from './configuration';
import { FailureBoundary } from './failure/FailureBoundary';
import messages from './messages/en.json';
import { createConsoleRouter } from './navigation/createConsoleRouter';
import { type LoadPage, LoadPageProvider } from './navigation/PageLoads';
import { RegistryProvider } from './registry';
import { createSessionStore, SessionProvider } from './session';
import { ThemeProvider } from './theme';

/** Options of {@link App}. */
export interface AppProps {
  readonly configuration: Configuration;
  /** The registry that came with the page. */
  readonly registry: Registry;
  /** Answers that were asked for while the code was on its way. Default: none. */
  readonly early?: TakeEarly;
  /** Loads an address from the server. Default: the browser does. */
  readonly loadPage?: LoadPage;
}

const catalogue = { ...alertMessages.en, ...outcomeMessages.en, ...messages };

const loadByBrowser: LoadPage = (address) => location.assign(address);

/** The whole console. */
export function App({ configuration, registry, early, loadPage = loadByBrowser }: AppProps) {
  return (
    <FailureBoundary>
      <ThemeProvider>
        <MessagesProvider locale="en" messages={catalogue}>
          <ConfigurationProvider value={configuration}>
            <LoadPageProvider value={loadPage}>
              <Services configuration={configuration} early={early}>
                <RegistryProvider inDocument={registry}>
                  <Pages />
                </RegistryProvider>
              </Services>
            </LoadPageProvider>
          </ConfigurationProvider>
        </MessagesProvider>
      </ThemeProvider>
    </FailureBoundary>
  );
}

interface ServicesProps extends Pick<AppProps, 'configuration' | 'early'> {
  readonly children: ReactNode;
}

/** What lives as long as the page: session, alerts, the door to the service, what it answered. */
function Services({ configuration, early, children }: ServicesProps) {
  const translate = useMessages();
  const [{ session, alerts, client, queryClient }] = useState(() => {
    const ownSession = createSessionStore(sessionStorage);
    const ownAlerts = createAlerts();
    return {
      session: ownSession,
      alerts: ownAlerts,
      client: createServiceClient({
        baseUrl: configuration.serviceUrl,
        token: ownSession.token,
        early,
        onUnauthorized: () => ownSession.lock('expired'),
      }),
      queryClient: createQueryClient({
        alerts: ownAlerts,
        translate,
        freshFor: configuration.pollInterval,
      }),
    };
  });
  return (
    <SessionProvider session={session}>
      <AlertsProvider alerts={alerts}>
        <QueryClientProvider client={queryClient}>
          <ServiceClientProvider client={client} pollInterval={configuration.pollInterval}>
            {children}
          </ServiceClientProvider>
        </QueryClientProvider>
      </AlertsProvider>
    </SessionProvider>
  );
}

function Pages() {
  const [router] = useState(createConsoleRouter);
  return <RouterProvider router={router} />;
}

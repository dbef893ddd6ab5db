import type { ServiceClientOptions } from '@console/api-client';
import type { Translate } from '@console/design/messages';
import { createAlerts, createServices, type Services, type SessionStore } from '@console/remote/host';
import type { Alerts } from '@console/remote/services';
import { recordChanges } from '../features/activity/recordChanges';
import { keepNotifications, restoreNotifications } from '../features/notifications/keptNotifications';
import type { Configuration } from './configuration';
import { createSessionStore } from './session';

/** What lives as long as the page: the session of the tab, what was said in it, and the services. */
export interface ConsoleServices extends Services {
  readonly session: SessionStore;
  readonly alerts: Alerts;
}

/** Responses that were asked for ahead, by address. */
export type EarlyResponses = NonNullable<ServiceClientOptions['early']>;

/**
 * Creates what lives as long as the page.
 * @param early responses that were asked for while the code was on its way.
 */
export function createConsoleServices(
  { serviceUrl, pollInterval, downloads }: Pick<Configuration, 'serviceUrl' | 'pollInterval' | 'downloads'>,
  translate: Translate,
  early?: EarlyResponses,
): ConsoleServices {
  const session = createSessionStore();
  const alerts = createAlerts({
    at: () => location.pathname + location.search,
    past: restoreNotifications(),
  });
  keepNotifications(alerts);
  const services: Services = createServices({
    serviceUrl,
    pollInterval,
    downloads,
    early,
    token: session.token,
    onUnauthorized: () => session.lock('expired'),
    followChange: recordChanges({
      service: serviceUrl,
      queryClient: () => services.queryClient,
      session,
    }),
    alerts,
    translate,
  });
  return { ...services, session, alerts };
}

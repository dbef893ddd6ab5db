import type { FollowChange, ServiceClientOptions } from '@console/api-client';
import type { Translate } from '@console/design/messages';
import { createAlerts, createServices, type Services, type SessionStore } from '@console/remote/host';
import type { Alerts } from '@console/remote/services';
import type { Configuration } from './configuration';
import { createSessionStore } from './session';
import { slotsOf } from './slots/FeaturesProvider';
import type { Feature } from './slots/feature';

/** Services of the whole page, with the session of the tab and its alerts. */
interface ConsoleServices extends Services {
  readonly session: SessionStore;
  readonly alerts: Alerts;
}

/** Responses that were asked for ahead, by address. */
export type EarlyResponses = NonNullable<ServiceClientOptions['early']>;

/** Observes a change for each of several observers. */
const followAll =
  (observers: readonly FollowChange[]): FollowChange =>
  (changing) => {
    const ends = observers.map((follow) => follow(changing));
    return (end) => {
      for (const tell of ends) tell?.(end);
    };
  };

/**
 * Creates what lives as long as the page.
 * @param features observe changes and keep alerts by their slots.
 * @param early responses that were asked for while the code was on its way.
 */
export function createConsoleServices(
  {
    serviceUrl,
    pollInterval,
    downloads,
    audit,
  }: Pick<Configuration, 'serviceUrl' | 'pollInterval' | 'downloads' | 'audit'>,
  translate: Translate,
  features: readonly Feature[],
  early?: EarlyResponses,
): ConsoleServices {
  const session = createSessionStore();
  const keepers = slotsOf(features, (feature) => feature.alerts);
  const alerts = createAlerts({
    at: () => location.pathname + location.search,
    past: keepers.flatMap(({ restore }) => restore()),
  });
  for (const { keep } of keepers) keep(alerts);
  const context = { service: serviceUrl, audit, queryClient: () => services.queryClient, session };
  const services: Services = createServices({
    serviceUrl,
    pollInterval,
    downloads,
    early,
    token: session.token,
    onUnauthorized: () => session.lock('expired'),
    followChange: followAll(slotsOf(features, (feature) => feature.followChanges?.(context))),
    describeChange: slotsOf(features, (feature) => feature.describeChange?.(context))[0],
    alerts,
    translate,
  });
  return { ...services, session, alerts };
}

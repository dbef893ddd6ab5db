import { createContext, type ReactNode, useContext } from 'react';
import type { Alerts } from './createAlerts';

const AlertsContext = createContext<Alerts | undefined>(undefined);

/** Makes one set of alerts known to everything below. */
export function AlertsProvider({
  alerts,
  children,
}: {
  readonly alerts: Alerts;
  readonly children: ReactNode;
}) {
  return <AlertsContext value={alerts}>{children}</AlertsContext>;
}

/**
 * The alerts of the console: says something to the user from any page.
 * @example
 * const alerts = useAlerts();
 * alerts.success('The scan was started.');
 * alerts.warning({ title: 'Two readers did not answer.', lines: ['Dock-01', 'Dock-02'] });
 * @throws Error outside of an {@link AlertsProvider}.
 */
export function useAlerts(): Alerts {
  const alerts = useContext(AlertsContext);
  if (!alerts) throw new Error('useAlerts needs an AlertsProvider above it.');
  return alerts;
}

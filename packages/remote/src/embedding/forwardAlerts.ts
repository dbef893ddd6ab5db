import type { Alerts } from '@console/remote/services';
import type { SaidAlert } from './mountOptions';

/**
 * Passes on everything that is said. What the page around says itself is taken back before it is drawn.
 * @param tell gives true when the page says it itself.
 * @returns ends it.
 */
export function forwardAlerts(alerts: Alerts, tell: (alert: SaidAlert) => boolean): () => void {
  let heard = 0;
  return alerts.subscribe(() => {
    const news = alerts
      .past()
      .filter(({ id }) => id > heard)
      .reverse();
    for (const { id, tone, title, lines } of news) {
      heard = id;
      if (!tell({ tone, title, lines })) continue;
      const same = alerts.current().filter((alert) => alert.tone === tone && alert.title === title);
      alerts.dismiss(...same.map((alert) => alert.id));
    }
  });
}

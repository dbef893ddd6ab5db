import type { Alert, AlertRequest } from './alert';

const isSame = (alert: Alert, other: Alert) =>
  alert.tone === other.tone &&
  alert.place === other.place &&
  alert.title === other.title &&
  alert.lines.join('\n') === other.lines.join('\n');

/** The alert that a request asks for, on its own. */
export function planAlert(request: AlertRequest, id: number): Alert {
  return {
    id,
    tone: request.tone,
    place: request.place ?? (request.tone === 'danger' ? 'modal' : 'banner'),
    title: request.title,
    lines: request.lines ?? [],
    links: request.links ?? [],
    actions: request.actions ?? [],
    sticky: request.tone === 'warning' || request.tone === 'danger',
    count: 1,
    sources: request.source === undefined ? [] : [request.source],
  };
}

/** Adds an alert; one that says the same as an earlier one raises the earlier one's count instead. */
export function combineAlerts(alerts: readonly Alert[], added: Alert): readonly Alert[] {
  if (!alerts.some((alert) => isSame(alert, added))) return [...alerts, added];
  return alerts.map((alert) =>
    isSame(alert, added)
      ? {
          ...alert,
          count: alert.count + 1,
          actions: added.actions,
          sources: [...new Set([...alert.sources, ...added.sources])],
        }
      : alert,
  );
}

/** Takes a settled matter back: an alert goes when it was about nothing else. */
export function withdrawAlerts(alerts: readonly Alert[], source: string): readonly Alert[] {
  if (!alerts.some((alert) => alert.sources.includes(source))) return alerts;
  return alerts.flatMap((alert) => {
    if (!alert.sources.includes(source)) return [alert];
    const sources = alert.sources.filter((other) => other !== source);
    return sources.length > 0 ? [{ ...alert, sources }] : [];
  });
}

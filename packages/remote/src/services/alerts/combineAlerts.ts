import type { Alert, AlertRequest } from './alert';

/** Most characters of one alert that are shown: more is a fault of who raised it, and nobody reads it. */
export const textLimit = 10_000;

/** Most banners that go by themselves; the older ones make room, and are in the notifications. */
const passingLimit = 4;

/** The beginning of a text that is too long, without half a character at its end. */
function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The lines that fit, the last of them cut. */
function cutLines(lines: readonly string[], length: number): readonly string[] {
  let room = length;
  return lines.flatMap((line) => {
    if (room <= 0) return [];
    const kept = cutText(line, room);
    room -= Math.max(line.length, 1);
    return [kept];
  });
}

const isPassing = ({ place, sticky }: Alert) => place === 'banner' && !sticky;

/** Those that go by themselves leave early when there are too many: shown one after the other they would take minutes. */
export function makeRoom(alerts: readonly Alert[]): readonly Alert[] {
  const surplus = alerts.filter(isPassing).slice(0, -passingLimit);
  return surplus.length > 0 ? alerts.filter((alert) => !surplus.includes(alert)) : alerts;
}

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
    title: cutText(request.title, textLimit),
    lines: cutLines(request.lines ?? [], textLimit),
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

import { safeStorage } from '@console/design/storage';
import type { Alerts, RecordedAlert } from '@console/remote/services';

/** Key in session storage: what was said lives as long as the session of the tab, over reloads. */
const key = 'console-notifications';

/** Most notifications kept over a reload. */
const most = 50;

const storage = safeStorage('sessionStorage');

const isText = (value: unknown): value is string => typeof value === 'string';

function readKept(value: unknown, id: number): RecordedAlert[] {
  const { tone, title, time, at, count, read } = (value ?? {}) as Partial<RecordedAlert>;
  const isTone = tone === 'success' || tone === 'info' || tone === 'warning' || tone === 'danger';
  if (!isTone || !isText(title) || !isText(at) || typeof time !== 'number') return [];
  const counted = typeof count === 'number' ? count : 1;
  return [
    { id, tone, title, time, at, count: counted, read: read === true, lines: [], links: [], actions: [] },
  ];
}

/** Notifications of this tab before it was loaded anew, newest first; what cannot be read is left out. */
export function restoreNotifications(): readonly RecordedAlert[] {
  const kept = storage.getJson(key);
  return Array.isArray(kept) ? kept.flatMap((value, place) => readKept(value, kept.length - place)) : [];
}

/**
 * Keeps what is said from now on for the next time this tab is loaded: title, time and page of the newest 50. Details may
 * hold what somebody typed, and actions are functions: both end with the page.
 */
export function keepNotifications({ getState, subscribe }: Pick<Alerts, 'getState' | 'subscribe'>): void {
  let { past } = getState();
  subscribe(() => {
    const { past: now } = getState();
    if (now === past) return;
    past = now;
    const kept = past.slice(0, most).map(({ tone, title, time, at, count, read }) => ({
      tone,
      title,
      time,
      at,
      count,
      read,
    }));
    storage.setJson(key, kept.length > 0 ? kept : undefined);
  });
}

import type { FollowChange } from '@console/api-client';
import type { ReportLink } from '@console/api-client/meta';
import { safeStorage } from '@console/design/storage';
import type { Alerts, RecordedAlert } from '@console/remote/services';
import { isMuted } from './muted';

/** Key in session storage: what was said lives as long as the session of the tab, over reloads. */
const key = 'console-notifications';

/** Most notifications kept over a reload. */
const most = 50;

const storage = safeStorage('sessionStorage');

const isText = (value: unknown): value is string => typeof value === 'string';

/** An address of the console: a link that is kept leads nowhere else. */
const isLink = (value: unknown): value is ReportLink => {
  const { label, to } = (value ?? {}) as Partial<ReportLink>;
  return isText(label) && isText(to) && /^\/(?!\/)/.test(to);
};

const listOf = <Value>(value: unknown, is: (value: unknown) => value is Value): Value[] =>
  Array.isArray(value) ? value.filter(is) : [];

function readKept(value: unknown, id: number): RecordedAlert[] {
  const { tone, title, time, at, count, read, done, lines, links } = (value ?? {}) as Partial<RecordedAlert>;
  const isTone = tone === 'success' || tone === 'info' || tone === 'warning' || tone === 'danger';
  if (!isTone || !isText(title) || !isText(at) || typeof time !== 'number') return [];
  return [
    {
      id,
      tone,
      title,
      time,
      at,
      count: typeof count === 'number' ? count : 1,
      read: read === true,
      done: done === true,
      lines: listOf(lines, isText),
      links: listOf(links, isLink),
      actions: [],
    },
  ];
}

/** Notifications of this tab before it was loaded anew, newest first; what cannot be read is left out. */
export function restoreNotifications(): readonly RecordedAlert[] {
  const kept = storage.getJson(key);
  return Array.isArray(kept) ? kept.flatMap((value, place) => readKept(value, kept.length - place)) : [];
}

/** Details of failures of calls that carry secrets: the service may have repeated one. */
const confidential = new Set<string>();

/** Follows the changes, to know of which failures no details are kept. */
export const followSecrets =
  (): FollowChange =>
  ({ call }) =>
  ({ error }) => {
    if (error && call.change.secrets) confidential.add(error.detail);
  };

const isConfidential = (line: string) =>
  [...confidential].some((detail) => line.includes(detail) || detail.includes(line));

/**
 * Keeps what is said from now on for the next time this tab is loaded: the newest 50, with their details but for those of
 * calls that carry secrets. Actions are functions and end with the page. What the user has muted is only recorded.
 */
export function keepNotifications({ getState, subscribe, reword }: Alerts): void {
  reword((request) =>
    request.tone !== 'danger' && isMuted(request.title) ? { ...request, quiet: true } : request,
  );
  let { past } = getState();
  subscribe(() => {
    const { past: now } = getState();
    if (now === past) return;
    past = now;
    const kept = past.slice(0, most).map(({ id, actions, lines, ...record }) => ({
      ...record,
      lines: lines.filter((line) => !isConfidential(line)),
    }));
    storage.setJson(key, kept.length > 0 ? kept : undefined);
  });
}

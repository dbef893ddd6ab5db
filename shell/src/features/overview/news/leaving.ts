import { createPreferences } from '@console/design/preferences';
import { safeStorage } from '@console/design/storage';

const tab = safeStorage('sessionStorage');

/** Preference with the time at which a user was last here, in milliseconds since 1970 by the clock of the service. */
export const leftKey = 'overview.left';

/** Entry of the tab with the same time as it was when the visit of this tab began; empty for a first visit. */
const beganKey = 'console-left-before';

const readTime = (kept: unknown): number | undefined =>
  typeof kept === 'number' && Number.isFinite(kept) ? kept : undefined;

const preferencesOf = (user: string) => createPreferences(user, safeStorage('localStorage'));

/**
 * When a user left before the visit of this tab, in milliseconds since 1970; undefined for a first visit. Holds for the
 * whole visit, however often the page is loaded anew.
 */
export function leftBefore(user: string): number | undefined {
  const kept = tab.getJson(beganKey) as Partial<Record<'user' | 'at', unknown>> | undefined;
  if (kept?.user === user) return readTime(kept.at);
  const at = readTime(preferencesOf(user).get(leftKey));
  tab.setJson(beganKey, { user, at });
  return at;
}

/**
 * Notes that a user leaves.
 * @param at milliseconds since 1970
 * @param isOver false for a page that may only be loaded anew
 */
export function noteLeaving(user: string, at: number, isOver: boolean): void {
  if (isOver) tab.setJson(beganKey, undefined);
  else leftBefore(user);
  preferencesOf(user).set(leftKey, at);
}

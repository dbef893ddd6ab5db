import { safeStorage } from '@console/design/storage';
import { createStore } from '@console/design/store';

/** Key in session storage: what is muted is so for this session of the tab. */
const key = 'console-notifications-muted';

const storage = safeStorage('sessionStorage');

const readMuted = (): readonly string[] => {
  const kept = storage.getJson(key);
  return Array.isArray(kept) ? kept.filter((title) => typeof title === 'string') : [];
};

/** Titles of what the user does not want to be told of, the latest first. */
export const muted = createStore<readonly string[]>(readMuted());

/** True for a title that is muted. */
export const isMuted = (title: string): boolean => muted.getState().includes(title);

/** Mutes a title for this session, or ends that. */
export function setMuted(title: string, isMuted: boolean): void {
  const others = muted.getState().filter((other) => other !== title);
  const titles = isMuted ? [title, ...others] : others;
  muted.setState(titles);
  storage.setJson(key, titles.length > 0 ? titles : undefined);
}

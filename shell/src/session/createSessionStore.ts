import { createSession, type SessionStore } from '@console/remote/sign-in';
import { restoreSession } from './restoreSession';
import { sessionKeys, writeSession } from './storedSession';

/**
 * The session of this tab: in session storage, and in memory for every call [SESSION-03]. Takes up what storage holds
 * [SESSION-05].
 * @param storage `sessionStorage` of the page; one that refuses (privacy settings) leaves the session in memory.
 */
export function createSessionStore(storage: Storage): SessionStore {
  return createSession({
    read: () => restoreSession(storage),
    write: (session) => {
      const entries = writeSession(session);
      attempt(() => {
        storage.setItem(sessionKeys.token, entries.token);
        storage.setItem(sessionKeys.user, entries.user);
      });
    },
    forget: () =>
      attempt(() => {
        storage.removeItem(sessionKeys.token);
        storage.removeItem(sessionKeys.user);
      }),
  });
}

function attempt(access: () => void): void {
  try {
    access();
  } catch {
    // A browser that refuses storage: the session lives in memory, and ends with the page.
  }
}

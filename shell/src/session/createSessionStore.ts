import { safeStorage } from '@console/design/storage';
import { createSession, type SessionStore } from '@console/remote/sign-in';
import { restoreSession } from './restoreSession';
import { sessionKeys, writeSession } from './storedSession';

const storage = safeStorage('sessionStorage');

/**
 * The session of this tab: in session storage, and in memory for every call [SESSION-03]. Takes up what the storage
 * holds [SESSION-05]; in a browser that refuses storage the session lives in memory only.
 */
export function createSessionStore(): SessionStore {
  return createSession({
    read: restoreSession,
    write: (session) => {
      const entries = writeSession(session);
      storage.setItem(sessionKeys.token, entries.token);
      storage.setItem(sessionKeys.user, entries.user);
    },
    forget: () => {
      storage.removeItem(sessionKeys.token);
      storage.removeItem(sessionKeys.user);
    },
  });
}

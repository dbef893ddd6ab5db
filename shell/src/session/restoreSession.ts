import { safeStorage } from '@console/design/storage';
import type { Session } from '@console/remote/sign-in';
import { parseSession, sessionKeys } from './storedSession';

const storage = safeStorage('sessionStorage');

/** The session that session storage holds, if it holds one that makes sense [SESSION-04]. */
export function restoreSession(): Session | undefined {
  return parseSession({ token: storage.getItem(sessionKeys.token), user: storage.getItem(sessionKeys.user) });
}

import type { Session } from '@console/remote/sign-in';
import { parseSession, sessionKeys } from './storedSession';

/** The session that session storage holds [SESSION-04]; none where the browser refuses to tell. */
export function restoreSession(storage: Pick<Storage, 'getItem'>): Session | undefined {
  try {
    return parseSession({
      token: storage.getItem(sessionKeys.token),
      user: storage.getItem(sessionKeys.user),
    });
  } catch {
    return undefined;
  }
}

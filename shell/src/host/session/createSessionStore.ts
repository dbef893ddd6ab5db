import { createSession, type SessionStore } from '@console/remote/host';
import { restoreSession, storeSession } from './storedSession';

/**
 * The session of this tab: in session storage, and in memory for every call [SESSION-03]. Takes up what the storage
 * holds [SESSION-05].
 */
export const createSessionStore = (): SessionStore =>
  createSession({ read: restoreSession, write: storeSession });

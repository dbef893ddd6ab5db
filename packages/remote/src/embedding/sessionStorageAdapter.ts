import { safeStorage } from '@console/design/storage';
import type { Session, SessionKeep } from '@console/remote/host';

/** The session that a stored value stands for; undefined unless it makes sense. */
function read(stored: unknown): Session | undefined {
  const { token, user } = (stored ?? {}) as Partial<Session>;
  const known = typeof user?.name === 'string' && Array.isArray(user.roles);
  return typeof token === 'string' && known ? { token, user } : undefined;
}

/**
 * Keeps a session in the storage of the tab, under a key of its own. A browser that refuses storage keeps nothing.
 * @param serviceUrl the service the session is for.
 */
export function sessionStorageAdapter(serviceUrl: string): SessionKeep {
  const key = `rfid-remote ${serviceUrl}`;
  const storage = safeStorage('sessionStorage');
  return {
    read: () => read(storage.getJson(key)),
    write: (session) => {
      const { token, user } = session ?? {};
      storage.setJson(key, user && { token, user: { name: user.name, roles: user.roles } });
    },
  };
}

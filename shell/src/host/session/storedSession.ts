import { safeStorage } from '@console/design/storage';
import type { Session } from '@console/remote/host';

/** The two legacy keys in session storage [SESSION-03]; the only place they are written down. */
export const sessionKeys = { token: 'itemsense-token', user: 'itemsense-user' } as const;

/** A session as session storage holds it: two texts, either of which may be missing. */
interface StoredSession {
  readonly token: string | null;
  readonly user: string | null;
}

/** The two entries of a session: the token as it is, the user as JSON [SESSION-03]. */
export function writeSession({ token, user }: Session): { readonly token: string; readonly user: string } {
  return { token, user: JSON.stringify({ name: user.name, roles: user.roles }) };
}

/**
 * The session that two stored entries stand for, or undefined unless both are there and make sense [SESSION-04].
 */
export function parseSession(stored: StoredSession): Session | undefined {
  const token = restoreToken(stored.token);
  const user = restoreUser(stored.user);
  return token !== undefined && user ? { token, user } : undefined;
}

/** A token is one word that a header can carry; `undefined` and `null` are what a careless writer leaves. */
function restoreToken(stored: string | null): string | undefined {
  if (stored === null || stored === 'undefined' || stored === 'null') return undefined;
  return /^[\x21\x23-\x7e]+$/.test(stored) ? stored : undefined;
}

function restoreUser(stored: string | null): Session['user'] | undefined {
  const value = parse(stored);
  if (typeof value !== 'object' || value === null) return undefined;
  const { name, roles } = value as { readonly name?: unknown; readonly roles?: unknown };
  if (typeof name !== 'string' || name === '') return undefined;
  if (!Array.isArray(roles) || !roles.every((role) => typeof role === 'string')) return undefined;
  return { name, roles };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const storage = safeStorage('sessionStorage');

/** The session that session storage holds, if it holds one that makes sense [SESSION-04]. */
export function restoreSession(): Session | undefined {
  return parseSession({ token: storage.getItem(sessionKeys.token), user: storage.getItem(sessionKeys.user) });
}

/** Keeps a session in session storage [SESSION-03], or removes it [SESSION-06]. */
export function storeSession(session: Session | undefined): void {
  const entries = session && writeSession(session);
  storage.setItem(sessionKeys.token, entries?.token);
  storage.setItem(sessionKeys.user, entries?.user);
}

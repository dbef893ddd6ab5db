import type { Session, SessionKeep } from '@console/remote/sign-in';

function parse(text: string | null): Session | undefined {
  try {
    const { token, user } = JSON.parse(text ?? '{}') as Partial<Session>;
    const known = typeof user?.name === 'string' && Array.isArray(user.roles);
    return typeof token === 'string' && known ? { token, user } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps a session in the storage of the tab, under a key of its own. A browser that refuses storage keeps nothing.
 * @param serviceUrl the service the session is for.
 */
export function sessionStorageAdapter(serviceUrl: string): SessionKeep {
  const key = `rfid-remote ${serviceUrl}`;
  const attempt = <Result>(access: () => Result): Result | undefined => {
    try {
      return access();
    } catch {
      return undefined;
    }
  };
  return {
    read: () => parse(attempt(() => sessionStorage.getItem(key)) ?? null),
    write: ({ token, user: { name, roles } }) =>
      attempt(() => sessionStorage.setItem(key, JSON.stringify({ token, user: { name, roles } }))),
    forget: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

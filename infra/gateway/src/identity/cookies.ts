/**
 * Cookies of a company's sign-in. Browsers take names with `__Host-` from this host alone, by TLS, for all of its paths.
 * - `session`: names a session; no script sees it.
 * - `person`: whose session it is, for the script of the console; nothing secret.
 * - `started`: what has to come back with the answer of the provider, sealed; one for each sign-in that is under way.
 * - `link`: a person who has yet to link an account, sealed.
 * - `leaving`: what the provider is told when somebody signs out, sealed.
 */
export const cookieNames = {
  session: '__Host-console-session',
  person: '__Host-console-person',
  started: '__Host-console-started-',
  link: '__Host-console-link',
  leaving: '__Host-console-leaving',
} as const;

/** The cookies of a request by their names. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0) cookies.set(part.slice(0, at).trim(), part.slice(at + 1).trim());
  }
  return cookies;
}

/** Bytes of a cookie that browsers keep. */
export const largestCookie = 3800;

interface CookieOptions {
  /** Seconds that it is kept. @defaultValue until the browser ends */
  readonly maxAge?: number;
  /** `Lax` comes back from the provider, `Strict` never with a request that another site began. @defaultValue Strict */
  readonly sameSite?: 'Lax' | 'Strict';
  /** Scripts of the console may read it. @defaultValue false */
  readonly readable?: boolean;
}

/** Line of `Set-Cookie`. */
export function cookieLine(
  name: string,
  value: string,
  { maxAge, sameSite = 'Strict', readable = false }: CookieOptions = {},
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    'Secure',
    `SameSite=${sameSite}`,
    ...(readable ? [] : ['HttpOnly']),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ].join('; ');
}

/** Line of `Set-Cookie` that takes a cookie away. */
export const noCookie = (name: string): string => cookieLine(name, '', { maxAge: 0 });

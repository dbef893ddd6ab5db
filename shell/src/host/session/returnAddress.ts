/** Query key of the login address that says where to go after signing in. */
const returnKey = 'returnTo';

/**
 * Where to go after signing in: a path of this console, never the login page itself and never another site;
 * otherwise the root.
 */
export function readReturnAddress(search: string): string {
  const wanted = new URLSearchParams(search).get(returnKey);
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, 'http://console')) return '/';
  const url = new URL(wanted, 'http://console');
  // A path that begins with two slashes would be taken for a host by whoever follows it.
  if (url.host !== 'console' || url.pathname.startsWith('//') || url.pathname === '/login') return '/';
  return url.pathname + url.search + url.hash;
}

/** The login address that leads back to where the person is; nothing is added for the root. */
export function loginAddress(here: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): string {
  const address = here.pathname + here.search + here.hash;
  return address === '/' ? '/login' : `/login?${new URLSearchParams({ [returnKey]: address })}`;
}

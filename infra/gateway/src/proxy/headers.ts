import type { IncomingHttpHeaders } from 'node:http';
import { withoutIdentityCookies } from '../requests/identityCookies';

/** Facts of a client; headers of a proxy count only when that proxy is trusted. */
export interface Asker {
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
  /** Addresses from the nearest to the farthest, where proxies are trusted. */
  readonly ips?: string[] | undefined;
  readonly host: string;
  readonly protocol: string;
}

/** Headers that belong to one connection (RFC 9110, 7.6.1), and what is asked of the next server only. */
const hopByHop = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Headers in which a proxy names its client, which any client can set, and what the console says of a change, which is
 * for the audit trail.
 */
const claimed = /^(forwarded$|x-forwarded-|x-real-ip$|x-console-change$)/;

/**
 * Headers in which proxies of other makes say who somebody is: whoever sends one from outside names themselves. Some
 * servers take `_` for `-`.
 */
const claimedIdentity = new RegExp(
  `^(?:${[
    'cf-access-.*',
    'impersonate-.*',
    'remote-.*',
    'ssl-client-.*',
    'x-amzn-oidc-.*',
    'x-auth-request-.*',
    'x-authenticated-.*',
    'x-client-cert.*',
    'x-goog-(?:authenticated|iap)-.*',
    'x-ms-client-principal.*',
    'x-pomerium-.*',
    'x-remote-.*',
    'x-ssl-client-.*',
    'x-user(?:-.*)?',
    'x-webauth-.*',
  ].join('|')})$`,
);

/** True for a header that only a proxy of the site may send, and that is not handed on from a client. */
export const isClaim = (name: string): boolean => {
  const known = name.toLowerCase().replaceAll('_', '-');
  return claimed.test(known) || claimedIdentity.test(known);
};

/** Headers without the cookies that are for the gateway alone. */
const withoutOwnCookies = <T extends IncomingHttpHeaders | Record<string, string>>(headers: T): T => {
  const { cookie, ...rest } = headers;
  const kept = withoutIdentityCookies(cookie);
  return kept === cookie ? headers : ({ ...rest, ...(kept !== undefined && { cookie: kept }) } as T);
};

/** Headers without those that belong to one connection, and those that its `Connection` header names. */
function endToEnd(headers: IncomingHttpHeaders): [string, IncomingHttpHeaders[string]][] {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(/[\s,]+/);
  return Object.entries(headers).filter(([name]) => !hopByHop.has(name) && !named.includes(name));
}

/** Bytes of cookies that are handed on: services take headers of 8 to 16 kB in all, and refuse what has more. */
const mostCookies = 8 * 1024;

/**
 * Headers without the cookies of the gateway, and without any where these are so many that the service would refuse the
 * request for them.
 */
export function withServiceCookies<T extends IncomingHttpHeaders | Record<string, string>>(all: T): T {
  const headers = withoutOwnCookies(all);
  const { cookie = '', ...rest } = headers;
  return cookie.length > mostCookies ? (rest as T) : headers;
}

/** The headers that tell the service about the client. */
export function forwarded({ ip, ips = [ip], host, protocol }: Asker): Record<string, string> {
  return {
    'x-forwarded-for': [...ips].reverse().join(', '),
    ...(host && { 'x-forwarded-host': host }),
    'x-forwarded-proto': protocol,
  };
}

/**
 * Headers of a request as the service gets them. The origin of the page is left out: who may call is decided by
 * the gateway, and services refuse origins they do not know even when the browser counts them as the same.
 */
export function requestHeaders(
  headers: IncomingHttpHeaders,
  from: Record<string, string>,
): IncomingHttpHeaders {
  const { origin: _origin, referer: _referer, ...rest } = withServiceCookies(headers);
  const kept = endToEnd(rest).filter(([name]) => !isClaim(name));
  return { ...Object.fromEntries(kept), ...from };
}

/**
 * Headers of an answer as the browser gets them. Left out: what belongs to the connection with the service, its own
 * word on other origins (the gateway's counts) and the challenge of basic authentication, at which browsers open a
 * sign-in window of their own.
 */
export function answerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = endToEnd(headers).filter(
    ([name]) => !name.startsWith('access-control-') && name !== 'www-authenticate',
  );
  return { ...Object.fromEntries(kept), 'cache-control': headers['cache-control'] ?? 'no-store' };
}

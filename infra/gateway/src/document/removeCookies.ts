import { audienceCookie } from '@console/remote/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isIdentityCookie } from '../requests/identityCookies';

/**
 * Length of the cookies of a request beyond which some are removed, and of what is kept then, in bytes. Whatever the
 * browser has for the origin of the console comes with each request, and servers on the way take only so much.
 */
const tooMuch = 32 * 1024;
const kept = 8 * 1024;

/** Length of the answer's headers that may be spent on it: what is left over is removed with the next document. */
const room = 12 * 1024;

/** Says for a minute that cookies were removed one by one. */
const triedCookie = 'console-cookies-removed';

/** Names of the largest cookies, until what is left is short enough; those of the console stay. */
function largest(cookies: string): string[] {
  const named = cookies
    .split('; ')
    .map((cookie) => ({ name: cookie.split('=', 1)[0] ?? '', size: cookie.length }))
    .filter(({ name }) => name !== audienceCookie && name !== triedCookie && !isIdentityCookie(name))
    .sort((one, other) => other.size - one.size);
  let left = cookies.length;
  const isNeeded = ({ size }: { readonly size: number }) => {
    const before = left;
    left -= size;
    return before > kept;
  };
  return named.filter(isNeeded).map(({ name }) => name);
}

/** Domains under which a cookie of a host may have been set: none, the host, and each that it is part of. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  const isName = labels.length > 1 && !/^[\d.]+$|:/.test(hostname);
  const domains = isName ? labels.slice(0, -1).map((_, at) => labels.slice(at).join('.')) : [];
  return ['', ...domains.map((domain) => `; Domain=${domain}`)];
}

/**
 * Headers that make a browser whose cookies for the origin of the console are too large drop the largest of them, so that
 * nobody is shut out by what another program under the same name has left; undefined where they are not too large. Where
 * that did not help, since they were set for another path, all cookies of the site go, and who signed in at the company
 * signs in again.
 */
export function cookieRemoval({
  headers,
  hostname,
  protocol,
}: FastifyRequest): { readonly 'set-cookie': string[]; readonly 'clear-site-data'?: string } | undefined {
  const { cookie = '' } = headers;
  if (cookie.length <= tooMuch) return undefined;
  const secure = protocol === 'https' ? '; Secure' : '';
  const removals = domainsOf(hostname).flatMap((domain) =>
    largest(cookie).map((name) => `${name}=; Path=/; Max-Age=0${domain}${secure}`),
  );
  let left = room;
  const lines = removals.filter((line) => {
    left -= line.length;
    return left >= 0;
  });
  return {
    'set-cookie': [...lines, `${triedCookie}=1; Path=/; Max-Age=60; SameSite=Strict${secure}`],
    ...(cookie.includes(`${triedCookie}=1`) && { 'clear-site-data': '"cookies"' }),
  };
}

/** Adds {@link cookieRemoval} to the answer. */
export function removeCookies(request: FastifyRequest, reply: FastifyReply): void {
  const removal = cookieRemoval(request);
  if (!removal) return;
  request.log.warn(
    { bytes: request.headers.cookie?.length },
    'The cookies of a browser were too large; the largest were removed.',
  );
  reply.headers(removal);
}

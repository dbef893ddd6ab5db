import type { IncomingMessage } from 'node:http';

/** A name or an address, and a port: the part of RFC 3986 that names of machines are made of. */
const authority = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

/** True for a text that can stand in `Host`: one name, without user, path or a second name. */
export const isHost = (text: string): boolean => authority.test(text) && URL.canParse(`http://${text}`);

/**
 * Why the `Host` of a request is not taken, undefined when it is: there has to be exactly one (RFC 9112, 3.2), and over
 * HTTP/2 it has to be the authority (RFC 9113, 8.3.1).
 */
export function hostProblem({ httpVersion, headers, rawHeaders }: IncomingMessage): string | undefined {
  const { host, ':authority': named = host } = headers;
  const given = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  if (given > 1 || named !== (host ?? named)) return 'There is more than one host.';
  // HTTP/1.0 knows no Host.
  if (named === undefined) return httpVersion === '1.0' ? undefined : 'The header Host is missing.';
  return typeof named === 'string' && isHost(named) ? undefined : 'The header Host is not a host.';
}

import { createHash } from 'node:crypto';
import type { Person } from '@console/audit-trail';
import { LRUCache } from 'lru-cache';
import { askWhose, tokenOf } from '../console/identifyCaller';

/** Time in ms for which a token is known to be of somebody: their roles may change. */
const knownFor = 60_000;

/**
 * Tells whose a session is, asking the service once a minute for each.
 * @returns undefined where there is no session, or the service does not say whose it is.
 */
export function people(
  serviceUrl: string,
): (authorization: string | undefined) => Promise<Person | undefined> {
  const known = new LRUCache<string, Person>({ max: 2000, ttl: knownFor });
  return async (authorization) => {
    const token = tokenOf(authorization);
    if (token === undefined) return undefined;
    // Tokens are not held in memory longer than their request.
    const digest = createHash('sha256').update(token).digest('base64');
    const found = known.get(digest);
    if (found) return found;
    const { status, body } = await askWhose(serviceUrl, token);
    const { name, roles } = (body ?? {}) as { name?: unknown; roles?: unknown };
    if (status === undefined || status >= 400 || typeof name !== 'string') return undefined;
    const person = { name, roles: Array.isArray(roles) ? roles.map(String) : [] };
    known.set(digest, person);
    return person;
  };
}

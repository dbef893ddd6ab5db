import { isAtAddress } from '@console/api-client/addresses';
import { describeCall } from '../audit/describeCall';
import { isBelow, isProxied } from '../options';
import { type Refusal, refusal } from '../serving/refusal';
import type { Grant } from './grants';

/** Calls by which a page would get tokens, or sign somebody in: no remote gets them. */
const ofTokens = ['/authenticate', '/itemsense/authentication'];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Segments that lead upwards in the eyes of some service: encoded, encoded twice, or with a parameter behind them. */
const leadsUp = /^(?:\.|%2e){1,2}(?:;|$)/i;

const climbs = (path: string) =>
  decodeURIComponent(path)
    .split('/')
    .some((segment) => leadsUp.test(segment));

/**
 * Why a page may not make a call by its grant; undefined where it may.
 * @param path of the request, without its query
 * @param calls addresses below which the remote makes calls
 */
export function problemOfCall(
  { remote, readOnly }: Pick<Grant, 'remote' | 'readOnly'>,
  method: string,
  path: string,
  calls: readonly string[],
): Refusal | undefined {
  if (ofTokens.some((prefix) => isBelow(path, prefix)))
    return refusal(403, 'Tokens of accounts are not given to pages of other sites.');
  const isKnown = isProxied(path) && methods.includes(method) && !climbs(path);
  if (!isKnown || !calls.some((address) => isAtAddress(path, address)))
    return refusal(
      403,
      'This token is for another part of the console.',
      `The remote ${remote} makes no such call.`,
    );
  if (readOnly && describeCall(method, path))
    return refusal(
      403,
      'You may look at this, but not change it.',
      'The token for embedding is for reading only.',
    );
  return undefined;
}

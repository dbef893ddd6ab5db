import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const own = new BlockList();
own.addSubnet('127.0.0.0', 8);
own.addSubnet('0.0.0.0', 8);
own.addSubnet('169.254.0.0', 16);
own.addAddress('::', 'ipv6');
own.addAddress('::1', 'ipv6');
own.addSubnet('fe80::', 10, 'ipv6');

/**
 * True for an address of this machine, or of no more than the links at it: what listens there trusts its
 * neighbours.
 */
export function isOwnAddress(address: string): boolean {
  // Without the name of the network card.
  const [bare = ''] = address.split('%');
  const version = isIP(bare);
  return version !== 0 && own.check(bare, version === 6 ? 'ipv6' : 'ipv4');
}

/** Thrown where a name leads to an own address. */
export const ownAddressCode = 'ERR_OWN_ADDRESS';

/** Says to which own address a name leads. */
class OwnAddressError extends Error {
  override readonly name = 'OwnAddressError';
  readonly code = ownAddressCode;
}

/**
 * Resolves names at every connection as Node does, but none that leads to an own address: a name may be made to do so
 * after it was stored. All of its addresses have to be others.
 */
export const lookUpOthers: LookupFunction = (name, options, answer) =>
  lookup(name, { ...options, all: true }, (error, found) => {
    const bad = found?.find(({ address }) => isOwnAddress(address));
    const problem = error ?? (bad && new OwnAddressError(bad.address)) ?? null;
    const [first] = found ?? [];
    if (problem || !first) answer(problem, '');
    else if (options.all) answer(null, found);
    else answer(null, first.address, first.family);
  });

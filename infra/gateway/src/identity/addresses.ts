import { BlockList, isIP } from 'node:net';

const families = { 4: 'ipv4', 6: 'ipv6' } as const;

/** An address of IPv4 in the form of IPv6 counts as itself. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

const familyOf = (address: string) => families[isIP(address) as keyof typeof families];

/**
 * Tells of an address if it is one of those, or in one of those networks.
 * @param allowed addresses, networks such as `10.0.0.0/8`, and `loopback`
 * @throws Error for one that is neither
 */
export function isAllowedAddress(allowed: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const one of allowed.flatMap((text) => (text === 'loopback' ? ['127.0.0.0/8', '::1'] : text))) {
    const [address = '', bits] = one.split('/');
    const family = familyOf(address);
    const most = family === 'ipv4' ? 32 : 128;
    if (!family || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      throw new Error(`'${one}' is neither an address nor a network such as 10.0.0.0/8.`);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const known = plain(address);
    const family = familyOf(known);
    return family !== undefined && list.check(known, family);
  };
}

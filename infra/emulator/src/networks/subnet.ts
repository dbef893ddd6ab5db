import { isIPv4 } from 'node:net';

/** Whether the text is an IPv4 address or a range of them: `10.20.0.0/16`. */
export function isSubnet(text: string): boolean {
  const [, address, length] = /^([^/]+)(?:\/(\d{1,2}))?$/.exec(text) ?? [];
  return address !== undefined && isIPv4(address) && Number(length ?? 32) <= 32;
}

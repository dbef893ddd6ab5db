import { hostOrAddress } from './patterns';

const hostPattern = new RegExp(hostOrAddress);

/**
 * The hostnames and IPv4 addresses of a text, separated by commas or white space, as they stand [FORM-11].
 * @returns `undefined` when there is none, an item is neither, or a comma separates nothing.
 */
export function readHostList(text: string): readonly string[] | undefined {
  const items = text.trim().split(/\s*,\s*|\s+/);
  return items.every((item) => hostPattern.test(item)) ? items : undefined;
}

import { hostOrAddress } from './patterns';

const hostPattern = new RegExp(hostOrAddress);

const itemsOf = (text: string) => text.trim().split(/\s*,\s*|\s+/);

/**
 * The hostnames and IPv4 addresses of a text, separated by commas or white space, as they stand [FORM-11].
 * @returns `undefined` when there is none, an item is neither, or a comma separates nothing.
 */
export function readHostList(text: string): readonly string[] | undefined {
  return malformedHosts(text).length === 0 ? itemsOf(text) : undefined;
}

/** The items of such a text that are neither hostname nor address, as they stand; blank where a comma separates nothing. */
export function malformedHosts(text: string): readonly string[] {
  return itemsOf(text).filter((item) => !hostPattern.test(item));
}

/*
 * Texts of regular expressions rather than expressions: a schema takes them as its `pattern`, a form makes
 * its rule from the same text with `new RegExp`.
 */

const octet = '(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const address = `${octet}(?:\\.${octet}){3}`;
const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const topLabel = '[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])';
// A name whose last label is a number would be a mistyped address: 256.1.1.1.
const host = `(?:${address}|(?:${label}\\.)*(?![0-9]+(?![A-Za-z0-9-]))${label})`;
const port = '(?:[1-9][0-9]{2,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])';
const count = '(?:0|[1-9][0-9]*)';
const preRelease = '(?:0|[1-9][0-9]*|[0-9]*[A-Za-z-][0-9A-Za-z-]*)';

/** Fully qualified domain name or IPv4 address of 4 to 253 characters [FORM-09]. */
export const domainOrAddress = `^(?=.{4,253}$)(?:${address}|(?:${label}\\.)+${topLabel})$`;

/** Hexadecimal digits in upper case; blank matches, whether blank is allowed is checked separately [FORM-09]. */
export const upperCaseHexadecimal = '^[0-9A-F]*$';

/** Letters and digits only [FORM-09]. */
export const alphanumeric = '^[A-Za-z0-9]+$';

/** IPv4 address, or a range of them with a suffix from /0 to /32: also what a subnet is [FORM-10]. */
export const subnet = `^${address}(?:/(?:3[0-2]|[12]?[0-9]))?$`;

/** Semantic version: `1.9.0`, `2.0.0-rc.1+build.7` [FORM-10]. */
export const semanticVersion = `^${count}\\.${count}\\.${count}(?:-${preRelease}(?:\\.${preRelease})*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$`;

/** Semantic version, or year and release as `2018r2` in either case; only where the documents allow it [FORM-10]. */
export const semanticOrYearVersion = `${semanticVersion}|^[0-9]{4}[rR][0-9]+$`;

/** Hostname or IPv4 address [FORM-11]. */
export const hostOrAddress = `^(?=.{1,253}$)${host}$`;

/** Hostname or IPv4 address with an optional port of 3 to 5 digits, up to 65535 [FORM-11]. */
export const hostWithPort = `^(?=.{1,259}$)${host}(?::${port})?$`;

/** Address of a reader: letters, digits, dots, colons and hyphens (READER-17). */
export const readerAddress = '^[A-Za-z0-9.:-]+$';

/** Serial number of a reader, as `370-17-01-1068` (READER-18). */
export const readerSerialNumber = '^[0-9]{3}-[0-9]{2}-[0-9]{2}-[0-9]{4}$';

/** Most characters of the name of a record, and of the address and the serial number of a reader (READER-17). */
export const longestName = 200;

/** Most characters of the name of a subnet in which readers are looked for. */
export const longestNetworkName = 50;

/** A semantic version as three numbers; build and pre-release parts are not used by the contract. */
type Version = readonly [major: number, minor: number, patch: number];

function parse(version: string): Version | undefined {
  const match = /^\^?(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : undefined;
}

/**
 * Whether a contract version lies in a caret range: the same major version, and not older.
 * Anything that is not of the form `1.2.3` and `^1.2.3` never fits.
 */
export function satisfiesContract(version: string, range: string): boolean {
  const offered = parse(version);
  const needed = range.startsWith('^') ? parse(range) : undefined;
  if (!offered || !needed || offered[0] !== needed[0]) return false;
  return offered[1] > needed[1] || (offered[1] === needed[1] && offered[2] >= needed[2]);
}

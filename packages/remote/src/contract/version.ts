/**
 * Compares two versions number by number, such as `7.10` and `7.9.1`; a number that is missing counts as 0.
 * @returns below 0 when the first is older, above 0 when it is newer, 0 when they are equal.
 */
export function compareVersions(version: string, other: string): number {
  const [one, two] = [numbersOf(version), numbersOf(other)];
  for (let index = 0; index < Math.max(one.length, two.length); index += 1) {
    const difference = (one[index] ?? 0) - (two[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The numbers of a version, the major one first: `2024r1` has 2024 and 1. */
export function numbersOf(version: string): readonly number[] {
  return (version.match(/\d+/g) ?? []).map(Number);
}

/**
 * True for a version that serves who needs another one: the same major version, and not older.
 * @param needed the least version, without `^`.
 */
export function isCompatibleVersion(version: string, needed: string): boolean {
  return numbersOf(version)[0] === numbersOf(needed)[0] && compareVersions(version, needed) >= 0;
}

const complete = /^\d+\.\d+\.\d+$/;

/**
 * True for a contract version in a caret range: the same major version, and not older. Anything that is not of the
 * form `1.2.3` and `^1.2.3` never fits.
 */
export function satisfiesContract(version: string, range: string): boolean {
  const needed = range.startsWith('^') ? range.slice(1) : '';
  return complete.test(version) && complete.test(needed) && isCompatibleVersion(version, needed);
}

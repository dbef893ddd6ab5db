/** One value that differs from what it was. */
export interface Change {
  /** Path of the value: `name`, `placement.x`. A list is one value. */
  path: string;
  before: unknown;
  after: unknown;
}

/** One value that both sides changed, differently. */
export interface Conflict {
  path: string;
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Result of merging a record that two sides have changed. */
export interface Merge<Record> {
  /** With all changes of both; where both changed the same value differently, with mine. */
  merged: Record;
  /** Values that only I changed, or both in the same way. */
  mine: readonly Change[];
  /** Values that only the other side changed. */
  theirs: readonly Change[];
  conflicts: readonly Conflict[];
}

type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const keysOf = (branches: readonly Branch[]) => [...new Set(branches.flatMap(Object.keys))];

/**
 * Compares two values by meaning. A missing value, `null`, an empty text and an empty list are all blank:
 * forms and the service write it differently.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isBlank(one) && isBlank(other))) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (isBranch(one) && isBranch(other))
    return keysOf([one, other]).every((key) => isSame(one[key], other[key]));
  return one instanceof Date && other instanceof Date && one.getTime() === other.getTime();
}

interface Findings {
  mine: Change[];
  theirs: Change[];
  conflicts: Conflict[];
}

function mergeValue(path: string, base: unknown, mine: unknown, theirs: unknown, found: Findings): unknown {
  const sides = [base ?? {}, mine, theirs];
  if (sides.every(isBranch)) return mergeBranch(path, sides, found);
  if (isSame(mine, theirs)) {
    if (!isSame(base, mine)) found.mine.push({ path, before: base, after: mine });
    return mine;
  }
  if (isSame(base, theirs)) {
    found.mine.push({ path, before: base, after: mine });
    return mine;
  }
  if (isSame(base, mine)) {
    found.theirs.push({ path, before: base, after: theirs });
    return theirs;
  }
  found.conflicts.push({ path, before: base, mine, theirs });
  return mine;
}

function mergeBranch(path: string, [base = {}, mine = {}, theirs = {}]: readonly Branch[], found: Findings) {
  const merged: Record<string, unknown> = {};
  for (const key of keysOf([base, mine, theirs])) {
    const inner = path === '' ? key : `${path}.${key}`;
    const value = mergeValue(inner, base[key], mine[key], theirs[key], found);
    if (value !== undefined || Object.hasOwn(mine, key)) merged[key] = value;
  }
  return merged;
}

/**
 * Joins what two sides made of one record, value by value. A list is one value: two people who changed it have a
 * conflict, since positions in it do not identify entries.
 *
 * @param base - the record both started from
 * @param mine - what this side made of it
 * @param theirs - what the other side made of it
 */
export function mergeRecords<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Merge<Values> {
  const found: Findings = { mine: [], theirs: [], conflicts: [] };
  const merged = mergeBranch('', [base, mine, theirs] as readonly Branch[], found) as Values;
  return { merged, ...found };
}

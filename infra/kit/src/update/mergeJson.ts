/** Any value of JSON. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

/** A place at which both sides changed a value, each to another one; that of the team stays. */
export interface JsonConflict {
  /** Keys to the value: `scripts.test`. */
  readonly path: string;
  /** The value of the template as JSON; undefined where it no longer has one. */
  readonly wanted: string | undefined;
}

/** A merged JSON text, and the places at which the value of the team stays. */
export interface MergedJson {
  readonly text: string;
  readonly conflicts: readonly JsonConflict[];
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const equal = (one: Json | undefined, other: Json | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

const isSorted = (keys: readonly string[]) =>
  keys.every((key, at) => at === 0 || (keys[at - 1] ?? '') <= key);

/** Keys of both sides: those of the team in its order, new ones behind them, or sorted where the team's are. */
function keysOf(ours: JsonObject, next: JsonObject): readonly string[] {
  const own = Object.keys(ours);
  const all = [...own, ...Object.keys(next).filter((key) => !Object.hasOwn(ours, key))];
  return own.length > 1 && isSorted(own) ? all.sort() : all;
}

/**
 * Merges three JSON texts value by value, so that neighbours in a list of dependencies do not get into each other's way.
 * @param ours text of the team
 * @param base text that both come from
 * @param next text of the new template
 * @throws SyntaxError when one of them is not JSON
 */
export function mergeJson(ours: string, base: string, next: string): MergedJson {
  const conflicts: JsonConflict[] = [];

  function merged(
    our: Json | undefined,
    old: Json | undefined,
    wanted: Json | undefined,
    path: readonly string[],
  ): Json | undefined {
    if (equal(our, wanted) || equal(old, wanted)) return our;
    if (equal(our, old)) return wanted;
    if (isObject(our) && isObject(wanted)) {
      const before = isObject(old) ? old : {};
      const entries = keysOf(our, wanted).map(
        (key) => [key, merged(our[key], before[key], wanted[key], [...path, key])] as const,
      );
      return Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== undefined));
    }
    conflicts.push({ path: path.join('.'), wanted: JSON.stringify(wanted) });
    return our;
  }

  const read = (text: string) => JSON.parse(text) as Json;
  const value = merged(read(ours), read(base), read(next), []);
  return { text: `${JSON.stringify(value, null, 2)}\n`, conflicts };
}

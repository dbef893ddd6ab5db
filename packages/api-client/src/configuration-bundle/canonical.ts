import { type Configuration, isObject, type Json, type JsonObject, sectionNames } from './document';

/** Order of texts by code unit: the same on every machine and in every language. */
export const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The value with the keys of all its objects sorted. Lists keep their order, which may mean something. */
export function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  const keys = Object.keys(value).sort(byText);
  return Object.fromEntries(keys.map((key) => [key, sorted(value[key] ?? null)]));
}

/** The object without what says nothing: `null`, blank texts, empty lists and maps, at every depth. */
export function withoutEmpty(object: JsonObject): JsonObject {
  const entries = Object.entries(object).flatMap(([key, value]): [string, Json][] => {
    const filled = filledValue(value);
    return filled === undefined ? [] : [[key, filled]];
  });
  return Object.fromEntries(entries);
}

function filledValue(value: Json | undefined): Json | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value))
    return value.length === 0
      ? undefined
      : value.map((each) => (isObject(each) ? withoutEmpty(each) : (each ?? null)));
  if (!isObject(value)) return value;
  const filled = withoutEmpty(value);
  return Object.keys(filled).length === 0 ? undefined : filled;
}

/** Deep equality of two values, without regard to the order of keys. */
export const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one === undefined ? null : sorted(one)) ===
  JSON.stringify(other === undefined ? null : sorted(other));

/** A configuration with its sections in their order, its records sorted by name and all keys sorted. */
export function canonicalConfiguration(configuration: Configuration): Configuration {
  const sections = sectionNames.flatMap((section) => {
    const records = configuration[section];
    if (!records) return [];
    const inOrder = [...records].sort((one, other) => byText(one.name, other.name));
    return [[section, inOrder.map((record) => sorted(withoutEmpty(record)))] as const];
  });
  return Object.fromEntries(sections) as Configuration;
}

import { isDeepStrictEqual } from 'node:util';
import type { Change } from './change';

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const record = (value: unknown): Schema => (isSchema(value) ? value : {});

/** Limits by whether a larger number allows more. */
const limits: Readonly<Record<string, boolean>> = {
  maxLength: true,
  maxItems: true,
  maxProperties: true,
  maximum: true,
  minLength: false,
  minItems: false,
  minProperties: false,
  minimum: false,
};

function keywordChange(path: string, keyword: string, before: unknown, after: unknown): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  const growing = limits[keyword];
  if (growing !== undefined) {
    const wider =
      after === undefined ||
      (typeof before === 'number' && typeof after === 'number' && after > before === growing);
    return [
      { kind: wider ? 'addition' : 'breaking', what: `${path}: ${keyword} was ${before}, and is ${after}` },
    ];
  }
  return [{ kind: 'breaking', what: `${path}: ${keyword} was changed` }];
}

function valueChanges(path: string, before: Schema, after: Schema): Change[] {
  const [old, next] = [texts(before.enum), texts(after.enum)];
  const gone = old.filter((value) => !next.includes(value));
  const come = next.filter((value) => !old.includes(value));
  if (before.enum === undefined && after.enum === undefined) return [];
  return [
    ...gone.map((value): Change => ({ kind: 'breaking', what: `${path} does not allow ${value} any more` })),
    ...come.map(
      (value): Change => ({
        kind: before.enum === undefined ? 'breaking' : 'addition',
        what: `${path} allows ${value}`,
      }),
    ),
  ];
}

function propertyChanges(path: string, before: Schema, after: Schema): Change[] {
  const [old, next] = [record(before.properties), record(after.properties)];
  const [oldNeeds, needs] = [texts(before.required), texts(after.required)];
  return [...new Set([...Object.keys(old), ...Object.keys(next)])].flatMap((name): Change[] => {
    const property = `${path}.${name}`;
    if (!(name in old))
      return needs.includes(name)
        ? [{ kind: 'breaking', what: `${property} was added and is required` }]
        : [{ kind: 'addition', what: `${property} was added` }];
    if (!(name in next)) return [{ kind: 'breaking', what: `${property} was removed` }];
    const demanded: Change[] =
      needs.includes(name) && !oldNeeds.includes(name)
        ? [{ kind: 'breaking', what: `${property} is required` }]
        : oldNeeds.includes(name) && !needs.includes(name)
          ? [{ kind: 'addition', what: `${property} may be left out` }]
          : [];
    return [...demanded, ...schemaChanges(property, old[name], next[name])];
  });
}

const apart = ['properties', 'required', 'enum', 'items', 'additionalProperties'];

/**
 * Differences between two states of a JSON schema for who writes what it describes: what is allowed more is
 * an addition, everything else may break.
 */
export function schemaChanges(path: string, before: unknown, after: unknown): Change[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isSchema(before) || !isSchema(after)) return [{ kind: 'breaking', what: `${path} was changed` }];
  const keywords = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (keyword) => !apart.includes(keyword),
  );
  const nested = ['items', 'additionalProperties'].flatMap((keyword) => {
    const [old, next] = [before[keyword], after[keyword]];
    if (isSchema(old) || isSchema(next)) return schemaChanges(`${path}[]`, old ?? {}, next ?? {});
    return keywordChange(path, keyword, old, next);
  });
  return [
    ...propertyChanges(path, before, after),
    ...valueChanges(path, before, after),
    ...nested,
    ...keywords.flatMap((keyword) => keywordChange(path, keyword, before[keyword], after[keyword])),
  ];
}

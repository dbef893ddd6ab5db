import { type Schema, Validator } from '@cfworker/json-schema';
import { bundleKind, type Json } from '@console/api-client/configuration-bundle';
import { type BundleSchema, bundleSchema } from '@console/api-client/configuration-bundle/schema';
import type { Tree } from '@lezer/common';
import { firstFault, type Path, placeOf, type Range } from './jsonTree';

/** A fault of a text, where it stands. */
export interface Fault extends Range {
  /**
   * - `syntax`: it is no JSON;
   * - `foreign`: a document of another form, of which no schema is known;
   * - `missing`: keys that are required are not there;
   * - `unknown`: a key that comes to nothing;
   * - `section`: a kind of records that is not known;
   * - `type`, `values`, `empty`, `long`, `least`, `most`, `entries`: it is not of this type, none of these values,
   *   empty, longer than this, smaller, larger, or a list of more entries;
   * - `form`: anything else that the schema does not allow.
   */
  readonly kind:
    | 'syntax'
    | 'foreign'
    | 'missing'
    | 'unknown'
    | 'section'
    | 'type'
    | 'values'
    | 'empty'
    | 'long'
    | 'least'
    | 'most'
    | 'entries'
    | 'form';
  /** Keys, types or values that it is about, or a number. @defaultValue none */
  readonly words?: readonly string[];
}

/** Most faults that are looked for in one text. */
const mostFaults = 200;

const validator = new Validator(bundleSchema as Schema, '2020-12', false);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for a document that is, or is to become, a bundle. */
const isBundle = (document: unknown): boolean =>
  !isObject(document) ||
  'sections' in document ||
  ('kind' in document ? document.kind === bundleKind : Object.keys(document).length === 0);

/** The steps of a JSON pointer. */
const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));

const below = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (part, step) => (typeof part === 'object' && part !== null ? Reflect.get(part, step) : undefined),
    value,
  );

const written = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Keywords that say only that something below is wrong. */
const repeated = new Set([
  'properties',
  'additionalProperties',
  'items',
  'propertyNames',
  'if',
  'then',
  'else',
]);

const ofKeyword: Readonly<Record<string, Fault['kind']>> = {
  required: 'missing',
  type: 'type',
  enum: 'values',
  const: 'values',
  maxLength: 'long',
  minimum: 'least',
  maximum: 'most',
  maxItems: 'entries',
};

interface Mismatch {
  readonly kind: Fault['kind'];
  readonly path: Path;
  readonly words?: readonly string[];
}

/** Mismatches of a document with the schema of bundles. */
function mismatchesOf(document: Json): readonly Mismatch[] {
  const found = new Map<string, Mismatch>();
  let around: BundleSchema = bundleSchema;
  for (const { keyword, keywordLocation, instanceLocation } of validator.validate(document).errors) {
    if (keyword === 'additionalProperties')
      around = below(bundleSchema, stepsOf(keywordLocation).slice(0, -1)) as BundleSchema;
    if (repeated.has(keyword) || found.size >= mostFaults) continue;
    const path = stepsOf(instanceLocation);
    const id = `${instanceLocation} ${keyword}`;
    if (keyword === 'false') {
      // The validator takes a key with a wrong value for one that is not known.
      if (Object.hasOwn(around.properties ?? {}, path.at(-1) ?? '')) continue;
      const kind = path.length === 2 ? 'section' : 'unknown';
      found.set(id, { kind, path, words: [path.at(-1) ?? ''] });
      continue;
    }
    const limit = below(bundleSchema, stepsOf(keywordLocation));
    const given = below(document, path);
    const listed = [limit].flat().filter((each) => each !== null && each !== 'null');
    const words =
      keyword === 'required' ? listed.filter((key) => !(isObject(given) && written(key) in given)) : listed;
    const kind = keyword === 'minLength' && limit === 1 ? 'empty' : (ofKeyword[keyword] ?? 'form');
    // A value that is none of those allowed is of another type as well.
    if (keyword === 'enum' || keyword === 'const') found.delete(`${instanceLocation} type`);
    found.set(id, { kind, path, words: words.map(written) });
  }
  return [...found.values()];
}

/** Faults of a text as a bundle, each where it stands, in their order. */
export function bundleFaults(text: string, tree: () => Tree): readonly Fault[] {
  if (text.trim() === '') return [];
  let document: Json;
  try {
    document = JSON.parse(text) as Json;
  } catch (error) {
    return [{ ...firstFault(text, tree(), error as Error), kind: 'syntax' }];
  }
  if (!isBundle(document)) return [{ ...rangeOf(text, tree(), []), kind: 'foreign' }];
  return mismatchesOf(document)
    .map(({ path, ...mismatch }) => ({
      ...mismatch,
      ...rangeOf(text, tree(), path, mismatch.kind === 'unknown' || mismatch.kind === 'section'),
    }))
    .sort((one, other) => one.from - other.from);
}

/**
 * Where a value is marked: lists and objects by the key or the bracket they begin with, so that not all of a document
 * is marked.
 * @param byKey the key is marked in any case
 */
export function rangeOf(text: string, tree: Tree, path: Path, byKey = false): Range {
  const { key, value } = placeOf(text, tree, path);
  const isLong = /^[[{]/.test(text.slice(value.from, value.from + 1));
  if (key && (byKey || isLong)) return { from: key.from, to: key.to };
  return isLong ? { from: value.from, to: value.from + 1 } : { from: value.from, to: value.to };
}

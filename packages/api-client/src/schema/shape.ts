import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/**
 * The type of a JSON Schema with its named properties only. The schemas tolerate unknown keys, which
 * json-schema-to-ts expresses as an index signature of `unknown`; left in, it would let every misspelt
 * property compile. Maps with a declared value type (antenna zones, features) keep theirs.
 */
export type Shape<S extends JSONSchema> = Known<FromSchema<S>>;

type Known<T> = T extends readonly (infer Item)[]
  ? Known<Item>[]
  : T extends object
    ? { [K in keyof T as IsUndeclared<K, T[K]> extends true ? never : K]: Known<T[K]> }
    : T;

type IsUndeclared<K, Value> = string extends K ? (unknown extends Value ? true : false) : false;

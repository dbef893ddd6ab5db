import type { JSONSchema } from 'json-schema-to-ts';

/** A text in a declaration, by language; English is always there: `{ en: 'New recipe' }`. */
export const textsSchema = {
  type: 'object',
  required: ['en'],
  properties: { en: { type: 'string', minLength: 1 } },
  additionalProperties: { type: 'string', minLength: 1 },
} as const satisfies JSONSchema;

/** Address of a page that needs no record, from the named paths. */
export const addressSchema = { type: 'string', pattern: '^/[^\\s#:]*$' } as const satisfies JSONSchema;

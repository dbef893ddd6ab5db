import type { JSONSchema } from 'json-schema-to-ts';

/** A text in a declaration, by language; English is always there: `{ en: 'New recipe' }`. */
export const textsSchema = {
  type: 'object',
  required: ['en'],
  properties: { en: { type: 'string', minLength: 1 } },
  additionalProperties: { type: 'string', minLength: 1 },
} as const satisfies JSONSchema;

/** A text by language, see {@link textsSchema}. */
export interface Texts {
  readonly en: string;
  readonly [language: string]: unknown;
}

/** A text in a language; in English where there is none in that language. */
export function textIn(texts: Texts, locale = 'en'): string {
  const text = texts[locale];
  return typeof text === 'string' ? text : texts.en;
}

/** Address of a page that needs no record: `/recipes/new`. */
export const addressSchema = { type: 'string', pattern: '^/[^\\s#:]*$' } as const satisfies JSONSchema;

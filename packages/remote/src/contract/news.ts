import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { askSchema } from './records';

/**
 * A source of news: a component of a remote that reports what happened, line by line, to the card of the overview that
 * says what happened since the user signed out. Its code is loaded when that card is seen.
 */
export const newsSchema = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    /** Name of the component and of its file: `JobNews`. */
    name: { type: 'string', pattern: '^[A-Z][A-Za-z]+$' },
    /** Role without which it is not asked: `Admin`. @defaultValue everybody sees its news */
    role: { type: 'string', minLength: 1 },
    /** First requests of the component, as GET paths: sent while its code is on its way. @defaultValue none */
    asks: { type: 'array', items: askSchema },
  },
} as const satisfies JSONSchema;

/** A source of news, see {@link newsSchema}. */
export type NewsDeclaration = FromSchema<typeof newsSchema>;

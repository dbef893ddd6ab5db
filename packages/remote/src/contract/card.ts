import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { askSchema } from './records';
import { textsSchema } from './texts';

/** Width of a card of the overview: one, two, or all columns of a wide screen. */
const cardSizes = ['small', 'medium', 'large'] as const;

/**
 * A card that a remote contributes to the overview of the console. Its code is loaded when the card is seen; the console
 * draws its heading, and what stands in its place when it cannot be loaded or fails.
 */
export const cardSchema = {
  type: 'object',
  required: ['name', 'title'],
  additionalProperties: false,
  properties: {
    /** Name of the component and of its file: `RunningJobsCard`. */
    name: { type: 'string', pattern: '^[A-Z][A-Za-z]+$' },
    title: textsSchema,
    /** @defaultValue `small` */
    size: { type: 'string', enum: cardSizes },
    /** Position among all cards, ascending, until the user arranges them. @defaultValue last */
    order: { type: 'number' },
    /** Role without which the card is not shown: `Admin`. @defaultValue everybody sees it */
    role: { type: 'string', minLength: 1 },
    /** First requests of the card, as GET paths: sent while its code is on its way. @defaultValue none */
    asks: { type: 'array', items: askSchema },
  },
} as const satisfies JSONSchema;

/** A card of the overview, see {@link cardSchema}. */
export type CardDeclaration = FromSchema<typeof cardSchema>;

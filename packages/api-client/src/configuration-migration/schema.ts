import type { JSONSchema } from 'json-schema-to-ts';
import { optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** Treatment of objects that an import finds in place: kept, or replaced by the imported ones. */
export const importModes = ['merge', 'overwrite'] as const;

/** Possible outcomes for an object of an import. */
export const importOutcomes = ['CREATED', 'REPLACED', 'KEPT', 'FAILED'] as const;

/** Outcome of each object of an import; no document shows more than that there is an answer. */
const importResultSchema = {
  type: 'object',
  required: ['results'],
  properties: {
    results: {
      type: 'array',
      items: {
        type: 'object',
        required: ['section', 'name', 'outcome'],
        properties: { section: text, name: text, outcome: text, message: optionalText },
      },
    },
  },
} as const satisfies JSONSchema;

/** Outcome of each object of an import. */
export type ImportResult = Shape<typeof importResultSchema>;

/** Treatment of objects that an import finds in place. */
export type ImportMode = (typeof importModes)[number];

/** Outcome for an object of an import. */
export type ImportOutcome = (typeof importOutcomes)[number];

/** Schemas by which the browser checks answers. */
export const answers = { importResult: importResultSchema };

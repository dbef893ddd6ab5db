import type { JSONSchema } from 'json-schema-to-ts';
import { optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** What an import does with objects that are there already: keeps them, or puts the imported ones in their place. */
export const importModes = ['merge', 'overwrite'] as const;

/** What can have become of an object of an import. */
export const importOutcomes = ['CREATED', 'REPLACED', 'KEPT', 'FAILED'] as const;

/** What became of each object of an import; no document shows more than that there is an answer. */
export const importResultSchema = {
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

/** What became of each object of an import. */
export type ImportResult = Shape<typeof importResultSchema>;

/** What an import does with objects that are there already. */
export type ImportMode = (typeof importModes)[number];

/** What can have become of an object of an import. */
export type ImportOutcome = (typeof importOutcomes)[number];

/** What the browser checks in answers. */
export const answers = { importResult: importResultSchema };

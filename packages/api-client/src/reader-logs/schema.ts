import type { JSONSchema } from 'json-schema-to-ts';
import { optionalText, optionalTexts, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** States of the log of a reader, in the order in which the console shows them. */
export const readerLogStates = ['RUNNING', 'ERROR', 'DONE'] as const;

/** State of the collection of reader logs (LOG-04): names of readers by what has become of their logs. */
const readerLogRequestSchema = {
  type: 'object',
  required: ['state'],
  properties: {
    state: text,
    readersStates: {
      type: ['object', 'null'],
      properties: { RUNNING: optionalTexts, DONE: optionalTexts, ERROR: optionalTexts },
    },
    requestTime: optionalText,
    completeTime: optionalText,
  },
} as const satisfies JSONSchema;

/** State of the collection of reader logs as the service answers it. */
export type ReaderLogRequestAnswer = Shape<typeof readerLogRequestSchema>;

/** State of the log of a reader. */
export type ReaderLogState = (typeof readerLogStates)[number];

/** Schemas by which the browser checks answers. */
export const answers = { readerLogRequest: readerLogRequestSchema };

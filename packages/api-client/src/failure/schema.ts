import type { JSONSchema } from 'json-schema-to-ts';
import { optionalText } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** Body of every answer that is not a success. `debugMessage` is what happened, `message` is why (ERROR-01). */
export const failureSchema = {
  type: 'object',
  properties: {
    status: { type: 'integer' },
    message: optionalText,
    debugMessage: optionalText,
  },
} as const satisfies JSONSchema;

/** Body of an answer that is not a success. */
export type FailureBody = Shape<typeof failureSchema>;

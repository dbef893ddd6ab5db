import type { JSONSchema } from 'json-schema-to-ts';
import { optionalInteger, optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';
import { readerArrangements } from '../threshold-antenna-configurations/schema';

/** A threshold as the service answers it. `readers` maps a reader, in order, to its antenna configuration. */
export const thresholdSchema = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'integer' },
    name: text,
    facility: optionalText,
    readerArrangement: optionalText,
    readers: {
      type: ['object', 'null'],
      additionalProperties: {
        type: ['object', 'null'],
        properties: { antennaConfigurationId: optionalInteger },
      },
    },
  },
} as const satisfies JSONSchema;

/** A threshold as it is sent (THRESH-19). The facility may be left out while there is only one. */
export const thresholdRequestSchema = {
  type: 'object',
  required: ['name', 'readerArrangement'],
  properties: {
    name: { type: 'string', minLength: 1 },
    facility: optionalText,
    readerArrangement: { enum: [...readerArrangements, 'CUSTOM'] },
    readers: {
      type: ['object', 'null'],
      additionalProperties: {
        type: 'object',
        required: ['antennaConfigurationId'],
        properties: { antennaConfigurationId: { type: 'integer' } },
      },
    },
  },
} as const satisfies JSONSchema;

/** A threshold as the service answers it. */
export type ThresholdAnswer = Shape<typeof thresholdSchema>;

/** A threshold as it is sent. */
export type ThresholdRequest = Shape<typeof thresholdRequestSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { threshold: thresholdSchema };

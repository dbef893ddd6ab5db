import type { JSONSchema } from 'json-schema-to-ts';
import { readerTypes } from '../reader-definitions/schema';
import { optionalNumber, optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** The arrangements of readers a threshold can be given. */
export const readerArrangements = ['OVERHEAD', 'OVERHEAD_OFFSET', 'SIDE_BY_SIDE'] as const;

/** One of the arrangements a threshold can be given. */
export type ReaderArrangement = (typeof readerArrangements)[number];

/** The sides of a passage a reader can be on. */
export const sides = ['LEFT', 'RIGHT'] as const;

/** One of the sides of a passage. */
export type Side = (typeof sides)[number];

/** An antenna, with the power it sends with when that is not the reader's. */
const antennaSchema = {
  type: 'object',
  required: ['antennaId'],
  properties: { antennaId: { type: 'integer' }, transmitPowerInDbm: optionalNumber },
} as const satisfies JSONSchema;

const antennas = { type: ['array', 'null'], items: antennaSchema } as const;

/** A threshold antenna configuration as the service answers it. No reader type or arrangement stands for any. */
const antennaConfigurationSchema = {
  type: 'object',
  required: ['id', 'name'],
  properties: {
    id: { type: 'integer' },
    name: text,
    side: optionalText,
    readerType: optionalText,
    readerArrangement: optionalText,
    in: antennas,
    out: antennas,
    ignored: antennas,
  },
} as const satisfies JSONSchema;

/**
 * A threshold antenna configuration as it is sent (THRESH-17). The built-in ones of old releases have neither
 * reader type nor arrangement. Further rules of antennas are in `antennaProblems`.
 */
export const antennaConfigurationRequestSchema = {
  type: 'object',
  required: ['name', 'in', 'out'],
  properties: {
    name: { type: 'string', minLength: 1 },
    side: { enum: [...sides, null] },
    readerType: { enum: [...readerTypes, null] },
    readerArrangement: { enum: [...readerArrangements, 'CUSTOM', null] },
    in: { type: 'array', items: antennaSchema },
    out: { type: 'array', items: antennaSchema },
    ignored: antennas,
  },
} as const satisfies JSONSchema;

/** An antenna of a threshold antenna configuration on the wire. */
export type AntennaAnswer = Shape<typeof antennaSchema>;

/** A threshold antenna configuration as the service answers it. */
export type AntennaConfigurationAnswer = Shape<typeof antennaConfigurationSchema>;

/** A threshold antenna configuration as it is sent. */
export type AntennaConfigurationRequest = Shape<typeof antennaConfigurationRequestSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { antennaConfiguration: antennaConfigurationSchema };

export { type AntennaProblem, antennaProblems, describeAntennaProblem } from './antennaRules';

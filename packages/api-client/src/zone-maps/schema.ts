import type { JSONSchema } from 'json-schema-to-ts';
import { optionalNumber, optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** A corner of a zone in metres. */
export const pointSchema = {
  type: 'object',
  required: ['x', 'y'],
  properties: { x: { type: 'number' }, y: { type: 'number' }, z: optionalNumber },
} as const satisfies JSONSchema;

/** A named area on a floor. */
export const zoneSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: text,
    floor: optionalText,
    points: { type: ['array', 'null'], items: pointSchema },
  },
} as const satisfies JSONSchema;

/** A zone map as the service answers it. */
export const zoneMapSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: text,
    facility: optionalText,
    zones: { type: ['array', 'null'], items: zoneSchema },
  },
} as const satisfies JSONSchema;

/** A zone map as the service answers it. */
export type ZoneMapAnswer = Shape<typeof zoneMapSchema>;

/** A named area on a floor, points in metres. */
export type Zone = Shape<typeof zoneSchema>;

/** What the browser checks in answers. */
export const answers = { zoneMap: zoneMapSchema };

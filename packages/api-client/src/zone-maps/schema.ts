import type { JSONSchema } from 'json-schema-to-ts';
import { longestName } from '../patterns';
import { optionalNumber, optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** A corner of a zone in metres. */
const pointSchema = {
  type: 'object',
  required: ['x', 'y'],
  properties: { x: { type: 'number' }, y: { type: 'number' }, z: optionalNumber },
} as const satisfies JSONSchema;

const optionalPoints = { type: ['array', 'null'], items: pointSchema } as const;

/** A named area on a floor. */
const zoneSchema = {
  type: 'object',
  required: ['name'],
  properties: { name: text, floor: optionalText, points: optionalPoints },
} as const satisfies JSONSchema;

/** A zone map as the service answers it. */
const zoneMapSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: text,
    facility: optionalText,
    floor: optionalText,
    points: optionalPoints,
    zones: { type: ['array', 'null'], items: zoneSchema },
  },
} as const satisfies JSONSchema;

/** The most zones a map may have. */
export const mostZones = 1000;

/** The most corners a zone may have. */
export const mostCorners = 500;

/**
 * A zone map as it is sent (ZONE-07). The facility may be left out while there is only one. What no schema says
 * of zones is in `zoneProblems`.
 */
export const zoneMapRequestSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: longestName },
    facility: optionalText,
    floor: optionalText,
    points: optionalPoints,
    zones: {
      type: ['array', 'null'],
      maxItems: mostZones,
      items: {
        type: 'object',
        required: ['name', 'points'],
        properties: {
          name: text,
          floor: optionalText,
          points: { type: 'array', items: pointSchema, maxItems: mostCorners },
        },
      },
    },
  },
} as const satisfies JSONSchema;

/** A zone map as the service answers it. */
export type ZoneMapAnswer = Shape<typeof zoneMapSchema>;

/** A zone map as it is sent. */
export type ZoneMapRequest = Shape<typeof zoneMapRequestSchema>;

/** A named area on a floor as the service answers it. */
export type ZoneAnswer = Shape<typeof zoneSchema>;

/** A corner of a zone as the service answers it. */
export type PointAnswer = Shape<typeof pointSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { zoneMap: zoneMapSchema };

export { contains, isInside } from './polygon';
export { describeZoneProblem, leastCorners, type ZoneProblem, zoneProblems } from './zoneRules';

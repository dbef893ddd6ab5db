import type { JSONSchema } from 'json-schema-to-ts';
import { longestName } from '../patterns';
import { text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** A facility as the service answers it. */
const facilitySchema = {
  type: 'object',
  required: ['name'],
  properties: { name: text },
} as const satisfies JSONSchema;

/** A facility as it is sent. */
export const facilityRequestSchema = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', minLength: 1, maxLength: longestName } },
} as const satisfies JSONSchema;

/** A site with readers. */
export type Facility = Shape<typeof facilitySchema>;

/** A facility to be saved. */
export type FacilityRequest = Shape<typeof facilityRequestSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { facility: facilitySchema };

import type { JSONSchema } from 'json-schema-to-ts';
import { optionalText } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** Which zone map is current in a facility. `name` is `null` when none is. */
const currentZoneMapSchema = {
  type: 'object',
  required: ['name'],
  properties: { name: optionalText, status: optionalText },
} as const satisfies JSONSchema;

/** Which zone map is current in a facility, as the service answers it. */
export type CurrentZoneMapAnswer = Shape<typeof currentZoneMapSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { currentZoneMap: currentZoneMapSchema };

import type { JSONSchema } from 'json-schema-to-ts';
import { text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** Answer of `GET /api/provisioning_state`. */
const provisioningSchema = {
  type: 'object',
  required: ['provisioningState'],
  properties: { provisioningState: text },
} as const satisfies JSONSchema;

/** State of provisioning. */
export type Provisioning = Shape<typeof provisioningSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { provisioning: provisioningSchema };

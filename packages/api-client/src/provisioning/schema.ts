import type { JSONSchema } from 'json-schema-to-ts';
import { text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** Answer of `GET /api/provisioning_state`. */
export const provisioningSchema = {
  type: 'object',
  required: ['provisioningState'],
  properties: { provisioningState: text },
} as const satisfies JSONSchema;

/** Whether the service has been provisioned. */
export type Provisioning = Shape<typeof provisioningSchema>;

/** What the browser checks in answers. */
export const answers = { provisioning: provisioningSchema };

import type { JSONSchema } from 'json-schema-to-ts';
import type { Shape } from '../schema/shape';

/** Whether the clocks of readers are set by the service's: the answer, and what is sent to change it (CLOCK-02). */
export const clockSyncSchema = {
  type: 'object',
  required: ['enabled'],
  properties: { enabled: { type: 'boolean' } },
} as const satisfies JSONSchema;

/** Whether the clocks of readers are set by the service's. */
export type ClockSync = Shape<typeof clockSyncSchema>;

/** What the browser checks in answers. */
export const answers = { clockSync: clockSyncSchema };

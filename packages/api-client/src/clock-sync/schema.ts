import type { JSONSchema } from 'json-schema-to-ts';
import type { Shape } from '../schema/shape';

/**
 * Switch for setting the clocks of readers by the service's: the answer, and the body that changes it
 * (CLOCK-02).
 */
export const clockSyncSchema = {
  type: 'object',
  required: ['enabled'],
  properties: { enabled: { type: 'boolean' } },
} as const satisfies JSONSchema;

/** State of setting the clocks of readers by the service's. */
export type ClockSync = Shape<typeof clockSyncSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { clockSync: clockSyncSchema };

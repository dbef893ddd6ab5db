import type { JSONSchema } from 'json-schema-to-ts';
import type { Shape } from '../schema/shape';

/** Answer of `GET /api/machine/setup`. */
export const machineSetupSchema = {
  type: 'object',
  required: ['initialConfigurationCompleted'],
  properties: { initialConfigurationCompleted: { type: 'boolean' } },
} as const satisfies JSONSchema;

/** Whether the first configuration has been gone through. */
export type MachineSetup = Shape<typeof machineSetupSchema>;

/** What the browser checks in answers. */
export const answers = { machineSetup: machineSetupSchema };

import type { JSONSchema } from 'json-schema-to-ts';
import type { Shape } from '../schema/shape';

/** Answer of `GET /api/machine/setup`. */
const machineSetupSchema = {
  type: 'object',
  required: ['initialConfigurationCompleted'],
  properties: { initialConfigurationCompleted: { type: 'boolean' } },
} as const satisfies JSONSchema;

/** State of the first configuration: gone through or not. */
export type MachineSetup = Shape<typeof machineSetupSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { machineSetup: machineSetupSchema };

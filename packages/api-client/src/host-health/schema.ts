import type { JSONSchema } from 'json-schema-to-ts';
import { optionalText } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** State of one component of the service (HEALTH-01). */
const componentState = {
  type: ['object', 'null'],
  properties: { state: optionalText },
} as const satisfies JSONSchema;

/** Answer of `GET /health/v1/`: states by component. The console reads the one of the host. */
const hostHealthSchema = {
  type: 'object',
  properties: { HOST: componentState },
} as const satisfies JSONSchema;

const limit = { type: ['number', 'string', 'null'] } as const satisfies JSONSchema;

/** Answer of `GET /health/v1/metrics/configuration`: limits shown as they come, numbers or durations (HEALTH-03). */
const metricLimitsSchema = {
  type: 'object',
  properties: { cpuMax: limit, cpuDurationMax: limit, memFreeMin: limit, memFreeDuration: limit },
} as const satisfies JSONSchema;

/** States of the components as the service answers them. */
export type HostHealthAnswer = Shape<typeof hostHealthSchema>;

/** Limits of the host as the service answers them. */
export type MetricLimitsAnswer = Shape<typeof metricLimitsSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { hostHealth: hostHealthSchema, metricLimits: metricLimitsSchema };

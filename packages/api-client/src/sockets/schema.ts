import type { JSONSchema } from 'json-schema-to-ts';
import { optionalNumber, optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** Contents of the console's own queues. */
const queueTypes = ['transitions', 'items', 'health'] as const;

/** A queue as it is asked for. Its options limit what it carries: `{thresholdName}` for transitions. */
export const queueRequestSchema = {
  type: 'object',
  required: ['type'],
  properties: {
    type: { enum: queueTypes },
    options: { type: ['object', 'null'] },
  },
} as const satisfies JSONSchema;

/** Interval at which a metric is asked for, in milliseconds. */
export const metricQuerySchema = {
  type: 'object',
  properties: { interval: { type: 'integer', minimum: 100, maximum: 3_600_000 } },
} as const satisfies JSONSchema;

/** Where a socket is opened. The channel may be named separately or within the address only. */
const socketAnswerSchema = {
  type: 'object',
  required: ['socketUrl'],
  properties: { socketUrl: text, channelId: optionalText },
} as const satisfies JSONSchema;

/** An item has crossed a threshold (MONITOR-11). */
const transitionEventSchema = {
  type: 'object',
  required: ['epc', 'toZone'],
  properties: { epc: text, observationTime: optionalText, confidence: optionalNumber, toZone: text },
} as const satisfies JSONSchema;

/** Measurement of the host (HEALTH-07). */
const metricMessageSchema = {
  type: 'object',
  required: ['payload'],
  properties: {
    payload: {
      type: 'array',
      items: { type: 'object', required: ['value'], properties: { value: { type: 'number' } } },
    },
  },
} as const satisfies JSONSchema;

/** Content of one of the console's own queues. */
export type QueueType = (typeof queueTypes)[number];

/** A queue as it is asked for. */
export type QueueRequest = Shape<typeof queueRequestSchema>;

/** Where a socket is opened. */
export type SocketAnswer = Shape<typeof socketAnswerSchema>;

/** An item has crossed a threshold, as it comes over a socket. */
export type TransitionEventMessage = Shape<typeof transitionEventSchema>;

/** Measurement of the host, as it comes over a socket. */
export type MetricMessage = Shape<typeof metricMessageSchema>;

/** Schemas by which the browser checks answers and messages. */
export const answers = {
  socket: socketAnswerSchema,
  transitionEvent: transitionEventSchema,
  metricMessage: metricMessageSchema,
};

import type { JSONSchema } from 'json-schema-to-ts';
import { optionalFlag, optionalNumber, optionalText } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** Which items' messages a message queue gets; all given have to match. */
export const itemQueueSchema = {
  type: 'object',
  properties: {
    fromZone: optionalText,
    toZone: optionalText,
    fromFacility: optionalText,
    toFacility: optionalText,
    /** The beginning of an EPC. */
    epc: optionalText,
    jobId: optionalText,
    /** Metres at least. */
    distance: optionalNumber,
    /** Only messages whose zone changes; `true` when left out. */
    zoneTransitionsOnly: optionalFlag,
  },
} as const satisfies JSONSchema;

/** Which crossings a message queue gets. */
export const thresholdQueueSchema = {
  type: 'object',
  properties: {
    /** The threshold's name; the console's queues use `thresholdName`. */
    threshold: optionalText,
    thresholdName: optionalText,
    jobId: optionalText,
  },
} as const satisfies JSONSchema;

/** Which health events a message queue gets. */
export const healthQueueSchema = {
  type: 'object',
  properties: { readerName: optionalText, readerId: optionalText, type: optionalText, code: optionalText },
} as const satisfies JSONSchema;

/** Durability of messages over a restart of the broker. Clients spell the parameter in two ways. */
export const deliveryModes = ['PERSISTENT', 'NON_PERSISTENT'] as const;

/** The parameters of a set-up. */
export const queueParametersSchema = {
  type: 'object',
  properties: { deliveryMode: { enum: deliveryModes }, deliveryMethod: { enum: deliveryModes } },
} as const satisfies JSONSchema;

/** Which items' messages a message queue gets. */
export type ItemQueue = Shape<typeof itemQueueSchema>;

/** Which crossings a message queue gets. */
export type ThresholdQueue = Shape<typeof thresholdQueueSchema>;

/** Which health events a message queue gets. */
export type HealthQueue = Shape<typeof healthQueueSchema>;

/** The parameters of a set-up. */
export type QueueParameters = Shape<typeof queueParametersSchema>;

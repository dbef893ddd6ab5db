import type { JSONSchema } from 'json-schema-to-ts';
import { optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** The states of a reader the console knows; others are shown as they come. */
export const readerStates = [
  'AWAITING_AGENT',
  'IDLE',
  'RUNNING_JOB',
  'UPDATING_FIRMWARE',
  'NOT_RESPONDING',
  'ERROR',
] as const;

/** The statuses of a reader's component the console knows. */
export const componentStatuses = ['HEALTHY', 'WARNING', 'FAILED'] as const;

/** Status of one component of a reader. */
const componentHealthSchema = {
  type: ['object', 'null'],
  properties: { status: optionalText, code: optionalText },
} as const satisfies JSONSchema;

const clockHealthSchema = {
  ...componentHealthSchema,
  properties: { ...componentHealthSchema.properties, skewMilliseconds: { type: ['number', 'null'] } },
} as const satisfies JSONSchema;

const hardwareHealthSchema = {
  ...componentHealthSchema,
  properties: {
    ...componentHealthSchema.properties,
    devices: {
      type: ['array', 'null'],
      items: { type: 'object', properties: { device: optionalText, code: optionalText } },
    },
  },
} as const satisfies JSONSchema;

/** Health of a reader as the service answers it (READER-06). The version keys are capitalised on the wire. */
const readerHealthSchema = {
  type: 'object',
  required: ['readerName', 'state'],
  properties: {
    readerName: text,
    state: text,
    lastCheckin: optionalText,
    lastReboot: optionalText,
    version: {
      type: ['object', 'null'],
      properties: { Firmware: optionalText, App: optionalText },
    },
    connectionStatus: componentHealthSchema,
    throughputStatus: componentHealthSchema,
    clockSyncStatus: clockHealthSchema,
    hardwareStatus: hardwareHealthSchema,
    softwareStatus: componentHealthSchema,
  },
} as const satisfies JSONSchema;

/** Health of a reader as the service answers it. */
export type ReaderHealthAnswer = Shape<typeof readerHealthSchema>;

/** A state of a reader the console knows. */
export type ReaderState = (typeof readerStates)[number];

/** A status of a reader's component the console knows. */
export type ComponentStatus = (typeof componentStatuses)[number];

/** Schemas by which the browser checks answers. */
export const answers = { readerHealth: readerHealthSchema };

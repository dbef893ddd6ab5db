import type { JSONSchema } from 'json-schema-to-ts';
import { optionalInteger, optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** The kinds of processes the service keeps track of; no document names another (REGISTER-19). */
export const processTypes = ['capInstall'] as const;

/** A kind of process the service keeps track of. */
export type ProcessType = (typeof processTypes)[number];

const processId = { type: ['string', 'integer'] } as const satisfies JSONSchema;

/** A process the service keeps track of (REGISTER-20). */
const ongoingProcessSchema = {
  type: 'object',
  required: ['processId'],
  properties: {
    processId,
    processType: optionalText,
    initiatedFrom: optionalText,
    maxTimeMinutes: optionalInteger,
    startTime: optionalText,
  },
} as const satisfies JSONSchema;

/** Asks the service to keep track of a process (REGISTER-19). */
export const ongoingProcessRequestSchema = {
  type: 'object',
  required: ['processId', 'processType'],
  properties: {
    initiatedFrom: optionalText,
    maxTimeMinutes: { type: ['integer', 'null'], minimum: 1 },
    processId,
    processType: text,
  },
} as const satisfies JSONSchema;

/** A process as the service answers it. */
export type OngoingProcessAnswer = Shape<typeof ongoingProcessSchema>;

/** Asks the service to keep track of a process. */
export type OngoingProcessRequest = Shape<typeof ongoingProcessRequestSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { ongoingProcess: ongoingProcessSchema };

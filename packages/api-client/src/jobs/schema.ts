import type { JSONSchema } from 'json-schema-to-ts';
import { optionalFlag, optionalInteger, optionalText, optionalTexts, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** The statuses of a job the console knows; others are shown as they come. */
export const jobStatuses = [
  'WAITING',
  'INITIALIZING',
  'STARTING',
  'RUNNING',
  'RESTARTING_RDE',
  'STOPPING',
  'STOPPED',
] as const;

/** What a job was started with; the service echoes it in the job. Durations: seconds, start delay ISO. */
export const jobRequestSchema = {
  type: 'object',
  required: ['recipeName'],
  properties: {
    name: optionalText,
    recipeName: text,
    facility: optionalText,
    durationSeconds: optionalInteger,
    startDelay: optionalText,
    reportToDatabaseEnabled: optionalFlag,
    reportToHistoryEnabled: optionalFlag,
    reportToMessageQueueEnabled: optionalFlag,
    reportToFileEnabled: optionalFlag,
    readerGroups: optionalTexts,
    useOtherJobData: optionalFlag,
  },
} as const satisfies JSONSchema;

/** A job as the service answers it: the request under `job`, the state around it. */
export const jobSchema = {
  type: 'object',
  required: ['id', 'status', 'job'],
  properties: {
    id: text,
    status: text,
    job: jobRequestSchema,
    readerNames: optionalTexts,
    failedReaderNames: optionalTexts,
    creationTime: optionalText,
    lastActivityTime: optionalText,
    activeDuration: optionalText,
    errorOccurred: optionalFlag,
    errors: {
      type: ['array', 'null'],
      items: {
        type: 'object',
        properties: { time: optionalText, message: optionalText },
      },
    },
    maxErrors: optionalInteger,
    stopReason: optionalText,
    facilities: {
      type: ['array', 'null'],
      items: { type: 'object', required: ['name'], properties: { name: text } },
    },
    lastHeartbeatTime: optionalText,
    startAttempts: optionalInteger,
  },
} as const satisfies JSONSchema;

/** A job as the service answers it. */
export type JobAnswer = Shape<typeof jobSchema>;

/** What a job was started with. */
export type JobRequest = Shape<typeof jobRequestSchema>;

/** A status of a job the console knows. */
export type JobStatus = (typeof jobStatuses)[number];

/** What the browser checks in answers. */
export const answers = { job: jobSchema };

import type { JSONSchema } from 'json-schema-to-ts';
import { longestName } from '../patterns';
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

/** Why a job stopped; others are shown as they come. */
export const stopReasons = [
  'JOB_COMPLETED',
  'JOB_FAILED',
  'USER_REQUESTED_ABRUPT',
  'USER_REQUESTED_GRACEFUL',
] as const;

const requestProperties = {
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
} as const;

/** Request a job was started with; the service echoes it in the job. Durations: seconds, start delay ISO. */
const jobRequestSchema = {
  type: 'object',
  required: ['recipeName'],
  properties: requestProperties,
} as const satisfies JSONSchema;

/**
 * Request to start a job (JOB-20). Only the recipe is needed, and the facility while there is more than one;
 * old clients call the name `jobName`, and some send a list of facilities. Keys of old clients are ignored.
 */
export const startJobSchema = {
  type: 'object',
  required: ['recipeName'],
  properties: {
    ...requestProperties,
    name: { type: ['string', 'null'], maxLength: longestName },
    jobName: { type: ['string', 'null'], maxLength: longestName },
    recipeName: { type: 'string', minLength: 1 },
    durationSeconds: { type: ['integer', 'null'], minimum: 0 },
    facilities: {
      type: ['array', 'null'],
      maxItems: 1,
      items: { anyOf: [text, { type: 'object', required: ['name'], properties: { name: text } }] },
    },
  },
} as const satisfies JSONSchema;

/** A job as the service answers it: the request under `job`, the state around it (JOB-21). */
export const jobSchema = {
  type: 'object',
  required: ['id', 'status', 'job'],
  properties: {
    id: text,
    status: text,
    job: jobRequestSchema,
    recipeName: optionalText,
    readerNames: optionalTexts,
    allReaderNames: optionalTexts,
    failedReaderNames: optionalTexts,
    creationTime: optionalText,
    lastActivityTime: optionalText,
    activeDuration: optionalText,
    errorOccurred: optionalFlag,
    errorCount: optionalInteger,
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
    instanceMetadata: {
      type: ['object', 'null'],
      properties: { port: optionalInteger, instanceId: optionalText, controlUrl: optionalText },
    },
    lastHeartbeatTime: optionalText,
    startAttempts: optionalInteger,
  },
} as const satisfies JSONSchema;

/** States of the readers of a job. No client shows this answer; the shape is this project's own. */
const jobStatsSchema = {
  type: 'object',
  required: ['readers'],
  properties: {
    readers: {
      type: 'array',
      items: {
        type: 'object',
        required: ['readerName'],
        properties: {
          readerName: text,
          state: optionalText,
          failed: optionalFlag,
          readerConfigurationName: optionalText,
        },
      },
    },
  },
} as const satisfies JSONSchema;

/** A job as the service answers it. */
export type JobAnswer = Shape<typeof jobSchema>;

/** States of the readers of a job, as the service answers them. */
export type JobStatsAnswer = Shape<typeof jobStatsSchema>;

/** Request a job was started with. */
export type JobRequest = Shape<typeof jobRequestSchema>;

/** Request to start a job, in the words of any client. */
export type StartJobRequest = Shape<typeof startJobSchema>;

/** A status of a job the console knows. */
export type JobStatus = (typeof jobStatuses)[number];

/** Why a job stopped. */
export type StopReason = (typeof stopReasons)[number];

/** Schemas by which the browser checks answers. */
export const answers = { job: jobSchema, jobStats: jobStatsSchema };

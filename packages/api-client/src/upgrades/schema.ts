import type { JSONSchema } from 'json-schema-to-ts';
import { readerTypes } from '../reader-definitions/schema';
import {
  optionalFlag,
  optionalInteger,
  optionalNumber,
  optionalText,
  text,
  texts,
} from '../schema/fragments';
import type { Shape } from '../schema/shape';
import { versionIdentifierRequestSchema, versionIdentifierSchema } from '../software-versions/schema';

/** The statuses of an upgrade and of its readers; only a reader is SKIPPED (UPGRADE-15). */
export const upgradeStatuses = ['WAITING', 'IN_PROGRESS', 'COMPLETED', 'FAILED', 'SKIPPED'] as const;

/** The install steps of an upgrade the console knows; others are shown as they come (UPGRADE-16). */
export const upgradeSteps = [
  'WAITING_FOR_PACKAGE',
  'UPLOAD_PACKAGE',
  'UPLOAD_SUCCESS',
  'REBOOTING',
  'REBOOTED',
  'VERSION_CORRECT',
  'NOT_RESPONDING',
  'NOT_PROVISIONED',
] as const;

/** Kinds of targets of an upgrade. */
const upgradeTargetTypes = ['DEVICE', 'FACILITY'] as const;

/** Limits for the number of readers upgraded at the same time: what the console lets enter (UPGRADE-07). */
export const maxParallelReadersLimits = { min: 1, max: 10, default: 10 } as const;

const targetSchema = {
  type: ['object', 'null'],
  properties: { type: optionalText, values: { type: ['array', 'null'], items: text } },
} as const satisfies JSONSchema;

const version = { anyOf: [versionIdentifierSchema, optionalText] } as const satisfies JSONSchema;

/** An upgrade of the history, in either spelling: the console normalises it (UPGRADE-12). */
const upgradeSchema = {
  type: 'object',
  anyOf: [{ required: ['id'] }, { required: ['upgradeInstanceId'] }],
  properties: {
    id: text,
    upgradeInstanceId: text,
    status: optionalText,
    imageType: optionalText,
    version: optionalText,
    created: optionalText,
    updated: optionalText,
    numDevices: optionalInteger,
    numFailures: optionalInteger,
    cancelled: optionalFlag,
    isCancelled: optionalFlag,
    upgradeRequest: {
      type: ['object', 'null'],
      properties: {
        versionIdentifier: {
          type: ['object', 'null'],
          properties: { version: optionalText, imageType: optionalText },
        },
        policy: {
          type: ['object', 'null'],
          properties: {
            maxParallelReaders: optionalInteger,
            allowedReaderTypes: { type: ['array', 'null'], items: text },
          },
        },
        target: targetSchema,
      },
    },
  },
} as const satisfies JSONSchema;

/** Progress of an upgrade, reader by reader (UPGRADE-12). */
const upgradeDetailSchema = {
  type: 'object',
  required: ['status'],
  properties: {
    id: optionalText,
    version,
    status: text,
    target: targetSchema,
    elapsedTimeSeconds: optionalNumber,
    lastUpdatedTime: optionalText,
    details: {
      type: ['object', 'null'],
      properties: {
        readers: {
          type: ['array', 'null'],
          items: {
            type: 'object',
            required: ['name'],
            properties: {
              name: text,
              installStep: optionalText,
              previousVersion: {
                type: ['object', 'null'],
                properties: { version: optionalText, imageType: optionalText },
              },
              status: optionalText,
              elapsedTimeSeconds: optionalNumber,
              lastUpdatedTime: optionalText,
              message: optionalText,
            },
          },
        },
      },
    },
  },
} as const satisfies JSONSchema;

/** Answer of a start. */
const startedUpgradeSchema = {
  type: 'object',
  required: ['upgradeInstanceId'],
  properties: { upgradeInstanceId: text },
} as const satisfies JSONSchema;

/** Starts an upgrade (UPGRADE-09). Clients other than the console may ask for more readers at a time. */
export const upgradeRequestSchema = {
  type: 'object',
  required: ['target', 'versionIdentifier'],
  properties: {
    target: {
      type: 'object',
      required: ['type', 'values'],
      properties: { type: { enum: upgradeTargetTypes }, values: { ...texts, minItems: 1 } },
    },
    versionIdentifier: versionIdentifierRequestSchema,
    policy: {
      type: ['object', 'null'],
      properties: {
        maxParallelReaders: { type: ['integer', 'null'], minimum: maxParallelReadersLimits.min },
        allowedReaderTypes: { type: ['array', 'null'], items: { enum: readerTypes } },
      },
    },
  },
} as const satisfies JSONSchema;

/** An upgrade of the history as the service answers it. */
export type UpgradeAnswer = Shape<typeof upgradeSchema>;

/** Progress of an upgrade, as the service answers it. */
export type UpgradeDetailAnswer = Shape<typeof upgradeDetailSchema>;

/** Starts an upgrade. */
export type UpgradeRequest = Shape<typeof upgradeRequestSchema>;

/** A status of an upgrade or of one of its readers. */
export type UpgradeStatus = (typeof upgradeStatuses)[number];

/** A step of an upgrade the console knows. */
export type UpgradeStep = (typeof upgradeSteps)[number];

/** Schemas by which the browser checks answers. */
export const answers = {
  upgrade: upgradeSchema,
  upgradeDetail: upgradeDetailSchema,
  startedUpgrade: startedUpgradeSchema,
};

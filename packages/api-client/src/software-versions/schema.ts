import type { JSONSchema } from 'json-schema-to-ts';
import { optionalInteger, optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** Images that can be upgraded on readers: their firmware, and the agent on them (UPGRADE-02). */
export const imageTypes = ['FIRMWARE_SPEEDWAY', 'CAP_ITEMSENSE'] as const;

/** Image that can be upgraded on readers. */
export type ImageType = (typeof imageTypes)[number];

/** A version of one image type, as it is answered. */
export const versionIdentifierSchema = {
  type: 'object',
  required: ['version'],
  properties: { version: text, imageType: optionalText },
} as const satisfies JSONSchema;

/** A version of one image type, as it is asked for. */
export const versionIdentifierRequestSchema = {
  type: 'object',
  required: ['version', 'imageType'],
  properties: { version: { type: 'string', minLength: 1 }, imageType: { enum: imageTypes } },
} as const satisfies JSONSchema;

/** A software version the service has the image of (UPGRADE-03). */
const softwareVersionSchema = {
  type: 'object',
  required: ['versionInfo'],
  properties: {
    versionInfo: {
      type: 'object',
      required: ['versionIdentifier'],
      properties: {
        versionIdentifier: versionIdentifierSchema,
        imageName: optionalText,
        checksum: optionalText,
      },
    },
    description: optionalText,
    created: optionalText,
    updated: optionalText,
    updateComment: optionalText,
    recordVersionNumber: optionalInteger,
  },
} as const satisfies JSONSchema;

const versionInfoRequestProperties = {
  versionIdentifier: versionIdentifierRequestSchema,
  imageName: { type: 'string', minLength: 1 },
  checksum: optionalText,
} as const satisfies Record<string, JSONSchema>;

/** Makes a software version known. Clients write what identifies it flat or below `versionInfo`, as it is answered. */
export const softwareVersionRequestSchema = {
  type: 'object',
  properties: {
    ...versionInfoRequestProperties,
    versionInfo: {
      type: 'object',
      required: ['versionIdentifier', 'imageName'],
      properties: versionInfoRequestProperties,
    },
    description: optionalText,
  },
} as const satisfies JSONSchema;

/** Changes how a software version may be used; the policy is kept as it comes. */
export const softwareVersionPolicyRequestSchema = {
  type: 'object',
  required: ['versionIdentifier'],
  properties: {
    versionIdentifier: versionIdentifierRequestSchema,
    policy: {},
    updatedComment: optionalText,
  },
} as const satisfies JSONSchema;

/** A software version as the service answers it. */
export type SoftwareVersionAnswer = Shape<typeof softwareVersionSchema>;

/** Makes a software version known. */
export type SoftwareVersionRequest = Shape<typeof softwareVersionRequestSchema>;

/** Changes how a software version may be used. */
export type SoftwareVersionPolicyRequest = Shape<typeof softwareVersionPolicyRequestSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { softwareVersion: softwareVersionSchema };

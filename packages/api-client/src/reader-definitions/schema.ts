import type { JSONSchema } from 'json-schema-to-ts';
import { longestName } from '../patterns';
import { optionalNumber, optionalText, optionalTexts, text, texts } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** The reader types a definition can be given. */
export const readerTypes = ['XARRAY', 'XSPAN', 'SPEEDWAY', 'XPORTAL'] as const;

/** One of the reader types a definition can be given. */
export type ReaderType = (typeof readerTypes)[number];

/** Where a reader hangs: metres for x, y and z, degrees for yaw, pitch and roll. */
const placementSchema = {
  type: ['object', 'null'],
  properties: {
    x: optionalNumber,
    y: optionalNumber,
    z: optionalNumber,
    yaw: optionalNumber,
    pitch: optionalNumber,
    roll: optionalNumber,
    floor: optionalText,
  },
} as const satisfies JSONSchema;

/** Antenna id to zone name; the keys are whole numbers written as text. */
const antennaZonesSchema = {
  type: ['object', 'null'],
  propertyNames: { pattern: '^[0-9]{1,4}$' },
  additionalProperties: text,
} as const satisfies JSONSchema;

/** State of one feature of a reader (FEATURE-03). */
const featureStatusSchema = {
  type: 'object',
  required: ['status'],
  properties: {
    status: text,
    statusLastUpdated: optionalText,
    requestStatus: optionalText,
    requestStatusLastUpdated: optionalText,
    requestTargetStatus: optionalText,
    message: optionalText,
  },
} as const satisfies JSONSchema;

/** Actions on a feature. */
const featureActions = ['ENABLE', 'DISABLE'] as const;

/** Action on a feature. */
export type FeatureAction = (typeof featureActions)[number];

/** Asks a reader to change one of its features. Clients write the action in either case. */
export const featureChangeRequestSchema = {
  type: 'object',
  required: ['feature', 'action'],
  properties: { feature: { type: 'string', minLength: 1 }, action: text },
} as const satisfies JSONSchema;

/** The features of a reader by their names (`GET …/featureChanges`). */
const readerFeaturesSchema = {
  type: 'object',
  additionalProperties: featureStatusSchema,
} as const satisfies JSONSchema;

/** Names of all groups (`GET …/groups`). */
const readerGroupsSchema = texts satisfies JSONSchema;

/** A reader definition as the service answers it. A type unknown to the console is shown as it is. */
const readerDefinitionSchema = {
  type: 'object',
  required: ['name', 'address', 'type'],
  properties: {
    name: text,
    address: text,
    type: text,
    facility: optionalText,
    agentIdentifier: optionalText,
    serialNumber: optionalText,
    readerZone: optionalText,
    groups: optionalTexts,
    placement: placementSchema,
    antennaZones: antennaZonesSchema,
    features: { type: ['object', 'null'], additionalProperties: featureStatusSchema },
    disabledMessage: optionalText,
  },
} as const satisfies JSONSchema;

/**
 * A reader definition as it is sent (READER-26). The name may be left out (the service takes the
 * address), so may the facility while there is only one. Old clients send more keys, which are ignored.
 */
export const readerDefinitionRequestSchema = {
  type: 'object',
  required: ['address', 'type'],
  properties: {
    name: { type: ['string', 'null'], maxLength: longestName },
    address: { type: 'string', minLength: 1, maxLength: longestName },
    type: { enum: readerTypes },
    facility: optionalText,
    agentIdentifier: optionalText,
    serialNumber: { type: ['string', 'null'], maxLength: longestName },
    readerZone: optionalText,
    groups: optionalTexts,
    placement: placementSchema,
    antennaZones: antennaZonesSchema,
  },
} as const satisfies JSONSchema;

/** A reader definition as the service answers it. */
export type ReaderDefinitionAnswer = Shape<typeof readerDefinitionSchema>;

/** A reader definition as it is sent. */
export type ReaderDefinitionRequest = Shape<typeof readerDefinitionRequestSchema>;

/** State of one feature as the service answers it. */
export type FeatureStatusAnswer = Shape<typeof featureStatusSchema>;

/** Asks a reader to change one of its features. */
export type FeatureChangeRequest = Shape<typeof featureChangeRequestSchema>;

/** Schemas by which the browser checks answers. */
export const answers = {
  readerDefinition: readerDefinitionSchema,
  readerGroups: readerGroupsSchema,
  featureStatus: featureStatusSchema,
  readerFeatures: readerFeaturesSchema,
};

import type { JSONSchema } from 'json-schema-to-ts';
import { hostWithPort, longestName } from '../patterns';
import { optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** The statuses of a registration. */
export const registrationStatuses = ['IN_PROGRESS', 'FAILED', 'COMPLETED'] as const;

/** Steps of the registration of a reader, in this order (REGISTER-28). No document spells them out. */
export const registrationSteps = [
  'WAITING_FOR_PACKAGE',
  'UPLOAD_PACKAGE',
  'UPLOAD_SUCCESS',
  'REBOOTING',
  'REBOOTED',
  'READY_FOR_PROVISIONING',
  'PROVISIONING',
  'WAITING_FOR_SERVER_CONTACT',
  'INSTALL_FINISHED',
] as const;

/** A step of the registration of a reader. */
export type RegistrationStep = (typeof registrationSteps)[number];

/** Image installed on readers that are registered (REGISTER-18). */
export const registeredImage = { imageType: 'IS_AGENT', versionId: 'CAP_LATEST' } as const;

/** The server's host name or address with an optional port, by which readers find it (REGISTER-11). */
export const serverHostnamePattern = hostWithPort;

/** A reader to be registered. */
const readerToRegisterSchema = {
  type: 'object',
  required: ['ipAddress'],
  properties: {
    name: { type: ['string', 'null'], maxLength: longestName },
    serialNumber: optionalText,
    ipAddress: { type: 'string', minLength: 1 },
    simpleModelName: optionalText,
    facility: optionalText,
  },
} as const satisfies JSONSchema;

/** Starts a registration (REGISTER-18). The hostname may be left out where readers can guess it. */
export const registrationRequestSchema = {
  type: 'object',
  required: ['readers', 'imageType', 'versionId'],
  properties: {
    readers: { type: 'array', minItems: 1, items: readerToRegisterSchema },
    hostname: optionalText,
    imageType: { enum: [registeredImage.imageType] },
    versionId: { enum: [registeredImage.versionId] },
  },
} as const satisfies JSONSchema;

/** A reader of a registration: its definition, and how far it has come (REGISTER-22). */
const registeringReaderSchema = {
  type: 'object',
  properties: {
    definition: { type: ['object', 'null'], properties: { name: optionalText, address: optionalText } },
    serialNumber: optionalText,
    simpleModelName: optionalText,
    facility: optionalText,
    installStep: optionalText,
    error: optionalText,
  },
} as const satisfies JSONSchema;

/** A registration as the service answers it (REGISTER-22). */
const registrationSchema = {
  type: 'object',
  required: ['id', 'status'],
  properties: {
    id: { type: ['string', 'integer'] },
    status: text,
    startTime: optionalText,
    statusLastUpdated: optionalText,
    error: optionalText,
    hostname: optionalText,
    details: {
      type: ['object', 'null'],
      properties: { readers: { type: ['array', 'null'], items: registeringReaderSchema } },
    },
  },
} as const satisfies JSONSchema;

/** Starts a registration. */
export type RegistrationRequest = Shape<typeof registrationRequestSchema>;

/** A registration as the service answers it. */
export type RegistrationAnswer = Shape<typeof registrationSchema>;

/** A status of a registration. */
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** Schemas by which the browser checks answers. */
export const answers = { registration: registrationSchema };

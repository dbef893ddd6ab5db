import type { JSONSchema } from 'json-schema-to-ts';
import { optionalInteger, optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** Identification of the service to receivers of traps: by a community, or as a user with keys. */
export const snmpAuthenticationTypes = ['V2_COMMUNITY', 'V3_USER_PRIV'] as const;

/** Traps are sent once; an inform is repeated until it is acknowledged. */
export const snmpMessageTypes = ['TRAP', 'INFORM'] as const;

/** SNMP settings as the service answers them. */
const snmpSettingsSchema = {
  type: 'object',
  required: ['authConfig', 'trapTargetConfig'],
  properties: {
    authConfig: {
      type: 'object',
      required: ['type'],
      properties: {
        type: text,
        communityName: optionalText,
        engineId: optionalText,
        userName: optionalText,
        authenticationKey: optionalText,
        privacyKey: optionalText,
      },
    },
    trapTargetConfig: {
      type: 'object',
      required: ['host'],
      properties: {
        host: text,
        port: optionalInteger,
        timeout: optionalText,
        retries: optionalInteger,
        messageType: optionalText,
      },
    },
  },
} as const satisfies JSONSchema;

const filled = { type: 'string', minLength: 1 } as const;

/** Required settings of each type of authentication. */
export const snmpAuthenticationKeys = {
  V2_COMMUNITY: ['communityName'],
  V3_USER_PRIV: ['userName', 'authenticationKey', 'privacyKey'],
} as const;

/** SNMP settings as they are sent. The keys that a type of authentication needs are in {@link snmpAuthenticationKeys}. */
export const snmpSettingsRequestSchema = {
  type: 'object',
  required: ['authConfig', 'trapTargetConfig'],
  properties: {
    authConfig: {
      type: 'object',
      required: ['type'],
      properties: {
        ...snmpSettingsSchema.properties.authConfig.properties,
        type: { enum: snmpAuthenticationTypes },
      },
    },
    trapTargetConfig: {
      type: 'object',
      required: ['host'],
      properties: {
        host: filled,
        port: { type: ['integer', 'null'], minimum: 1, maximum: 65535 },
        timeout: optionalText,
        retries: { type: ['integer', 'null'], minimum: 0 },
        messageType: { enum: [...snmpMessageTypes, null] },
      },
    },
  },
} as const satisfies JSONSchema;

/** SNMP settings as the service answers them. */
export type SnmpSettingsAnswer = Shape<typeof snmpSettingsSchema>;

/** SNMP settings as they are sent. */
export type SnmpSettingsRequest = Shape<typeof snmpSettingsRequestSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { snmpSettings: snmpSettingsSchema };

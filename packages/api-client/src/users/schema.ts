import type { JSONSchema } from 'json-schema-to-ts';
import { alphanumeric } from '../patterns';
import { optionalTexts, text, texts } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** The roles the service knows. */
export const roles = [
  'Admin',
  'ConfigManager',
  'JobRunner',
  'DataReader',
  'ReaderAgent',
  'RabbitMQManager',
] as const;

/** Roles for machines, which the console gives to nobody (USER-11). */
export const machineRoles: readonly string[] = ['ReaderAgent', 'RabbitMQManager'];

/** The user as whom readers report to the service: hidden, and no name for anybody else (USER-01, USER-09). */
export const reservedUserName = 'ReaderAgent';

/** Limits for the number of characters of a password (USER-10). */
export const passwordLength = { min: 8, max: 50 } as const;

/** A user as the service answers it; it never holds the password. */
const userSchema = {
  type: 'object',
  required: ['name'],
  properties: { name: text, roles: optionalTexts },
} as const satisfies JSONSchema;

/** A user as it is sent. Without a password the stored one is kept (USER-08). */
export const userRequestSchema = {
  type: 'object',
  required: ['name', 'roles'],
  properties: {
    name: { type: 'string', pattern: alphanumeric },
    password: {
      type: ['string', 'null'],
      minLength: passwordLength.min,
      maxLength: passwordLength.max,
    },
    roles: { type: 'array', items: text },
  },
} as const satisfies JSONSchema;

/** Names of roles (`GET …/users/roles/show`). */
const roleNamesSchema = texts satisfies JSONSchema;

/** A role the service knows. */
export type Role = (typeof roles)[number];

/** A user as the service answers it. */
export type UserAnswer = Shape<typeof userSchema>;

/** A user as it is sent. */
export type UserRequest = Shape<typeof userRequestSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { user: userSchema, roleNames: roleNamesSchema };

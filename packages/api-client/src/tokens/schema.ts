import type { JSONSchema } from 'json-schema-to-ts';
import { optionalFlag, optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** The secret alone: what generating answers, and what revoking and validating are sent. */
const issuedTokenSchema = {
  type: 'object',
  required: ['token'],
  properties: { token: text },
} as const satisfies JSONSchema;

/** A token as it is sent. */
export const tokenRequestSchema = {
  type: 'object',
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1 } },
} as const satisfies JSONSchema;

/** A token of a user as the service lists it (TOKEN-05). Revoked ones stay, no longer valid. */
const tokenSchema = {
  type: 'object',
  required: ['authenticationToken'],
  properties: {
    authenticationToken: issuedTokenSchema,
    username: optionalText,
    issued: optionalText,
    lastUsed: optionalText,
    valid: optionalFlag,
  },
} as const satisfies JSONSchema;

/** A token as the service lists it. */
export type TokenAnswer = Shape<typeof tokenSchema>;

/** The secret alone. */
export type IssuedToken = Shape<typeof issuedTokenSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { token: tokenSchema, issuedToken: issuedTokenSchema };

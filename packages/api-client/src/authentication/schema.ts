import type { JSONSchema } from 'json-schema-to-ts';
import { text, texts } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** Request of `POST /authenticate` (LOGIN-03). */
export const signInRequestSchema = {
  type: 'object',
  required: ['name', 'password'],
  properties: { name: text, password: text },
} as const satisfies JSONSchema;

/** Answer of `POST /authenticate` (LOGIN-03). */
const signInSchema = {
  type: 'object',
  required: ['token', 'user'],
  properties: {
    token: text,
    user: {
      type: 'object',
      required: ['name', 'roles'],
      properties: { name: text, roles: texts },
    },
  },
} as const satisfies JSONSchema;

/** Name and password of a person who signs in. */
export type SignInRequest = Shape<typeof signInRequestSchema>;

/** The token of a session and whose it is. */
export type SignIn = Shape<typeof signInSchema>;

/** The person signed in. */
export type SignedInUser = SignIn['user'];

/** Schemas by which the browser checks answers. */
export const answers = { signIn: signInSchema };

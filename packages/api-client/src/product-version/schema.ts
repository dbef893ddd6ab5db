import type { JSONSchema } from 'json-schema-to-ts';
import { optionalText } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** Build of one half of the product. */
const buildSchema = {
  type: ['object', 'null'],
  properties: { version: optionalText, commitId: optionalText },
} as const satisfies JSONSchema;

/** Versions of client and server (ABOUT-03). No document shows more of the shape than the two commit ids. */
const productVersionSchema = {
  type: 'object',
  properties: { client: buildSchema, server: buildSchema },
} as const satisfies JSONSchema;

/** Versions of client and server as the service answers them. */
export type ProductVersionAnswer = Shape<typeof productVersionSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { productVersion: productVersionSchema };

import type { JSONSchema } from 'json-schema-to-ts';
import { longestNetworkName } from '../patterns';
import { text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** A scanner network as the service answers it. */
const networkSchema = {
  type: 'object',
  required: ['id', 'name', 'CIDRRange'],
  properties: { id: { type: ['string', 'integer'] }, name: text, CIDRRange: text },
} as const satisfies JSONSchema;

/** A scanner network as it is sent. */
export const networkRequestSchema = {
  type: 'object',
  required: ['name', 'CIDRRange'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: longestNetworkName },
    CIDRRange: { type: 'string', minLength: 1 },
  },
} as const satisfies JSONSchema;

/** A subnet in which readers are looked for. */
export type Network = Shape<typeof networkSchema>;

/** A scanner network to be saved. */
export type NetworkRequest = Shape<typeof networkRequestSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { network: networkSchema };

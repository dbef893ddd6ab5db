import type { JSONSchema } from 'json-schema-to-ts';
import { optionalFlag, optionalText, text } from '../schema/fragments';
import type { Shape } from '../schema/shape';

/** A reader that answered a scan (REGISTER-15). Of one that needs a password little more than the address is known. */
const scannedReaderSchema = {
  type: 'object',
  required: ['ipAddress'],
  properties: {
    name: optionalText,
    serialNumber: optionalText,
    ipAddress: text,
    simpleModelName: optionalText,
    facility: optionalText,
    needsAuth: optionalFlag,
    known: optionalFlag,
  },
} as const satisfies JSONSchema;

/** Sets the password by which the service gets into a reader (REGISTER-13). */
export const readerPasswordRequestSchema = {
  type: 'object',
  required: ['ipAddress', 'username', 'password'],
  properties: {
    ipAddress: { type: 'string', minLength: 1 },
    username: { type: 'string', minLength: 1 },
    password: { type: 'string', minLength: 1 },
  },
} as const satisfies JSONSchema;

/** A reader as a scan answers it. */
export type ScannedReaderAnswer = Shape<typeof scannedReaderSchema>;

/** Sets the password by which the service gets into a reader. */
export type ReaderPasswordRequest = Shape<typeof readerPasswordRequestSchema>;

/** Schemas by which the browser checks answers. */
export const answers = { scannedReader: scannedReaderSchema };

import { sign, verify } from 'node:crypto';
import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { jsonReader, UnreadableError } from '../jsonReader';
import type { SigningKey, VerifyingKey } from './keys';

const base64 = { type: 'string', pattern: '^[A-Za-z0-9+/]*={0,2}$' } as const;

/** A Dead Simple Signing Envelope, https://github.com/secure-systems-lab/dsse. */
const envelopeSchema = {
  type: 'object',
  required: ['payloadType', 'payload', 'signatures'],
  properties: {
    payloadType: { type: 'string' },
    payload: base64,
    signatures: {
      type: 'array',
      minItems: 1,
      maxItems: 16,
      items: {
        type: 'object',
        required: ['sig'],
        properties: { keyid: { type: 'string' }, sig: base64 },
      },
    },
  },
} as const satisfies JSONSchema;

type Envelope = FromSchema<typeof envelopeSchema>;

/**
 * Bytes that are signed: type and content with their lengths, so that neither can be taken for a part of the
 * other.
 */
export function signedBytes(type: string, payload: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `),
    payload,
  ]);
}

/**
 * Puts a content into an envelope that is signed.
 * @param type media type that says what the content means; a signature for one type holds for no other.
 * @returns the envelope as JSON text.
 */
export function seal(type: string, payload: Buffer, key: SigningKey): string {
  const envelope: Envelope = {
    payloadType: type,
    payload: payload.toString('base64'),
    signatures: [{ keyid: key.id, sig: sign(null, signedBytes(type, payload), key.key).toString('base64') }],
  };
  return `${JSON.stringify(envelope, null, 2)}\n`;
}

/** An envelope that was opened; nothing in it is proven before a signature of it is. */
export interface OpenedEnvelope {
  readonly payload: Buffer;
  /** The key, of those that may have signed it, that did. */
  signer<Key extends VerifyingKey>(keys: readonly Key[]): Key | undefined;
}

/** The sentence for what no known key has signed. */
export const unsigned = (what: string): string => `${what} is not signed by a known key.`;

/**
 * A reader of envelopes.
 * @param what words for the content in errors, `The registry`.
 * @throws UnreadableError, from the reader: for what is no envelope, or one of another type.
 */
export function envelopeReader(what: string, type: string): (text: string) => OpenedEnvelope {
  const read = jsonReader<Envelope>(what, envelopeSchema);
  return (text) => {
    let envelope: Envelope;
    try {
      envelope = read(text);
    } catch (error) {
      // JSON of another shape is not an envelope at all, so it is not signed.
      if (error instanceof UnreadableError && error.otherShape)
        throw new UnreadableError(unsigned(what), { cause: error });
      throw error;
    }
    if (envelope.payloadType !== type) throw new UnreadableError(unsigned(what));
    const payload = Buffer.from(envelope.payload, 'base64');
    const signed = signedBytes(type, payload);
    const { signatures } = envelope;
    return {
      payload,
      signer(keys) {
        // The id of a key is not signed, so it may save time but must not decide.
        const named = keys.filter(({ id }) => signatures.some(({ keyid }) => keyid === id));
        return [...named, ...keys.filter((key) => !named.includes(key))].find(({ key }) =>
          signatures.some(({ sig }) => verify(null, signed, key, Buffer.from(sig, 'base64'))),
        );
      },
    };
  };
}

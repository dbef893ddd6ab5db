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

/**
 * A reader of envelopes. What it gives is what one of the keys has signed: nothing else of the text is looked at
 * before.
 * @param what words for the content in errors, `The registry`.
 * @param keys keys that may have signed; several while one takes the place of another.
 * @throws UnreadableError, from the reader.
 */
export function envelopeReader(
  what: string,
  type: string,
  keys: readonly VerifyingKey[],
): (text: string) => Buffer {
  const read = jsonReader<Envelope>(what, envelopeSchema);
  const unsigned = `${what} is not signed by a known key.`;
  return (text) => {
    let envelope: Envelope;
    try {
      envelope = read(text);
    } catch (error) {
      // JSON of another shape is not an envelope at all, so it is not signed.
      if (error instanceof UnreadableError && error.otherShape)
        throw new UnreadableError(unsigned, { cause: error });
      throw error;
    }
    const payload = Buffer.from(envelope.payload, 'base64');
    const signed = signedBytes(type, payload);
    // The id of a key is not signed, so it may save time but must not decide.
    const holds = envelope.signatures.some(({ sig }) =>
      keys.some(({ key }) => verify(null, signed, key, Buffer.from(sig, 'base64'))),
    );
    if (envelope.payloadType !== type || !holds) throw new UnreadableError(unsigned);
    return payload;
  };
}

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Keeps values from everybody who has not the key, and notices when they were changed. */
export interface Seal {
  /**
   * Seals a value.
   * @param purpose what it is for: it opens for the same purpose only
   */
  seal(purpose: string, value: unknown): string;
  /** Opens a value. @returns undefined for what this seal has not closed, or not for this purpose */
  open(purpose: string, sealed: string): unknown;
  /**
   * Short texts that stand for others, and from which nobody without the key gets at them: the first by the key that
   * closes, then those of keys before.
   */
  namesOf(...texts: readonly string[]): readonly [string, ...string[]];
}

const algorithm = 'aes-256-gcm';
const lengths = { nonce: 12, tag: 16 };

/** Least bytes of a key. */
export const leastKey = 32;

/**
 * Seals by a key that gateways share (AES-256-GCM).
 * @param secrets the first closes, each of them opens, so that keys can follow each other
 * @throws Error for a key that is too short, or none
 */
export function sealBy(secrets: readonly Buffer[]): Seal {
  if (secrets.some((secret) => secret.length < leastKey))
    throw new Error(`A key has to have ${leastKey} random bytes at least.`);
  const derived = (use: string) =>
    secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', `console ${use}`, 32)));
  const keys = derived('seal');
  const [first] = keys;
  const [naming, ...namingBefore] = derived('names');
  if (!first || !naming) throw new Error('There is no key.');

  function openWith(key: Buffer, purpose: string, bytes: Buffer): unknown {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, lengths.nonce), {
      authTagLength: lengths.tag,
    });
    decipher.setAAD(Buffer.from(purpose));
    decipher.setAuthTag(bytes.subarray(lengths.nonce, lengths.nonce + lengths.tag));
    const text = Buffer.concat([
      decipher.update(bytes.subarray(lengths.nonce + lengths.tag)),
      decipher.final(),
    ]);
    return JSON.parse(text.toString('utf8'));
  }

  return {
    seal(purpose, value) {
      const nonce = randomBytes(lengths.nonce);
      const cipher = createCipheriv(algorithm, first, nonce, { authTagLength: lengths.tag });
      cipher.setAAD(Buffer.from(purpose));
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length <= lengths.nonce + lengths.tag) return undefined;
      for (const key of keys)
        try {
          return openWith(key, purpose, bytes);
        } catch {
          // The next key may be the one that closed it.
        }
      return undefined;
    },
    namesOf(...texts) {
      const nameBy = (key: Buffer) =>
        createHmac('sha256', key).update(texts.join('\n')).digest('base64url').slice(0, 22);
      return [nameBy(naming), ...namingBefore.map(nameBy)];
    },
  };
}

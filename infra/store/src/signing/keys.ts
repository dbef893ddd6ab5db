import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';

/** Thrown for a key that cannot be used; the message says what is wrong with it, never what is in it. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
}

/** A key by which signatures are checked. */
export interface VerifyingKey {
  /** Sixteen hexadecimal digits that stand for the key. */
  readonly id: string;
  readonly key: KeyObject;
}

/** A key by which registries are signed, with the one by which that is checked. */
export interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
  readonly verifying: VerifyingKey;
}

/** A new pair of Ed25519 keys, both as PEM. */
export function createKeyPair(): { readonly privateKey: string; readonly publicKey: string } {
  return generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
}

const idOf = (key: KeyObject) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

const isPrivate = (pem: string) => pem.includes('PRIVATE KEY');

function demandEd25519(key: KeyObject, what: string): KeyObject {
  if (key.asymmetricKeyType !== 'ed25519')
    throw new KeyError(`${what} is a key of the kind ${key.asymmetricKeyType}, but has to be Ed25519.`);
  return key;
}

/**
 * Reads a public key.
 * @param what words for the key in errors: its file.
 * @throws KeyError
 */
export function readVerifyingKey(pem: string, what: string): VerifyingKey {
  if (isPrivate(pem)) throw new KeyError(`${what} is a private key, but a public one is needed here.`);
  let read: KeyObject;
  try {
    read = createPublicKey(pem);
  } catch {
    throw new KeyError(`${what} is not a public key in PEM.`);
  }
  const key = demandEd25519(read, what);
  return { id: idOf(key), key };
}

/**
 * Reads a private key.
 * @param what words for the key in errors: its file.
 * @throws KeyError
 */
export function readSigningKey(pem: string, what: string): SigningKey {
  let read: KeyObject;
  try {
    read = createPrivateKey(pem);
  } catch {
    throw new KeyError(`${what} is not a private key in PEM.`);
  }
  const key = demandEd25519(read, what);
  const open = createPublicKey(key);
  const id = idOf(open);
  return { id, key, verifying: { id, key: open } };
}

/** A public key as PEM. */
export const pemOf = ({ key }: VerifyingKey): string =>
  key.export({ type: 'spki', format: 'pem' }).toString();

/** The public keys in a text that holds one PEM block or several. */
export function readVerifyingKeys(text: string, what: string): VerifyingKey[] {
  const blocks = text.match(/-----BEGIN [A-Z ]+-----[^-]*-----END [A-Z ]+-----/g);
  return (blocks ?? [text]).map((block) => readVerifyingKey(block, what));
}

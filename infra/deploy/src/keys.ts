import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  createKeyPair,
  demandApart,
  KeyError,
  readSigningKey,
  readVerifyingKey,
  readVerifyingKeys,
  type SigningKey,
  type Store,
  type VerifyingKey,
} from '@console/store';

type Environment = Readonly<Record<string, string | undefined>>;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Where a pair lies: the private key for who releases, the public one for gateways. */
export interface KeyFiles {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** The files of a pair in a folder. */
export const keyFiles = (folder: string): KeyFiles => ({
  privateKey: join(folder, 'registry.key'),
  publicKey: join(folder, 'registry.pub'),
});

/**
 * Creates a pair of keys in a folder; only the user may read the private one.
 * @param store what is going to be signed by them
 * @throws KeyError when there is one already: what it signed could not be signed again; or when the folder is in the store
 */
export function createKeyFiles(folder: string, store?: Pick<Store, 'folder'>): KeyFiles {
  const files = keyFiles(folder);
  demandApart(files.privateKey, store?.folder);
  const pair = createKeyPair();
  mkdirSync(dirname(files.privateKey), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(files.privateKey, pair.privateKey, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new KeyError(`${files.privateKey} already exists.`);
    throw error;
  }
  writeFileSync(files.publicKey, pair.publicKey);
  return files;
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new KeyError(`${path} cannot be read (${codeOf(error)}).`, { cause: error });
  }
}

/**
 * The public key in a file.
 * @throws KeyError for one that cannot be used.
 */
export const readPublicKey = (path: string): VerifyingKey => readVerifyingKey(readKeyFile(path), path);

/** The private key that the environment names, undefined where it names none. */
function namedKey({ REGISTRY_KEY, REGISTRY_KEY_FILE }: Environment): SigningKey | undefined {
  if (REGISTRY_KEY) return readSigningKey(REGISTRY_KEY, 'REGISTRY_KEY');
  if (REGISTRY_KEY_FILE) return readSigningKey(readKeyFile(REGISTRY_KEY_FILE), REGISTRY_KEY_FILE);
  return undefined;
}

function keyOfFolder(folder: string): SigningKey | undefined {
  const { privateKey } = keyFiles(folder);
  try {
    return readSigningKey(readFileSync(privateKey, 'utf8'), privateKey);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The key to sign with: `REGISTRY_KEY` (PEM) or `REGISTRY_KEY_FILE`, else the one of the folder, which is created
 * when there is none.
 * @param store what is signed
 * @throws KeyError for one that cannot be used, or that lies in the store.
 */
export function signingKey(
  environment: Environment,
  folder: string,
  store?: Pick<Store, 'folder'>,
): SigningKey {
  const { REGISTRY_KEY, REGISTRY_KEY_FILE } = environment;
  if (!REGISTRY_KEY) demandApart(REGISTRY_KEY_FILE || keyFiles(folder).privateKey, store?.folder);
  const present = namedKey(environment) ?? keyOfFolder(folder);
  if (present) return present;
  try {
    createKeyFiles(folder);
  } catch (error) {
    // Another command was quicker.
    if (!(error instanceof KeyError)) throw error;
  }
  const { privateKey } = keyFiles(folder);
  return readSigningKey(readKeyFile(privateKey), privateKey);
}

/**
 * The public keys of the site that the environment names, in `REGISTRY_PUBLIC_KEYS` (files, or PEM).
 * @throws KeyError for one that cannot be used.
 */
export function siteKeys({ REGISTRY_PUBLIC_KEYS = '' }: Environment): VerifyingKey[] {
  if (REGISTRY_PUBLIC_KEYS.includes('-----BEGIN'))
    return readVerifyingKeys(REGISTRY_PUBLIC_KEYS, 'REGISTRY_PUBLIC_KEYS');
  return REGISTRY_PUBLIC_KEYS.split(/[\s,]+/)
    .filter(Boolean)
    .flatMap((path) => readVerifyingKeys(readKeyFile(path), path));
}

/**
 * The public half of the key to sign with, undefined where there is none yet.
 * @throws KeyError for one that cannot be used.
 */
export const ownKey = (environment: Environment, folder: string): VerifyingKey | undefined =>
  (namedKey(environment) ?? keyOfFolder(folder))?.verifying;

/**
 * The keys of a site to which nobody else releases: its own, and those of {@link siteKeys}.
 * @throws KeyError for one that cannot be used.
 */
export function verifyingKeys(environment: Environment, folder: string): VerifyingKey[] {
  const own = ownKey(environment, folder);
  return [...(own ? [own] : []), ...siteKeys(environment)];
}

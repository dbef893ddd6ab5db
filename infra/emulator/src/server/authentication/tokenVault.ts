import { createCipheriv, createDecipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** Makes of tokens what is stored of them. */
export interface TokenVault {
  /** By which a token is found. It does not lead back to the token, which is a random UUID. */
  digest(token: string): string;
  /** From which only this vault gets the token back. */
  seal(token: string): string;
  /** `undefined` when it was sealed with another key. */
  open(sealed: string): string | undefined;
}

const cipher = 'aes-256-gcm';
const keyLength = 32;
const lengths = { nonce: 12, tag: 16 } as const;

/** First characters of a sealed text; what was stored before tokens were sealed begins otherwise. */
export const sealedPrefix = 'v1:';

/** @param key of 32 bytes */
export function createTokenVault(key: Buffer): TokenVault {
  return {
    digest: (token) => createHash('sha256').update(token).digest('hex'),
    seal(token) {
      const nonce = randomBytes(lengths.nonce);
      const sealing = createCipheriv(cipher, key, nonce);
      const content = Buffer.concat([sealing.update(token, 'utf8'), sealing.final()]);
      return sealedPrefix + Buffer.concat([nonce, sealing.getAuthTag(), content]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed.slice(sealedPrefix.length), 'base64');
      const tagEnd = lengths.nonce + lengths.tag;
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, lengths.nonce));
        opening.setAuthTag(bytes.subarray(lengths.nonce, tagEnd));
        return Buffer.concat([opening.update(bytes.subarray(tagEnd)), opening.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/**
 * The key of a folder's tokens, in a file beside it that only its owner reads; made when there is none.
 * @param data the folder, or `memory`, which has a new key each time
 */
export async function tokenKey(data: string): Promise<Buffer> {
  const made = randomBytes(keyLength);
  if (data === 'memory') return made;
  const file = `${resolve(data)}.key`;
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  try {
    const key = await readFile(file);
    if (key.length === keyLength) return key;
    if (key.length > 0) throw new Error(`${file} is no key of ${keyLength} bytes`);
    // Its making was broken off: nothing was ever sealed by it.
    await write(unfinished, made);
    await rename(unfinished, file);
    return made;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  try {
    await write(unfinished, made);
    // Of two that start at once one makes it.
    await link(unfinished, file);
    return made;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return await readFile(file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Writes a file that only its owner reads, down to the disk. */
async function write(path: string, content: Buffer): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

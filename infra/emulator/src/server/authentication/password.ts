import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>;

/** Hash of a password as it is stored: `scrypt$salt$key`, both in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, 32);
  return `scrypt$${salt.toString('base64')}$${key.toString('base64')}`;
}

/** True for the password of the hash. */
export async function matchesPassword(password: string, hash: string): Promise<boolean> {
  const [, salt, key] = hash.split('$');
  if (!salt || !key) return false;
  const expected = Buffer.from(key, 'base64');
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), expected.length), expected);
}

/** Passwords that matched. */
interface RememberedPasswords {
  /** True if this one has matched this hash before. */
  has(password: string, hash: string): boolean;
  /** Compares; a match is remembered. */
  matches(password: string, hash: string): Promise<boolean>;
}

/**
 * Remembers passwords that matched: clients that use Basic send theirs with every call, and deriving the
 * key takes tens of milliseconds on purpose. Keeps digests, forgets the oldest, and a changed password has
 * another hash.
 */
export function rememberingPasswords(limit = 100): RememberedPasswords {
  const matched = new Set<string>();
  const digestOf = (password: string, hash: string) =>
    createHash('sha256').update(hash).update(password).digest('base64');
  return {
    has: (password, hash) => matched.has(digestOf(password, hash)),
    async matches(password, hash) {
      const matches = await matchesPassword(password, hash);
      if (matches) {
        if (matched.size >= limit) for (const oldest of [...matched].slice(0, 1)) matched.delete(oldest);
        matched.add(digestOf(password, hash));
      }
      return matches;
    },
  };
}

import { createHash } from 'node:crypto';

/** True for the content that a pin (`sha256-…`, `sha384-…` or `sha512-…`) stands for. */
export function isPinned(content: Buffer, pin: string): boolean {
  const algorithm = pin.slice(0, pin.indexOf('-'));
  return pin === `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

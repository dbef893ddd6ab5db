import { createHash } from 'node:crypto';
import type { BuildManifest } from '@console/remote/registry';

/** True for the content that a pin (`sha256-…`, `sha384-…` or `sha512-…`) stands for. */
export function isPinned(content: Buffer, pin: string): boolean {
  const algorithm = pin.slice(0, pin.indexOf('-'));
  return pin === `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Digest of an envelope or a record, by which what is signed later names it. */
export const digestOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** The text of the record of a build: its manifest as in the registry. The same build gives the same bytes. */
export const recordOf = (remote: BuildManifest): string => `${JSON.stringify(remote)}\n`;

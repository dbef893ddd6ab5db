import { createHash } from 'node:crypto';
import {
  compressUsingDict,
  createCCtx,
  createDCtx,
  decompressUsingDict,
  freeCCtx,
  freeDCtx,
  init,
} from '@bokuweb/zstd-wasm';

/** Beginning of a delta; the digest of its dictionary follows, then a zstd frame (RFC 9842, section 5). */
const magic = Buffer.from('5e2a4d1820000000', 'hex');
const headerLength = magic.length + 32;

let loaded: Promise<void> | undefined;
function load(): Promise<void> {
  loaded ??= init();
  return loaded;
}

/** SHA-256 of a file in base64, by which clients name a dictionary. */
export const dictionaryDigest = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64');

/**
 * True for a file of a build that releases make deltas of: scripts and styles. A name with other characters could mean
 * something in a URL pattern, by which browsers find their dictionary.
 */
export const hasDeltas = (path: string): boolean => /^[\w./-]+\.(m?js|css)$/.test(path);

/** Name of a file of a build with something in place of the hash of its content: without it, the same in all builds. */
export const nameInBuilds = (path: string, hash = ''): string =>
  path.replace(/\.[0-9a-f]{8,}(?=\.\w+$)/, hash);

/**
 * Delta of a file against a dictionary, an earlier version of it, as `dcz` (RFC 9842).
 * @param level effort of zstd, 1 to 22.
 */
export async function makeDelta(content: Buffer, dictionary: Buffer, level: number): Promise<Buffer> {
  await load();
  const context = createCCtx();
  try {
    const frame = compressUsingDict(context, content, dictionary, level);
    return Buffer.concat([magic, Buffer.from(dictionaryDigest(dictionary), 'base64'), frame]);
  } finally {
    freeCCtx(context);
  }
}

/** {@link dictionaryDigest} of the dictionary of a delta; undefined for what is none. */
export const dictionaryOf = (delta: Buffer): string | undefined =>
  delta.length > headerLength && delta.subarray(0, magic.length).equals(magic)
    ? delta.toString('base64', magic.length, headerLength)
    : undefined;

/** Bytes that a zstd frame says it unfolds to (RFC 8878, section 3.1.1.1). */
function unfoldedSize(frame: Buffer): number {
  const descriptor = frame.readUInt8(4);
  const isSingleSegment = (descriptor & 0x20) !== 0;
  const at = 5 + (isSingleSegment ? 0 : 1) + ([0, 1, 2, 4][descriptor & 3] ?? 0);
  const sizes = [
    () => (isSingleSegment ? frame.readUInt8(at) : Number.POSITIVE_INFINITY),
    () => frame.readUInt16LE(at) + 256,
    () => frame.readUInt32LE(at),
    () => Number(frame.readBigUInt64LE(at)),
  ];
  return sizes[descriptor >> 6]?.() ?? Number.POSITIVE_INFINITY;
}

/**
 * The file that a delta and its dictionary make.
 * @param most bytes that it may have. The library takes as much memory as a delta says that it needs.
 * @throws Error for a delta that is damaged, larger, or made against another dictionary.
 */
export async function applyDelta(delta: Buffer, dictionary: Buffer, most: number): Promise<Buffer> {
  const frame = delta.subarray(headerLength);
  if (dictionaryOf(delta) !== dictionaryDigest(dictionary) || unfoldedSize(frame) > most)
    throw new Error('The delta cannot be applied.');
  await load();
  const context = createDCtx();
  try {
    return Buffer.from(decompressUsingDict(context, frame, dictionary));
  } finally {
    freeDCtx(context);
  }
}

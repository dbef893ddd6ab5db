import { Gunzip } from 'fflate';

/** End of an archive: whole, in the middle, or with a checksum that is not that of its content. */
type ArchiveEnd = 'whole' | 'cut' | 'checksum';

/** Thrown for compressed data that is damaged in the middle. */
export class DamagedArchiveError extends Error {
  override readonly name = 'DamagedArchiveError';
}

/** So many bytes are given to the browser at once. */
const readAtOnce = 256 * 1024;

/** The codes of fflate that matter here: the data ends too early; what follows a member is none. */
const [unexpectedEnd, noGzip] = [0, 6];

/**
 * Expands gzip data, of one member or of several. The browser's own stream does the work; it refuses what follows the
 * first member and what ends too early without saying which, and from there on fflate goes on and says it.
 * @param onPart takes what was expanded; what it throws ends the expansion and is thrown on
 * @throws DamagedArchiveError when the data is damaged
 */
export async function gunzip(
  compressed: Blob,
  onPart: (bytes: Uint8Array) => Promise<void> | void,
): Promise<ArchiveEnd> {
  let [expanded, taken] = [0, false];
  const stream = new DecompressionStream('gzip');
  const writer = stream.writable.getWriter();
  const feed = async () => {
    for (let from = 0; from < compressed.size; from += readAtOnce)
      await writer.write(new Uint8Array(await compressed.slice(from, from + readAtOnce).arrayBuffer()));
    // What ends too early fails only now; what fails before is damaged, or has a second member.
    taken = true;
    await writer.close();
  };
  void feed().catch((cause: unknown) => writer.abort(cause).catch(() => undefined));
  const reader = stream.readable.getReader();
  for (;;) {
    const part = await reader.read().catch(() => undefined);
    if (!part) break;
    if (part.done) return 'whole';
    expanded += part.value.length;
    try {
      await onPart(part.value);
    } catch (reason) {
      void reader.cancel().catch(() => undefined);
      throw reason;
    }
  }
  return gunzipFrom(compressed, expanded, taken, onPart);
}

/**
 * Expands it once more, without the bytes that were given out before.
 * @param taken the browser took all of the data before it failed
 */
async function gunzipFrom(
  compressed: Blob,
  given: number,
  taken: boolean,
  onPart: (bytes: Uint8Array) => Promise<void> | void,
): Promise<ArchiveEnd> {
  let [expanded, endOfMember] = [0, 0];
  let parts: Uint8Array[] = [];
  const expander = new Gunzip((bytes) => {
    const fresh = bytes.subarray(Math.max(0, Math.min(bytes.length, given - expanded)));
    expanded += bytes.length;
    if (fresh.length > 0) parts.push(fresh);
  });
  expander.onmember = () => {
    endOfMember = expanded;
  };
  const handOut = async () => {
    for (const part of parts.splice(0)) await onPart(part);
  };
  const reader = compressed.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    let failure: unknown;
    try {
      expander.push(value ?? new Uint8Array(0), done);
    } catch (cause) {
      failure = cause;
    }
    await handOut();
    parts = [];
    if (failure !== undefined) {
      void reader.cancel().catch(() => undefined);
      const { code } = failure as { readonly code?: number };
      if (code === unexpectedEnd && (taken || endOfMember > 0)) return 'cut';
      // What follows is no member: padding, or the end was found too early in damaged data.
      if (code === noGzip && expanded > 0) return 'checksum';
      throw new DamagedArchiveError('The compressed data is damaged.', { cause: failure });
    }
    if (done) break;
  }
  // A member ends with its length; what ends otherwise ends too early, which fflate lets pass.
  const trailer = new DataView(await compressed.slice(-4).arrayBuffer());
  const length = (expanded - endOfMember) % 2 ** 32;
  if (trailer.byteLength < 4 || trailer.getUint32(0, true) !== length) return 'cut';
  return endOfMember > 0 ? 'whole' : 'checksum';
}

/** An image that was read: a data URL and its size in pixels. */
interface ReadImage {
  readonly content: string;
  readonly width: number;
  readonly height: number;
}

/** Why a file is not taken as an image. */
type ImageProblem = 'tooLarge' | 'notImage' | 'tooManyPixels' | 'damaged' | 'noSize';

/** Largest file of an image, in bytes. */
export const largestImage = 8_000_000;

/** Most pixels of an image, and of one of its sides: more than that some devices cannot draw. */
const mostPixels = 50_000_000;
const longestSide = 16_384;

type ImageType = 'image/png' | 'image/jpeg' | 'image/svg+xml';

interface Size {
  readonly width: number;
  readonly height: number;
}

const signatures: readonly (readonly [ImageType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** Length of the beginning of a text in which its root element is looked for. */
const farthestRoot = 10_000;

/** Type of a file by its first bytes, whatever its name. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const known = signatures.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (known) return known[0];
  const text = new TextDecoder().decode(bytes.subarray(0, farthestRoot)).trimStart();
  return text.startsWith('<') && /<svg[\s>]/.test(text) ? 'image/svg+xml' : undefined;
}

/** The size that a file says it has, known before anything is unpacked; undefined where it does not say. */
export function writtenSizeOf(bytes: Uint8Array, type: ImageType): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'image/png' && bytes.length >= 24)
    return { width: view.getUint32(16), height: view.getUint32(20) };
  return type === 'image/jpeg' ? sizeOfJpeg(view) : undefined;
}

/** Goes from segment to segment up to the one that has the size. */
function sizeOfJpeg(view: DataView): Size | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // Start of a frame, but for the tables that stand between their numbers.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const isTooMany = ({ width, height }: Size) =>
  width * height > mostPixels || Math.max(width, height) > longestSide;

/** Number of bytes turned into letters at once: each is an argument of a call. */
const stretch = 0x8000;

function asDataUrl(bytes: Uint8Array, type: ImageType): string {
  const letters = Array.from({ length: Math.ceil(bytes.length / stretch) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * stretch, (index + 1) * stretch)),
  );
  return `data:${type};base64,${btoa(letters.join(''))}`;
}

/** Has the browser draw an image: as one it runs no script and fetches nothing. */
const drawnSizeOf = (content: string) =>
  new Promise<Size | undefined>((resolve) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
    image.src = content;
  });

/**
 * Reads a PNG, JPEG or SVG. What the file is called, or says of its type, does not count.
 * @param sizeOf has it drawn. Default: by the browser
 */
export async function readImage(
  bytes: Uint8Array,
  sizeOf: (content: string) => Promise<Size | undefined> = drawnSizeOf,
): Promise<ReadImage | { readonly problem: ImageProblem }> {
  if (bytes.length > largestImage) return { problem: 'tooLarge' };
  const type = imageTypeOf(bytes);
  if (!type) return { problem: 'notImage' };
  const written = writtenSizeOf(bytes, type);
  if (written && isTooMany(written)) return { problem: 'tooManyPixels' };
  const content = asDataUrl(bytes, type);
  const size = await sizeOf(content);
  if (!size) return { problem: 'damaged' };
  if (size.width === 0 || size.height === 0) return { problem: 'noSize' };
  return isTooMany(size) ? { problem: 'tooManyPixels' } : { content, ...size };
}

/** The bytes of a data URL; none of a text that is none. */
export function bytesOfDataUrl(url: string): Uint8Array {
  const [, encoded = ''] = url.split(';base64,', 2);
  try {
    return Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

import { createHash } from 'node:crypto';

/** Length of the image of a version, in bytes. Real ones have many more. */
const length = 64 * 1024;

/** The image of a version: the same name, the same bytes. */
export function imageOf(imageType: string, imageName: string): Buffer {
  const image = Buffer.alloc(length);
  let block = sha256(`${imageType}/${imageName}`);
  for (let at = 0; at < length; at += block.length) {
    block.copy(image, at);
    block = sha256(block);
  }
  return image;
}

const checksums = new Map<string, string>();

/**
 * Checksum of an image: SHA-256 in hex. Kept, since two thousand digests make an image, and every reset of a
 * service asks for some.
 */
export function checksumOf(imageType: string, imageName: string): string {
  const key = `${imageType}/${imageName}`;
  const checksum = checksums.get(key) ?? sha256(imageOf(imageType, imageName)).toString('hex');
  checksums.set(key, checksum);
  return checksum;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';

/** Lines of a log, for tests: one a second, each tenth a warning, each hundredth an error. */
export const logText = (lines: number, begin = Date.UTC(2026, 0, 1)): string =>
  Array.from({ length: lines }, (_, at) => {
    const level = at % 100 === 99 ? 'ERROR' : at % 10 === 9 ? 'WARN' : 'INFO';
    return `${new Date(begin + at * 1000).toISOString()} ${level} reader-${at % 7} tag ${(at * 7919).toString(16)}\n`;
  }).join('');

/** A tar archive of files by their names. */
export const tarOf = (
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<Uint8Array<ArrayBuffer>> =>
  packTar(
    Object.entries(files).map(([name, body]) => ({
      header: { name, size: typeof body === 'string' ? Buffer.byteLength(body) : body.length, type: 'file' },
      body,
    })),
  );

/** Compressed data of one member. */
export const gzip = (data: string | Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(gzipSync(data));

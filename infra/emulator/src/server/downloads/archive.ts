import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { type Pack, pack } from 'tar-stream';

/** One file of an archive. */
export interface ArchivedFile {
  /** Path inside the archive. */
  readonly name: string;
  readonly text: string;
  readonly modified: Date;
}

/**
 * Answers a gzipped tar archive to be saved, packed while it is sent: however many files there are, only one is in
 * memory.
 * @param fileName without an extension
 */
export function sendArchive(
  reply: FastifyReply,
  fileName: string,
  files: AsyncIterable<ArchivedFile> | Iterable<ArchivedFile>,
): FastifyReply {
  return reply
    .type('application/gzip')
    .header('Content-Disposition', `attachment; filename="${fileName}.tar.gz"`)
    .send(archive(files));
}

function archive(files: AsyncIterable<ArchivedFile> | Iterable<ArchivedFile>): Readable {
  const tar = pack();
  const gzip = createGzip();
  tar.on('error', (error) => gzip.destroy(error));
  gzip.on('close', () => tar.destroy());
  fill(tar, files).catch((error: Error) => tar.destroy(error));
  return tar.pipe(gzip);
}

async function fill(tar: Pack, files: AsyncIterable<ArchivedFile> | Iterable<ArchivedFile>): Promise<void> {
  for await (const { name, text, modified } of files)
    await new Promise<void>((resolve, reject) => {
      tar.entry({ name, mtime: modified }, text, (error) => (error ? reject(error) : resolve()));
    });
  tar.finalize();
}

/** A moment as part of a file name: `20260302T080000Z`. */
export function momentInName(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

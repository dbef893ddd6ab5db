import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

/** The files of a gzipped tar archive in an answer, by path. */
export async function filesIn(answer: Response): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const tar = extract();
  tar.on('entry', ({ name }, content, next) => {
    text(content).then((read) => {
      files.set(name, read);
      next();
    }, next);
  });
  await pipeline(Readable.from([Buffer.from(await answer.arrayBuffer())]), createGunzip(), tar);
  return files;
}

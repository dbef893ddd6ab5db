import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { demandPath, type ListedFile, type Part, StoreError } from './Store';

/** Code of an error of the file system, `ENOENT`. */
export const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** Tells whether an error says that there is no such file. */
export const isAbsent = (error: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error));

/** Tells whether a file is temporary: one that is being written, or a lock. */
const isPassing = (path: string) => path.split('/').some((part) => part.startsWith('.'));

/**
 * Flags for opening files: at once, whatever they are, and only themselves. A pipe would have its reader
 * wait.
 */
const readFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** Path of a file of a folder on this machine. */
export function placeOf(folder: string, file: string): string {
  demandPath(file);
  return join(folder, file);
}

const foreign = (folder: string, file: string) =>
  new StoreError(
    'unusable',
    `${file} in ${folder} is a link or no regular file, which a store does not hold.`,
  );

/** @throws StoreError for what is reached by a link: what lies elsewhere is no part of the store. */
async function demandOwn(folder: string, file: string): Promise<void> {
  if ((await realpath(join(folder, file))) !== join(await realpath(folder), file))
    throw foreign(folder, file);
}

/**
 * Opens a file of a folder for reading.
 * @throws StoreError for what is no regular file of the folder itself
 */
async function reading<Read>(
  folder: string,
  file: string,
  read: (handle: FileHandle) => Promise<Read>,
): Promise<Read> {
  const path = placeOf(folder, file);
  await demandOwn(folder, file);
  const handle = await open(path, readFlags).catch((error: unknown) => {
    throw codeOf(error) === 'ELOOP' ? foreign(folder, file) : error;
  });
  try {
    const found = await handle.stat();
    if (!found.isFile() && !found.isDirectory()) throw foreign(folder, file);
    return await read(handle);
  } finally {
    await handle.close();
  }
}

/**
 * Reads a file of a folder.
 * @throws StoreError for what is no regular file of the folder itself
 */
export const contentOf = (folder: string, file: string): Promise<Buffer> =>
  reading(folder, file, (handle) => handle.readFile());

/**
 * Reads parts of a file of a folder, as far as the file has them.
 * @throws StoreError for what is no regular file of the folder itself
 */
export const partsOf = (folder: string, file: string, parts: readonly Part[]): Promise<Buffer[]> =>
  reading(folder, file, async (handle) => {
    const read: Buffer[] = [];
    for (const { at, length } of parts) {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at);
      read.push(buffer.subarray(0, bytesRead));
    }
    return read;
  });

/** Creates a file in a folder that is created if needed; it may be removed concurrently. */
export async function createFile(folder: string, path: string): Promise<FileHandle> {
  for (let left = 3; ; left -= 1) {
    await mkdir(dirname(path), { recursive: true });
    try {
      await demandOwn(folder, relative(folder, dirname(path)));
      return await open(path, 'wx');
    } catch (error) {
      if (!isAbsent(error) || left === 0) throw error;
    }
  }
}

/** Puts a file in place atomically. @param lasting whether it is flushed to disk first, as pointers are */
export async function replaceFile(
  folder: string,
  file: string,
  content: Buffer,
  lasting: boolean,
): Promise<void> {
  const final = placeOf(folder, file);
  const part = join(dirname(final), `.${randomUUID()}`);
  const handle = await createFile(folder, part);
  try {
    try {
      await handle.writeFile(content);
      if (lasting) await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, final);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Lists the files below a part of a folder, in any order. */
export async function* filesBelow(folder: string, part: string): AsyncGenerator<ListedFile> {
  const entries = await readdir(join(folder, part), { withFileTypes: true }).catch((error: unknown) => {
    if (isAbsent(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    const file = relative(folder, join(folder, part, entry.name))
      .split(sep)
      .join('/');
    if (isPassing(file)) continue;
    if (entry.isDirectory()) yield* filesBelow(folder, file);
    else if (entry.isFile()) {
      const found = await stat(join(folder, file)).catch((error: unknown) => {
        if (isAbsent(error)) return undefined;
        throw error;
      });
      if (found) yield { path: file, size: found.size, modified: found.mtimeMs };
    }
  }
}

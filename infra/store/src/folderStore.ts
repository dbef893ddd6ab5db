import { createHash } from 'node:crypto';
import { lstat, rm, rmdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { codeOf, contentOf, filesBelow, isAbsent, partsOf, placeOf, replaceFile } from './folderFiles';
import { withLock } from './folderLock';
import {
  type Condition,
  demandPath,
  type ListedFile,
  type Store,
  type StoredFile,
  StoreError,
} from './Store';

const tagOf = (content: Buffer) => `"${createHash('sha256').update(content).digest('base64url')}"`;

/** Time in ms after which the next write of a file is sure to change its times. */
const settledAfter = 2000;

/** Error of a store for one of the file system; what the store itself says stays as it is. */
export function worded(error: unknown, folder: string): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return new StoreError('denied', `${folder} cannot be read or changed by this user (${code}).`, {
      cause: error,
    });
  if (['ENOSPC', 'EDQUOT'].includes(code))
    return new StoreError('full', `${folder} has no room left (${code}). Make room, and try again.`, {
      cause: error,
    });
  return new StoreError('unreachable', `${folder} cannot be used: ${(error as Error).message}.`, {
    cause: error,
  });
}

/**
 * A store that is a folder; made with the first write. Files are written next to their place and renamed, so that
 * readers need no lock; writers with a condition wait for each other, on other machines of a shared folder, too.
 * @param path folder, absolute or below the working directory.
 */
export function folderStore(path: string): Store {
  const folder = resolve(path);
  const act = async <T>(what: () => Promise<T>): Promise<T> => {
    try {
      return await what();
    } catch (error) {
      throw worded(error, folder);
    }
  };

  /** Files that were read, as they lay there: what has not been touched since need not be read again. */
  const seen = new Map<string, { readonly mark: string; readonly tag: string }>();

  async function markOf(file: string): Promise<string | undefined> {
    const { mtimeMs, ctimeMs, size, ino } = await lstat(placeOf(folder, file));
    // Clocks of file systems are coarse: two writes of the same moment look alike.
    return Date.now() - mtimeMs > settledAfter ? `${mtimeMs} ${ctimeMs} ${size} ${ino}` : undefined;
  }

  async function look(file: string, known?: string): Promise<StoredFile | 'same' | undefined> {
    try {
      const mark = known === undefined ? undefined : await markOf(file);
      const before = seen.get(file);
      if (mark !== undefined && before?.mark === mark && before.tag === known) return 'same';
      const content = await contentOf(folder, file);
      const tag = tagOf(content);
      if (mark !== undefined) seen.set(file, { mark, tag });
      return tag === known ? 'same' : { content, tag };
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  async function read(file: string): Promise<StoredFile | undefined> {
    const found = await look(file);
    return found === 'same' ? undefined : found;
  }

  async function demand(file: string, condition: Condition): Promise<void> {
    const present = await read(file);
    if ('ifAbsent' in condition ? present !== undefined : present?.tag !== condition.ifMatch)
      throw new StoreError('conflict', `${file} in ${folder} was changed in the meantime.`);
  }

  return {
    name: folder,
    folder,
    read: (file) => act(() => read(file)),
    readParts: (file, parts) =>
      act(() =>
        partsOf(folder, file, parts).catch((error: unknown) => {
          if (isAbsent(error)) return undefined;
          throw error;
        }),
      ),
    readIfChanged: (file, tag) => act(() => look(file, tag)),
    write: (file, text, condition) =>
      act(async () => {
        const content = Buffer.from(text);
        if (condition)
          await withLock(folder, file, async () => {
            await demand(file, condition);
            await replaceFile(folder, file, content, true);
          });
        else await replaceFile(folder, file, content, false);
        return tagOf(content);
      }),
    list: (prefix) =>
      act(async () => {
        const start = prefix.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/')) : '';
        if (start) demandPath(start);
        const found: ListedFile[] = [];
        for await (const file of filesBelow(folder, start))
          if (file.path.startsWith(prefix)) found.push(file);
        return found.sort((one, other) => (one.path < other.path ? -1 : 1));
      }),
    remove: (file) =>
      act(async () => {
        const final = placeOf(folder, file);
        await rm(final, { force: true });
        // Empty folders are removed as well; others may be writing into one at this moment.
        for (let emptied = dirname(final); emptied !== folder; emptied = dirname(emptied))
          if (
            !(await rmdir(emptied).then(
              () => true,
              () => false,
            ))
          )
            break;
      }),
  };
}

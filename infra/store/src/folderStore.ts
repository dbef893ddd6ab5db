import { createHash, randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import {
  type FileHandle,
  lstat,
  mkdir,
  open,
  readdir,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
} from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Condition,
  demandPath,
  type ListedFile,
  type Store,
  type StoredFile,
  StoreError,
} from './Store';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

const isAbsent = (error: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error));

const tagOf = (content: Buffer) => `"${createHash('sha256').update(content).digest('base64url')}"`;

/**
 * Time in ms for which a lock has to lie there unchanged until it counts as left behind by a process that died. It is
 * held for a few milliseconds. The time is measured here, since clocks of other machines may be ahead or behind.
 */
const staleAfter = 3000;
const retryAfter = 20;

/** Longest time in ms that a write waits for others. */
const longestWait = 60_000;

/** Time in ms after which the next write of a file is sure to change its times. */
const settledAfter = 2000;

/** Whether a file is temporary: one that is being written, or a lock. */
const isPassing = (path: string) => path.split('/').some((part) => part.startsWith('.'));

/** How files are opened: at once, whatever they are, and only themselves. A pipe would have its reader wait. */
const reading = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);

/** An error of the file system in words; what the store itself says stays as it is. */
function worded(error: unknown, folder: string): StoreError {
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
  const place = (file: string) => {
    demandPath(file);
    return join(folder, file);
  };

  const act = async <T>(what: () => Promise<T>): Promise<T> => {
    try {
      return await what();
    } catch (error) {
      throw worded(error, folder);
    }
  };

  const foreign = (file: string) =>
    new StoreError(
      'unusable',
      `${file} in ${folder} is a link or no regular file, which a store does not hold.`,
    );

  /** @throws StoreError for what is reached by a link: what lies elsewhere is no part of the store. */
  async function demandOwn(file: string): Promise<void> {
    if ((await realpath(join(folder, file))) !== join(await realpath(folder), file)) throw foreign(file);
  }

  async function contentOf(file: string): Promise<Buffer> {
    const path = place(file);
    await demandOwn(file);
    const handle = await open(path, reading).catch((error: unknown) => {
      throw codeOf(error) === 'ELOOP' ? foreign(file) : error;
    });
    try {
      const found = await handle.stat();
      if (!found.isFile() && !found.isDirectory()) throw foreign(file);
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  }

  /** Creates a file in a folder that is created if needed; it may be removed concurrently. */
  async function create(path: string): Promise<FileHandle> {
    for (let left = 3; ; left -= 1) {
      await mkdir(dirname(path), { recursive: true });
      try {
        await demandOwn(relative(folder, dirname(path)));
        return await open(path, 'wx');
      } catch (error) {
        if (!isAbsent(error) || left === 0) throw error;
      }
    }
  }

  /** Files that were read, as they lay there: what has not been touched since need not be read again. */
  const seen = new Map<string, { readonly mark: string; readonly tag: string }>();

  async function markOf(file: string): Promise<string | undefined> {
    const { mtimeMs, ctimeMs, size, ino } = await lstat(place(file));
    // Clocks of file systems are coarse: two writes of the same moment look alike.
    return Date.now() - mtimeMs > settledAfter ? `${mtimeMs} ${ctimeMs} ${size} ${ino}` : undefined;
  }

  async function look(file: string, known?: string): Promise<StoredFile | 'same' | undefined> {
    try {
      const mark = known === undefined ? undefined : await markOf(file);
      const before = seen.get(file);
      if (mark !== undefined && before?.mark === mark && before.tag === known) return 'same';
      const content = await contentOf(file);
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

  /** Puts a file in place atomically. Pointers are flushed to disk first. */
  async function replace(file: string, content: Buffer, lasting: boolean): Promise<void> {
    const final = place(file);
    const part = join(dirname(final), `.${randomUUID()}`);
    const handle = await create(part);
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

  async function withLock<T>(file: string, what: () => Promise<T>): Promise<T> {
    const final = place(file);
    const lock = join(dirname(final), `.${final.slice(dirname(final).length + 1)}.lock`);
    const deadline = performance.now() + longestWait;
    let seen = { mark: '', since: 0 };
    for (;;) {
      try {
        await (await create(lock)).close();
        break;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
        const mark = await stat(lock).then(
          ({ mtimeMs, ino }) => `${mtimeMs} ${ino}`,
          () => '',
        );
        const now = performance.now();
        if (mark !== seen.mark) seen = { mark, since: now };
        if (mark && now - seen.since > staleAfter) await rm(lock, { force: true });
        else if (now > deadline)
          throw new StoreError(
            'unreachable',
            `Others have been writing ${file} in ${folder} for ${longestWait / 1000} seconds; try again.`,
          );
        else await wait(retryAfter);
      }
    }
    try {
      return await what();
    } finally {
      await rm(lock, { force: true });
    }
  }

  async function demand(file: string, condition: Condition): Promise<void> {
    const present = await read(file);
    if ('ifAbsent' in condition ? present !== undefined : present?.tag !== condition.ifMatch)
      throw new StoreError('conflict', `${file} in ${folder} was changed in the meantime.`);
  }

  async function* below(part: string): AsyncGenerator<ListedFile> {
    const entries = await readdir(join(folder, part), { withFileTypes: true }).catch((error: unknown) => {
      if (isAbsent(error)) return [];
      throw error;
    });
    for (const entry of entries) {
      const file = relative(folder, join(folder, part, entry.name))
        .split(sep)
        .join('/');
      if (isPassing(file)) continue;
      if (entry.isDirectory()) yield* below(file);
      else if (entry.isFile()) {
        const found = await stat(join(folder, file)).catch((error: unknown) => {
          if (isAbsent(error)) return undefined;
          throw error;
        });
        if (found) yield { path: file, size: found.size, modified: found.mtimeMs };
      }
    }
  }

  return {
    name: folder,
    folder,
    read: (file) => act(() => read(file)),
    readIfChanged: (file, tag) => act(() => look(file, tag)),
    write: (file, text, condition) =>
      act(async () => {
        const content = Buffer.from(text);
        if (condition)
          await withLock(file, async () => {
            await demand(file, condition);
            await replace(file, content, true);
          });
        else await replace(file, content, false);
        return tagOf(content);
      }),
    list: (prefix) =>
      act(async () => {
        const start = prefix.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/')) : '';
        if (start) demandPath(start);
        const found: ListedFile[] = [];
        for await (const file of below(start)) if (file.path.startsWith(prefix)) found.push(file);
        return found.sort((one, other) => (one.path < other.path ? -1 : 1));
      }),
    remove: (file) =>
      act(async () => {
        const final = place(file);
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

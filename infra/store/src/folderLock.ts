import { rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf, createFile, placeOf } from './folderFiles';
import { StoreError } from './Store';

/**
 * Time in ms for which a lock has to lie there unchanged until it counts as left behind by a process that died. It is
 * held for a few milliseconds. The time is measured here, since clocks of other machines may be ahead or behind.
 */
const staleAfter = 3000;
const retryAfter = 20;

/** Longest time in ms that a write waits for others. */
const longestWait = 60_000;

/**
 * Does something while nobody else who asks for this lock does, on other machines of a shared folder, too.
 * @throws StoreError when others hold it for a minute
 */
export async function withLock<T>(folder: string, file: string, what: () => Promise<T>): Promise<T> {
  const final = placeOf(folder, file);
  const lock = join(dirname(final), `.${final.slice(dirname(final).length + 1)}.lock`);
  const deadline = performance.now() + longestWait;
  let seen = { mark: '', since: 0 };
  for (;;) {
    try {
      await (await createFile(folder, lock)).close();
      break;
    } catch (error) {
      // It says so of a folder, too, in whose place there is a file.
      if (codeOf(error) !== 'EEXIST' || (error as NodeJS.ErrnoException).path !== lock) throw error;
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

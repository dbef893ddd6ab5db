import { readFile, stat } from 'node:fs/promises';
import { UnreadableFileError } from './UnreadableFileError';

/** A file that is read again whenever it has changed on disk. */
export interface FreshFile<T> {
  /**
   * The content as of now.
   * @throws UnreadableFileError, unless an earlier content was good: then that one is kept.
   */
  read(): Promise<T>;
  /** Why the file as it lies there is not used, undefined when it is. */
  problem(): string | undefined;
}

/** An error whose text may be shown: paths of this machine stay inside. */
function presentable(what: string, error: unknown): UnreadableFileError {
  if (error instanceof UnreadableFileError) return error;
  const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
  return new UnreadableFileError(missing ? `${what} is not there.` : `${what} cannot be read.`, {
    cause: error,
  });
}

/**
 * Reads a file that others replace while the gateway runs (a release, a rebuild). A file that became unreadable
 * does not take the console down: the last good content goes on being served and {@link FreshFile.problem} tells.
 * @param what words for the file in errors, `The registry`.
 */
export function freshFile<T>(what: string, path: string, parse: (text: string) => T): FreshFile<T> {
  let kept: { readonly value: T } | undefined;
  let seen = '';
  let problem: string | undefined;

  return {
    async read() {
      try {
        const { mtimeMs, size, ino } = await stat(path);
        const mark = `${mtimeMs} ${size} ${ino}`;
        if (!kept || mark !== seen) {
          kept = { value: parse(await readFile(path, 'utf8')) };
          seen = mark;
        }
        problem = undefined;
      } catch (error) {
        const readable = presentable(what, error);
        problem = readable.message;
        if (!kept) throw readable;
      }
      return kept.value;
    },
    problem: () => problem,
  };
}

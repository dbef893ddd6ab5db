import { setTimeout as wait } from 'node:timers/promises';
import { type Store, StoreError, UnreadableError } from '@console/store';

/** Content that is read again whenever it has changed; the same object as long as it has not. */
export interface CachedContent<T> {
  /**
   * The content as of now; of a store elsewhere, as of less than a second ago.
   * @throws UnreadableError, unless an earlier content was good: then that one is kept.
   */
  read(): Promise<T>;
}

/** A file that others write. */
export interface WatchedFile<T> extends CachedContent<T> {
  /** Why the file as it lies there is not used, undefined when it is. */
  problem(): string | undefined;
  /**
   * True if the content was once read from the file; else it is the newest that could be proven without it.
   */
  isFromFile(): boolean;
}

/** A file that is read again whenever it has changed in its store. */
export interface CachedFile<T> extends WatchedFile<T> {
  /** Takes over what this process has just written, with its tag; what others write later is seen as before. */
  keep(value: T, tag: string): void;
}

/**
 * Time in ms for which a store that is not on this machine is not asked again. With the time that an answer is waited
 * for it stays below a second: within it, all gateways of a site serve the same.
 */
const restTime = 400;

/** Time in ms after which an answer of a store is not waited for while there is an earlier content to go on with. */
const timeoutMs = 500;

/** An error whose text may be shown to users: without paths and addresses. */
function presentable(what: string, error: unknown): UnreadableError {
  if (error instanceof UnreadableError) return error;
  const unreachable = error instanceof StoreError && error.code === 'unreachable';
  return new UnreadableError(
    unreachable ? `${what} cannot be reached in its store.` : `${what} cannot be read.`,
    { cause: error },
  );
}

/**
 * Reads a file that others replace while the gateway runs (a release, a rebuild). A file that became unreadable
 * does not take the console down: the last good content goes on being served and {@link CachedFile.problem} tells.
 * @param what words for the file in errors, `The registry`.
 * @param parse reads the text; it may refuse it by what the last good content was.
 * @param proven what is known to have been good before this process began. @defaultValue nothing
 */
export function cachedFile<T>(
  what: string,
  store: Store,
  path: string,
  parse: (text: string, before?: T) => T | Promise<T>,
  proven: () => Promise<T | undefined> = async () => undefined,
): CachedFile<T> {
  let kept: { readonly value: T; readonly tag?: string } | undefined;
  let problem: string | undefined;
  let looking: Promise<void> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** Grows with what this process writes: a look that began before does not know it. */
  let writes = 0;
  const rest = store.folder === undefined ? restTime : 0;

  async function look(): Promise<void> {
    const began = writes;
    try {
      if (!kept) {
        const value = await proven();
        if (value !== undefined) kept = { value };
      }
      const found = kept?.tag ? await store.readIfChanged(path, kept.tag) : await store.read(path);
      if (found === undefined) throw new UnreadableError(`${what} is not there.`);
      if (found !== 'same' && began === writes) {
        const value = await parse(found.content.toString(), kept?.value);
        if (began === writes) kept = { value, tag: found.tag };
      }
      problem = undefined;
    } catch (error) {
      const readable = presentable(what, error);
      problem = readable.message;
      if (!kept) throw readable;
    } finally {
      lookedAt = performance.now();
      looking = undefined;
    }
  }

  return {
    async read() {
      if (!kept || looking || performance.now() - lookedAt >= rest) {
        looking ??= look();
        await (kept ? Promise.race([looking, wait(timeoutMs, undefined, { ref: false })]) : looking);
      }
      if (!kept) throw new UnreadableError(problem ?? `${what} cannot be read.`);
      return kept.value;
    },
    problem: () => problem,
    isFromFile: () => kept?.tag !== undefined,
    keep(value, tag) {
      writes += 1;
      kept = { value, tag };
      problem = undefined;
    },
  };
}

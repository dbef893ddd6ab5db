/** A file of a store as it was read. */
export interface StoredFile {
  readonly content: Buffer;
  /** Entity tag: changes with the content. */
  readonly tag: string;
}

/** A file of a store as it is listed. */
export interface ListedFile {
  /** Path below the store, `remotes/readers/1.0.0-ab12cd34/remoteEntry.js`. */
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
  /** Time of the last write, in ms since 1970. */
  readonly modified: number;
}

/** Part of a file, in bytes. */
export interface Part {
  readonly at: number;
  readonly length: number;
}

/** Condition of a write: the file still is as it was read, or there is none. */
export type Condition = { readonly ifMatch: string } | { readonly ifAbsent: true };

/** Where releases lie: files by path, replaced at once, with entity tags. Paths have slashes and none in front. */
export interface Store {
  /** Words for the store in messages: its folder, or the address of its bucket. */
  readonly name: string;
  /** The folder on this machine, where the store is one. */
  readonly folder?: string;
  /** @returns the file, undefined where there is none. */
  read(path: string): Promise<StoredFile | undefined>;
  /**
   * Reads parts of a file.
   * @returns the parts as far as the file has them, undefined where there is none.
   */
  readParts(path: string, parts: readonly Part[]): Promise<Buffer[] | undefined>;
  /**
   * Reads a file only when it is another one than known.
   * @returns `'same'` when the file still has the tag.
   */
  readIfChanged(path: string, tag: string): Promise<StoredFile | 'same' | undefined>;
  /**
   * Replaces a file atomically: a reader gets the old content or the new one, never a part.
   * @returns the new tag.
   * @throws StoreError with code `conflict` when the condition does not hold; nothing has been written then.
   */
  write(path: string, content: Buffer | string, condition?: Condition): Promise<string>;
  /** All files whose path begins like this, in the order of their paths. */
  list(prefix: string): Promise<ListedFile[]>;
  /** Takes a file away; one that is not there is no error. */
  remove(path: string): Promise<void>;
}

/**
 * Why a store did not do what it was asked to.
 * - `conflict`: the condition of a write does not hold.
 * - `denied`: this process may not.
 * - `full`: there is no room left for what was to be written.
 * - `unreachable`: the store cannot be reached, or does not answer.
 * - `unusable`: the store is not what it has to be, or was named in a way that cannot be used.
 */
export type StoreFailure = 'conflict' | 'denied' | 'full' | 'unreachable' | 'unusable';

/** Thrown by a store. The message is a sentence for those who run the console; it may name paths and addresses. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(
    readonly code: StoreFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** @throws StoreError for a path that could lead out of the store. */
export function demandPath(path: string): void {
  if (path === '' || path.split('/').some((part) => part === '' || part === '.' || part === '..'))
    throw new StoreError('unusable', `'${path}' is not a path of a file in a store.`);
}

/** Texts that a browser keeps, by key. Nothing of it throws. */
export interface SafeStorage {
  /** The text under a key; null when there is none or the browser refuses. */
  readonly getItem: (key: string) => string | null;
  /** Stores a text; undefined removes it. @returns whether that was done. */
  readonly setItem: (key: string, text: string | undefined) => boolean;
  /** The JSON value under a key; undefined when there is none or it cannot be read. It may have any shape. */
  readonly getJson: (key: string) => unknown;
  /** Stores a value as JSON; undefined removes it. @returns whether that was done. */
  readonly setJson: (key: string, value: unknown) => boolean;
}

/** Storage of a browser: of the tab, or lasting. */
export type StorageName = 'sessionStorage' | 'localStorage';

/** @returns what the attempt gives; undefined when it throws. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/**
 * A storage of the browser that never throws: a browser may refuse access to it (privacy settings), and it may be
 * full. What cannot be stored lives as long as the page.
 */
export function safeStorage(name: StorageName): SafeStorage {
  const getItem = (key: string) => attempt(() => globalThis[name].getItem(key)) ?? null;
  const setItem = (key: string, text: string | undefined) =>
    attempt(() => {
      const storage = globalThis[name];
      if (text === undefined) storage.removeItem(key);
      else storage.setItem(key, text);
      return true;
    }) ?? false;
  return {
    getItem,
    setItem,
    getJson: (key) => attempt((): unknown => JSON.parse(getItem(key) ?? '')),
    setJson: (key, value) => setItem(key, JSON.stringify(value)),
  };
}

/** Texts that a browser keeps, by key. Nothing of it throws. */
export interface SafeStorage {
  /** The text under a key; null when there is none or the browser refuses. */
  readonly getItem: (key: string) => string | null;
  /** @returns whether the text was stored. */
  readonly setItem: (key: string, text: string) => boolean;
  readonly removeItem: (key: string) => void;
  /** The JSON value under a key; undefined when there is none or it cannot be read. It may have any shape. */
  readonly getJson: (key: string) => unknown;
  /** @returns whether the value was stored. */
  readonly setJson: (key: string, value: unknown) => boolean;
}

/** Storage of a browser: of the tab, or lasting. */
export type StorageName = 'sessionStorage' | 'localStorage';

/**
 * A storage of the browser that never throws: a browser may refuse access to it (privacy settings), and it may be
 * full. What cannot be stored lives as long as the page.
 */
export function safeStorage(name: StorageName): SafeStorage {
  const attempt = <Result, Otherwise>(access: (storage: Storage) => Result, otherwise: Otherwise) => {
    try {
      return access(globalThis[name]);
    } catch {
      return otherwise;
    }
  };
  const setItem = (key: string, text: string) =>
    attempt((storage) => {
      storage.setItem(key, text);
      return true;
    }, false);
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null),
    setItem,
    removeItem: (key) => attempt((storage) => storage.removeItem(key), undefined),
    getJson: (key) =>
      attempt((storage): unknown => JSON.parse(storage.getItem(key) ?? '') as unknown, undefined),
    setJson: (key, value) => setItem(key, JSON.stringify(value)),
  };
}

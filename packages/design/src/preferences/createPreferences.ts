/** Where a browser keeps texts; `localStorage` is one. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What one user set up on this device, such as views of tables and their density. */
export interface Preferences {
  /** What was kept under a key; undefined for nothing and for what cannot be read. Not checked: it may be anything. */
  get(key: string): unknown;
  /** Keeps a value that JSON can carry; undefined forgets it. */
  set(key: string, value: unknown): void;
  /** Tells of every change until the returned function is called. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates the {@link Memory} of a user. A store that is full or forbidden costs only what should have outlived the
 * page.
 *
 * @param user - name of the user; keeps apart those who share a device
 * @param store - default: nothing outlives the page
 */
export function createPreferences(user: string, store?: TextStore): Preferences {
  const listeners = new Set<() => void>();
  const values = new Map<string, unknown>();
  const nameOf = (key: string) => `console:${encodeURIComponent(user)}:${key}`;
  const load = (key: string): unknown => {
    try {
      const text = store?.getItem(nameOf(key));
      return text ? JSON.parse(text) : undefined;
    } catch {
      return undefined;
    }
  };
  const save = (key: string, value: unknown) => {
    try {
      if (value === undefined) store?.removeItem(nameOf(key));
      else store?.setItem(nameOf(key), JSON.stringify(value));
    } catch {
      // It is still known to this page.
    }
  };
  return {
    get(key) {
      if (!values.has(key)) values.set(key, load(key));
      return values.get(key);
    },
    set(key, value) {
      values.set(key, value);
      save(key, value);
      for (const tell of listeners) tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import type { SafeStorage } from '../storage';
import { createEmitter } from '../store';

/** Settings of one user on this device, such as views of tables and their density. */
export interface Preferences {
  /** Reads a key; undefined for nothing and for what cannot be read. Not checked: it may be anything. */
  get(key: string): unknown;
  /** Keeps a value that JSON can carry; undefined forgets it. */
  set(key: string, value: unknown): void;
  /** Calls the listener after every change. @returns ends it. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates the {@link Preferences} of a user. A storage that is full or forbidden costs only what should have outlived
 * the page. While somebody follows, changes of other tabs are taken over, so that no tab writes over another.
 *
 * @param user - name of the user; keeps apart those who share a device
 * @param storage - where they outlive the page. @defaultValue they end with the page.
 */
export function createPreferences(user: string, storage?: SafeStorage): Preferences {
  const changes = createEmitter();
  const values = new Map<string, unknown>();
  const prefix = `console:${encodeURIComponent(user)}:`;
  const nameOf = (key: string) => prefix + key;
  let followers = 0;
  // Another tab wrote; without a key it cleared everything.
  const takeOver = ({ key }: StorageEvent) => {
    if (key === null) values.clear();
    else if (!values.delete(key.replace(prefix, ''))) return;
    changes.emit();
  };
  return {
    get(key) {
      if (!values.has(key)) values.set(key, storage?.getJson(nameOf(key)));
      return values.get(key);
    },
    set(key, value) {
      values.set(key, value);
      storage?.setJson(nameOf(key), value);
      changes.emit();
    },
    subscribe(listener) {
      const stop = changes.subscribe(listener);
      if (storage && followers++ === 0) addEventListener('storage', takeOver);
      return () => {
        stop();
        if (storage && --followers === 0) removeEventListener('storage', takeOver);
      };
    },
  };
}

import type { LiveOptions } from './mountOptions';

/** Options that change while a remote is mounted. */
export interface LiveStore {
  /** Those of now; the same object until something changes. */
  readonly current: () => LiveOptions;
  readonly subscribe: (listener: () => void) => () => void;
  readonly update: (changes: LiveOptions) => void;
}

/** Keeps the options that may change. */
export function createLiveStore({ theme, brand, density, locale, timeZone }: LiveOptions): LiveStore {
  const listeners = new Set<() => void>();
  let options: LiveOptions = { theme, brand, density, locale, timeZone };
  return {
    current: () => options,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (changes) => {
      options = { ...options, ...changes };
      for (const listener of listeners) listener();
    },
  };
}

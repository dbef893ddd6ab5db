import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { createPreferences, type Preferences } from './createPreferences';

const PreferencesContext = /* @__PURE__ */ createContext<Preferences>(/* @__PURE__ */ createPreferences(''));

/** Preferences for everything inside. */
export interface PreferencesStoreProviderProps {
  /** Preferences of the signed-in user on this device. */
  memory: Preferences;
  children?: ReactNode;
}

/** Hands the memory of a user to everything inside it; without one nothing outlives the page. */
export function PreferencesStoreProvider({ memory, children }: PreferencesStoreProviderProps) {
  return <PreferencesContext value={memory}>{children}</PreferencesContext>;
}

/**
 * A value that is kept for the user on this device.
 *
 * @param key - name of the preference, for example `table.readers.views`
 * @param read - reads the stored value; has to accept anything, also undefined. Keeps its identity.
 */
export function usePersistentState<Value>(
  key: string,
  read: (kept: unknown) => Value,
): [Value, (value: Value | undefined) => void] {
  const memory = useContext(PreferencesContext);
  const now = () => memory.get(key);
  const kept = useSyncExternalStore(memory.subscribe, now, now);
  const value = useMemo(() => read(kept), [read, kept]);
  const remember = useCallback((next: Value | undefined) => memory.set(key, next), [memory, key]);
  return [value, remember];
}

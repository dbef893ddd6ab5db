import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { createMemory, type Memory } from './createMemory';

const MemoryContext = createContext<Memory>(createMemory(''));

/** Options of {@link MemoryProvider}. */
export interface MemoryProviderProps {
  /** What the user who is signed in set up on this device. */
  memory: Memory;
  children?: ReactNode;
}

/** Hands the memory of a user to everything inside it; without one nothing outlives the page. */
export function MemoryProvider({ memory, children }: MemoryProviderProps) {
  return <MemoryContext value={memory}>{children}</MemoryContext>;
}

/**
 * A value that is kept for the user on this device.
 *
 * @param key - says what it is, for example `table.readers.views`
 * @param read - makes what was kept a value; it has to bear anything, also undefined. Keeps its identity.
 */
export function useRemembered<Value>(
  key: string,
  read: (kept: unknown) => Value,
): [Value, (value: Value | undefined) => void] {
  const memory = useContext(MemoryContext);
  const kept = useSyncExternalStore(memory.subscribe, () => memory.get(key));
  const value = useMemo(() => read(kept), [read, kept]);
  const remember = useCallback((next: Value | undefined) => memory.set(key, next), [memory, key]);
  return [value, remember];
}

import { usePersistentState } from '@console/design/preferences';
import { useNavigate } from '@console/design/router';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { isTyping, keyName, matchKeys, timeoutMs } from './matchKeys';
import { shortcuts } from './shortcuts';

/** Acts that shortcuts set off, by their ids. */
type Acts = Map<string, () => void>;

interface ShortcutControl {
  readonly acts: Acts;
  /** Ids of those that are turned off. */
  readonly off: readonly string[];
  readonly turn: (id: string, on: boolean) => void;
}

const ShortcutsContext = createContext<ShortcutControl | undefined>(undefined);

const readOff = (kept: unknown): readonly string[] =>
  Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];

/** Listens to the keys of the whole page; each shortcut can be turned off, for the person on this device. */
export function ShortcutsProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const [off, setOff] = usePersistentState('shortcuts.off', readOff);
  const acts = useRef<Acts>(new Map()).current;
  const control = useMemo<ShortcutControl>(
    () => ({
      acts,
      off,
      turn: (id, on) => setOff(on ? off.filter((one) => one !== id) : [...off, id]),
    }),
    [acts, off, setOff],
  );

  useEffect(() => {
    const on = shortcuts.filter(({ id }) => !off.includes(id));
    let pending: readonly string[] = [];
    let last = 0;
    const listen = (event: KeyboardEvent) => {
      const key = keyName(event);
      if (key === undefined || event.defaultPrevented || isTyping(event.composedPath()[0] ?? null, key))
        return;
      const match = matchKeys(on, event.timeStamp - last < timeoutMs ? pending : [], key);
      last = event.timeStamp;
      pending = match.pending;
      const act = match.matched && acts.get(match.matched.id);
      const to = match.matched?.to;
      if (!act && to === undefined) return;
      event.preventDefault();
      if (act) act();
      else if (to !== undefined) void navigate(to);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [acts, off, navigate]);

  return <ShortcutsContext value={control}>{children}</ShortcutsContext>;
}

/**
 * The shortcuts and which of them are turned off.
 * @throws Error outside of a {@link ShortcutsProvider}.
 */
export function useShortcuts(): ShortcutControl {
  const control = useContext(ShortcutsContext);
  if (!control) throw new Error('useShortcuts needs a ShortcutsProvider above it.');
  return control;
}

/** Acts when a shortcut is used, as long as the caller is on screen. */
export function useShortcut(id: string, act: () => void): void {
  const { acts } = useShortcuts();
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    acts.set(id, () => latest.current());
    return () => {
      acts.delete(id);
    };
  }, [acts, id]);
}

import type { Shortcut } from './shortcuts';

/** Milliseconds within which the keys of a shortcut follow each other. */
export const timeoutMs = 1000;

/** A key as shortcuts name it, or undefined for one that only changes others. */
export function keyName({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): string | undefined {
  if (altKey || ['Control', 'Meta', 'Shift', 'Alt'].includes(key)) return undefined;
  return `${ctrlKey || metaKey ? 'mod+' : ''}${key.toLowerCase()}`;
}

/** Result of one more key: the shortcut that is complete now, and the keys that may still become one. */
interface KeyMatch {
  readonly matched?: Shortcut;
  readonly pending: readonly string[];
}

/** Follows keys: pure, so that who listens only has to remember what is pending. */
export function matchKeys(shortcuts: readonly Shortcut[], pending: readonly string[], key: string): KeyMatch {
  for (const keys of [[...pending, key], [key]]) {
    const begun = shortcuts.filter((shortcut) => keys.every((one, index) => shortcut.keys[index] === one));
    const matched = begun.find((shortcut) => shortcut.keys.length === keys.length);
    if (matched) return { matched, pending: [] };
    if (begun.length > 0) return { pending: keys };
  }
  return { pending: [] };
}

/**
 * True for a key meant for a field or for a dialog, which is none for the console; combinations with Ctrl or Cmd are.
 */
export function isTyping(target: EventTarget | null, key: string): boolean {
  if (key.startsWith('mod+')) return false;
  if (!(target instanceof Element)) return false;
  return (
    target.closest('input, textarea, select, [contenteditable], [role=dialog], dialog, [role=menu]') !== null
  );
}

/**
 * The entry of a menu that a key moves to.
 *
 * @param key - `KeyboardEvent.key`
 * @param focused - index of the entry that has the focus, -1 for none
 * @param texts - texts of the entries
 * @returns index of the entry to focus, undefined when the key means nothing here
 */
export function nextEntry(key: string, focused: number, texts: readonly string[]): number | undefined {
  const count = texts.length;
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (focused + 1) % count;
    case 'ArrowUp':
      return (focused <= 0 ? count : focused) - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default: {
      if (key.length !== 1 || key === ' ') return undefined;
      const letter = key.toLocaleLowerCase();
      for (let step = 1; step <= count; step++) {
        const index = (focused + step) % count;
        if (texts[index]?.trim().toLocaleLowerCase().startsWith(letter)) return index;
      }
      return undefined;
    }
  }
}

import type { Limits } from '../limits';

/** Counts wrong passwords, and says who has to wait. */
export interface WrongPasswords {
  /**
   * An attempt begins. It counts as wrong until {@link forget} says otherwise, so that many at once count at once.
   * @param now milliseconds since 1970, like all times here
   * @returns milliseconds until the next may begin; `0`: this one may
   */
  begin(key: string, now: number): number;
  /** The attempts of this key are no longer held against it: one was right. */
  forget(key: string): void;
  /** Nobody has tried anything. */
  clear(): void;
}

interface Window {
  readonly since: number;
  count: number;
}

/** Windows are looked through for what has expired when there are so many. */
const many = 10_000;

/** Nobody has tried anything yet. */
export function countWrongPasswords({
  wrongPasswords,
  wrongPasswordWindow,
}: Pick<Limits, 'wrongPasswords' | 'wrongPasswordWindow'>): WrongPasswords {
  const windows = new Map<string, Window>();
  // One that began in the future did so before the clock was set back.
  const isOver = ({ since }: Window, now: number) => since > now || since + wrongPasswordWindow <= now;
  return {
    begin(key, now) {
      if (windows.size >= many)
        for (const [each, window] of windows) if (isOver(window, now)) windows.delete(each);
      const known = windows.get(key);
      const window = known && !isOver(known, now) ? known : { since: now, count: 0 };
      windows.set(key, window);
      if (window.count >= wrongPasswords) return window.since + wrongPasswordWindow - now;
      window.count += 1;
      return 0;
    },
    forget: (key) => void windows.delete(key),
    clear: () => windows.clear(),
  };
}

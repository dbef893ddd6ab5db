/** Leftover of a remote: added to the page and not taken away, like things counted together. */
export type Leak =
  | {
      readonly kind: 'listener';
      /** Name of the event. */
      readonly type: string;
      /** `window`, `document`, an element. */
      readonly target: string;
      readonly count: number;
    }
  | {
      readonly kind: 'interval' | 'timeout' | 'frame';
      /** Milliseconds; 0 for an animation frame. */
      readonly delay: number;
      readonly count: number;
    };

type Uncounted<One> = One extends unknown ? Omit<One, 'count'> : never;

/** One thing that was added. */
export type Added = Uncounted<Leak>;

/** Counts what is alike. */
export function countAlike(added: readonly Added[]): Leak[] {
  const counted = new Map<string, Leak>();
  for (const one of added) {
    const key = JSON.stringify(one);
    counted.set(key, { ...one, count: (counted.get(key)?.count ?? 0) + 1 } as Leak);
  }
  return [...counted.values()];
}

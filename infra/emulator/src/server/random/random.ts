/** A source of numbers that is the same for the same seed, on every machine. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** Whole number from `least` to `most`, both included. */
  integer(least: number, most: number): number;
  /** Number from `least` to `most`, rounded to `decimals` digits. */
  number(least: number, most: number, decimals?: number): number;
  /** One of the values. */
  pick<T>(values: readonly [T, ...T[]]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** A version 4 UUID. */
  uuid(): string;
}

/** A source of numbers that depends on nothing but the words it is seeded with. */
export function seededRandom(...seed: readonly (string | number)[]): Random {
  const next = mulberry32(hash(seed.join('\u0000')));
  const integer = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    integer,
    number: (least, most, decimals = 2) => Number((least + next() * (most - least)).toFixed(decimals)),
    pick: (values) => values[integer(0, values.length - 1)] ?? values[0],
    chance: (probability) => next() < probability,
    uuid: () =>
      'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replace(/[xy]/g, (place) =>
        (place === 'x' ? integer(0, 15) : integer(8, 11)).toString(16),
      ),
  };
}

/** The published generator of that name: 32 bits of state, good enough to spread events. */
function mulberry32(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

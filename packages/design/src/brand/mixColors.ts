const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/**
 * One colour with a part of another.
 * @param part 0: the first alone, 1: the other alone.
 */
export function mixColors(one: string, other: string, part: number): string {
  const ends = channels(other);
  const mixed = channels(one).map((from, index) => Math.round(from + ((ends[index] ?? 0) - from) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

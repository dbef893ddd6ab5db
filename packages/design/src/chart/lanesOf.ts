/**
 * A lane for each span, in which it overlaps with no other: the first that is free, in the order of their beginnings.
 * @returns numbers from 0, in the order of the spans
 */
export function lanesOf(spans: readonly (readonly [from: number, until: number])[]): readonly number[] {
  const ends: number[] = [];
  const lanes: number[] = [];
  const order = spans.map(([from, until], index) => ({ from, until, index }));
  for (const { from, until, index } of order.sort((one, other) => one.from - other.from)) {
    const free = ends.findIndex((end) => end <= from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = until;
    lanes[index] = lane;
  }
  return lanes;
}

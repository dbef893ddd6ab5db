import fc from 'fast-check';
import { overlap } from './overlap';
import { areaOf, contains, isInside, isSimple, type Place } from './polygon';

const at = (x: number, y: number): Place => ({ x, y });
const rectangle = (x: number, y: number, width: number, depth: number) => [
  at(x, y),
  at(x + width, y),
  at(x + width, y + depth),
  at(x, y + depth),
];
const ell = [at(0, 0), at(10, 0), at(10, 4), at(4, 4), at(4, 10), at(0, 10)];

const whole = fc.integer({ min: -50, max: 50 });
const size = fc.integer({ min: 1, max: 40 });
const box = fc.tuple(whole, whole, size, size);

/** Corners around a middle, in the order of their directions: simple, rarely convex. */
const star = fc
  .record({
    middle: fc.tuple(whole, whole),
    reaches: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 3, maxLength: 12 }),
  })
  .map(({ middle: [x, y], reaches }) =>
    reaches.map((reach, index) => {
      const direction = (2 * Math.PI * index) / reaches.length;
      return at(x + reach * Math.cos(direction), y + reach * Math.sin(direction));
    }),
  );

const moved = (points: readonly Place[], x: number, y: number) =>
  points.map((point) => at(point.x + x, point.y + y));
const widthOf = (points: readonly Place[]) =>
  Math.max(...points.map(({ x }) => x)) - Math.min(...points.map(({ x }) => x));

test.each([
  ['a rectangle', rectangle(0, 0, 3, 2), 6, true],
  ['the same the other way round', rectangle(0, 0, 3, 2).reverse(), 6, true],
  ['a room around a corner', ell, 64, true],
  ['a closed ring', [...ell, at(0, 0)], 64, true],
  ['a corner said twice', [at(0, 0), at(0, 0), at(4, 0), at(4, 4)], 8, true],
  ['a corner in the middle of a wall', [at(0, 0), at(2, 0), at(4, 0), at(4, 4)], 8, true],
  ['a bow tie', [at(0, 0), at(4, 4), at(4, 0), at(0, 4)], 0, false],
  ['a line there and back', [at(0, 0), at(4, 0), at(2, 0)], 0, false],
  ['a spike', [at(0, 0), at(4, 0), at(6, 0), at(4, 0), at(4, 4)], 8, false],
  ['a wall that touches another', [at(0, 0), at(4, 0), at(4, 4), at(2, 0), at(0, 4)], 8, false],
  ['two rooms that share a corner', [at(0, 0), at(2, 2), at(4, 0), at(4, 4), at(2, 2), at(0, 4)], 8, false],
])('%s', (_what, points, area, simple) => {
  expect(areaOf(points)).toBeCloseTo(area);
  expect(isSimple(points)).toBe(simple);
});

test.each([
  ['in one arm', at(8, 2), true, true],
  ['in the other', at(2, 8), true, true],
  ['in the corner that is not part of it', at(8, 8), false, false],
  ['on the border', at(10, 3), true, false],
  ['in a corner', at(4, 4), true, false],
  ['level with a corner, outside', at(-3, 4), false, false],
])('a place %s', (_where, place, contained, inside) => {
  expect([contains(ell, place), isInside(ell, place)]).toEqual([contained, inside]);
});

test.each([
  ['one inside the other', rectangle(0, 0, 9, 9), rectangle(3, 3, 2, 2), true],
  ['one and the same', ell, [...ell.slice(2), ...ell.slice(0, 2)].reverse(), true],
  [
    'the same but for a corner in a wall',
    rectangle(0, 0, 4, 4),
    [at(2, 0), ...rectangle(0, 0, 4, 4).slice(1), at(0, 0)],
    true,
  ],
  ['a cross', rectangle(0, 4, 10, 2), rectangle(4, 0, 2, 10), true],
  ['half beside each other, over one wall', rectangle(0, 0, 4, 4), rectangle(0, 2, 4, 4), true],
  ['corner into corner', rectangle(0, 0, 4, 4), rectangle(3, 3, 4, 4), true],
  ['a wall in common', rectangle(0, 0, 4, 4), rectangle(4, 1, 4, 2), false],
  ['a corner in common', rectangle(0, 0, 4, 4), rectangle(4, 4, 4, 4), false],
  ['one in the notch of the other', ell, rectangle(4, 4, 6, 6), false],
  ['the boxes around them overlap', ell, rectangle(5, 5, 4, 4), false],
  ['a wall measured twice', rectangle(0, 0, 0.1 + 0.2, 1), rectangle(0.3, 0, 1, 1), false],
])('%s', (_how, one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
});

test('rectangles overlap where both their sides do', () => {
  fc.assert(
    fc.property(box, box, ([x, y, width, depth], [otherX, otherY, otherWidth, otherDepth]) => {
      const expected =
        x < otherX + otherWidth && otherX < x + width && y < otherY + otherDepth && otherY < y + depth;
      expect(overlap(rectangle(x, y, width, depth), rectangle(otherX, otherY, otherWidth, otherDepth))).toBe(
        expected,
      );
    }),
  );
});

test('any room is simple, overlaps itself, and not one beside it', () => {
  fc.assert(
    fc.property(star, fc.boolean(), (room, turned) => {
      const other = turned ? [...room].reverse() : room;
      expect(isSimple(room)).toBe(true);
      expect(overlap(room, other)).toBe(true);
      expect(overlap(room, moved(other, 0.25, 0.25))).toBe(overlap(moved(other, 0.25, 0.25), room));
      expect(overlap(room, moved(other, widthOf(room), 0))).toBe(false);
    }),
  );
});

test('the two parts of a room that is divided touch, do not overlap, and make up the whole', () => {
  const round = fc
    .tuple(fc.integer({ min: 5, max: 16 }), fc.integer({ min: 2, max: 14 }), whole)
    .map(([count, cut, offset]) => ({
      corners: Array.from({ length: count }, (_, index) => {
        const direction = (2 * Math.PI * index) / count;
        return at(offset + 10 * Math.cos(direction), 7 * Math.sin(direction));
      }),
      cut: 2 + (cut % (count - 3)),
    }));
  fc.assert(
    fc.property(round, ({ corners, cut }) => {
      const [first, second] = [corners.slice(0, cut + 1), [...corners.slice(cut), ...corners.slice(0, 1)]];
      expect(overlap(first, second)).toBe(false);
      expect(overlap(corners, first)).toBe(true);
      expect(areaOf(first) + areaOf(second)).toBeCloseTo(areaOf(corners), 6);
    }),
  );
});

import fc from 'fast-check';
import { areApart, type Bounds, boundsOf, overlap } from './overlap';
import { areaOf, contains, edgesOf, isInside, isSimple, type Place } from './polygon';

const at = (x: number, y: number): Place => ({ x, y });
const rectangle = (x: number, y: number, width: number, depth: number) => [
  at(x, y),
  at(x + width, y),
  at(x + width, y + depth),
  at(x, y + depth),
];
const ell = [at(0, 0), at(10, 0), at(10, 4), at(4, 4), at(4, 10), at(0, 10)];

/** With a further corner in the middle of each wall. */
const walled = (...corners: readonly Place[]) =>
  edgesOf(corners).flatMap(([from, to]) => [from, at((from.x + to.x) / 2, (from.y + to.y) / 2)]);
/** The same room in a leaning direction. */
const leaning = (points: readonly Place[]) => points.map(({ x, y }) => at(2 * x - y + 3, x + 3 * y + 5));

const stepped = [at(0, 8), at(5, 8), at(5, 8.001), at(9, 8.001), at(9, 12), at(0, 12)];
const plus = [
  ...[at(4, 0), at(6, 0), at(6, 4), at(10, 4), at(10, 6), at(6, 6)],
  ...[at(6, 10), at(4, 10), at(4, 6), at(0, 6), at(0, 4), at(4, 4)],
];
/** In millimetres its corners lie on the leaning wall, but fractions round them off it. */
const leaningWall = [
  at(1.943, 0.689),
  at(2.732, 1.395),
  at(3.521, 2.101),
  at(4.31, 2.807),
  at(-2.69, 11.807),
];
/** No place in its left arm is away from the border. */
const forked = [at(5, 0), at(9, 0), at(9, 9), at(6, 9), at(6, 1), at(5.0015, 1), at(5.0015, 9), at(5, 9)];
const zigzag = [at(9, 1), at(9, 9), at(7, 9), at(7, 3), at(5, 3), at(5, 9), at(3, 9), at(3, 1)];

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
  ['a corner in the middle of each wall', walled(at(2, 0), at(8, 4), at(6, 8), at(0, 4)), 32, true],
  ['the same the other way round', walled(at(2, 0), at(8, 4), at(6, 8), at(0, 4)).reverse(), 32, true],
  ['a corner in the middle of level and upright walls', walled(...rectangle(1, 1, 4, 2)), 8, true],
  ['the same from its other end', walled(...rectangle(1, 1, 4, 2)).reverse(), 8, true],
  ['corners in a leaning wall, rounded', leaningWall, 18.0645, true],
  ['walls in line with each other', plus, 36, true],
  ['a room far from the origin', rectangle(1e8 + 1, 1e8 + 1, 3, 3), 9, true],
  ['a line there and back, from its middle', [at(2, 0), at(4, 0), at(0, 0)], 0, false],
  ['a line up and down, from its middle', [at(0, 2), at(0, 4), at(0, 0)], 0, false],
  ['a line down and up, from its middle', [at(0, 2), at(0, 0), at(0, 4)], 0, false],
  ['a line back and forth, from its middle', [at(2, 0), at(0, 0), at(4, 0)], 0, false],
  ['a bow tie', [at(0, 0), at(4, 4), at(4, 0), at(0, 4)], 0, false],
  ['a line there and back', [at(0, 0), at(4, 0), at(2, 0)], 0, false],
  ['a spike', [at(0, 0), at(4, 0), at(6, 0), at(4, 0), at(4, 4)], 8, false],
  ['a wall that touches another', [at(0, 0), at(4, 0), at(4, 4), at(2, 0), at(0, 4)], 8, false],
  ['an upright wall that another touches', [at(0, 0), at(0, 4), at(4, 4), at(0, 2), at(4, 0)], 8, false],
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
  ['a millimetre outside', at(-0.001, 5), true, false],
  ['a millimetre inside', at(0.001, 5), true, false],
  ['two millimetres outside', at(-0.002, 5), false, false],
  ['two millimetres inside', at(0.002, 5), true, true],
])('a place %s, also of a closed ring', (_where, place, contained, inside) => {
  for (const room of [ell, [...ell, at(0, 0)]])
    expect([contains(room, place), isInside(room, place)]).toEqual([contained, inside]);
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
  ['a cross away from the middles', rectangle(0, 1, 20, 2), rectangle(1, 0, 2, 20), true],
  ['a cross near the middles', rectangle(0, 8, 20, 1), rectangle(8, 0, 1, 20), true],
  ['a leaning cross', leaning(rectangle(0, 1, 20, 2)), leaning(rectangle(17, 0, 2, 20)), true],
  [
    'a wedge over a jagged wall',
    [at(1, 0), at(2, 1), at(2, 0), at(4, 3), at(2, 2)],
    [at(2, 4), at(1, 2), at(2, 1)],
    true,
  ],
  [
    'one and the same, from the top down',
    [at(5, 9), at(3, 7), at(9, 5)],
    [at(3, 7), at(9, 5), at(5, 9)],
    true,
  ],
  ['one and the same, with a step of a millimetre', stepped, [...stepped].reverse(), true],
  ['one and the same, with a sliver beside it', forked, [...forked].reverse(), true],
  ['one and the same, with its corners in zigzag', zigzag, [...zigzag].reverse(), true],
  ['a wall in common', rectangle(0, 0, 4, 4), rectangle(4, 1, 4, 2), false],
  ['a corner in common', rectangle(0, 0, 4, 4), rectangle(4, 4, 4, 4), false],
  ['one in the notch of the other', ell, rectangle(4, 4, 6, 6), false],
  ['the boxes around them overlap', ell, rectangle(5, 5, 4, 4), false],
  ['a wall measured twice', rectangle(0, 0, 0.1 + 0.2, 1), rectangle(0.3, 0, 1, 1), false],
])('%s', (_how, one, other, expected) => {
  expect([overlap(one, other), overlap(other, one)]).toEqual([expected, expected]);
});

test('the rectangle around a room goes from its least to its greatest coordinates', () => {
  expect(boundsOf([at(-3, -7), at(-1, -9), at(-5, -8)])).toEqual({
    left: -5,
    right: -1,
    bottom: -9,
    top: -7,
  });
  expect(boundsOf([at(3, 7), at(1, 9), at(5, 8)])).toEqual({ left: 1, right: 5, bottom: 7, top: 9 });
});

const around = (left: number, bottom: number, right: number, top: number): Bounds => ({
  left,
  bottom,
  right,
  top,
});

test.each([
  ['beside each other', around(-4, 0, -2, 4), true],
  ['above each other', around(0, -4, 4, -2), true],
  ['a millimetre over each other', around(-4, 0, 0.001, 4), true],
  ['a millimetre over each other in height', around(0, -4, 4, 0.001), true],
  ['two millimetres over each other', around(-4, 0, 0.002, 4), false],
  ['two millimetres over each other in height', around(0, -4, 4, 0.002), false],
  ['corner over corner', around(3, 3, 9, 9), false],
])('rectangles %s', (_how, other, apart) => {
  const one = around(0, 0, 4, 4);
  expect([areApart(one, other), areApart(other, one)]).toEqual([apart, apart]);
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

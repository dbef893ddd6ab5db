import fc from 'fast-check';
import { baselineOf, fitLabel, placeOfMarkName, placeOfNote, wholeOf } from './floor';
import type { View } from './view';

const place = fc.record({ x: fc.integer({ min: -50, max: 200 }), y: fc.integer({ min: -50, max: 200 }) });
const mark = place.map((where) => ({ ...where, name: 'x' }));
const floor = fc.record({
  zones: fc.array(fc.record({ name: fc.constant('z'), corners: fc.array(place, { minLength: 3 }) })),
  readers: fc.array(mark),
  items: fc.array(mark),
});

const slack = 1e-6;
const holds = (outer: View, inner: View) =>
  inner.left >= outer.left - slack &&
  inner.top >= outer.top - slack &&
  inner.left + inner.width <= outer.left + outer.width + slack &&
  inner.top + inner.height <= outer.top + outer.height + slack;

test('the whole of a floor has everything in it, with y upwards', () => {
  fc.assert(
    fc.property(floor, (given) => {
      const whole = wholeOf(given);
      for (const { x, y } of [...given.readers, ...given.items])
        expect(holds(whole, { left: x, top: -y, width: 0, height: 0 })).toBe(true);
      expect(whole.width).toBeGreaterThan(0);
      expect(whole.height).toBeGreaterThan(0);
    }),
  );
});

const whole = { text: 'Staging', size: 1, turned: false };

test.each([
  ['as it is', 'Staging', { width: 6, height: 3 }, whole],
  ['in smaller letters', 'Staging', { width: 3.5, height: 3 }, { ...whole, size: 0.75 }],
  ['turned, where it is high', 'Staging', { width: 2, height: 6 }, { ...whole, turned: true }],
  [
    'cut, and it says so',
    'Goods from abroad',
    { width: 4, height: 3 },
    { text: 'Goods fr…', size: 0.75, turned: false },
  ],
  ['not at all, where it is narrow', 'Staging', { width: 1, height: 1 }, undefined],
  ['not at all, where it is lower than letters', 'Staging', { width: 40, height: 0.5 }, undefined],
] as const)('a name is written into its zone %s', (_, name, area, shown) => {
  expect(fitLabel(name, area, 1)).toEqual(shown);
});

test.each([
  ['behind the name', whole, { width: 12, height: 2 }, 'behind'],
  ['below it, where there is no room behind', whole, { width: 6, height: 3 }, 'below'],
  ['nowhere in a zone that is low and narrow', whole, { width: 6, height: 2 }, undefined],
  ['nowhere beside a name that is turned', { ...whole, turned: true }, { width: 12, height: 9 }, undefined],
] as const)('a note stands %s', (_, label, area, place) => {
  expect(placeOfNote(label, '12 items', area, 0.75)).toBe(place);
});

test('what is written never reaches out of its zone', () => {
  const metres = fc.integer({ min: 1, max: 400 }).map((decimetres) => decimetres / 10);
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), metres, metres, (name, width, height) => {
      const label = fitLabel(name, { width, height }, 1);
      if (!label) return;
      const along = label.turned ? height : width;
      expect(label.text.length * label.size * 0.58).toBeLessThanOrEqual(along + 1e-9);
      const across = label.turned ? width : height;
      expect(label.size).toBeLessThanOrEqual(across);
      const baseline = baselineOf(across, label.size, 1.6);
      const capitals = 0.7 * label.size;
      expect(baseline).toBeLessThanOrEqual(across);
      expect(baseline - capitals).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  ['in the middle of a floor below its mark', { x: 50, y: -25 }, { x: 0, y: 1.9 }],
  ['at the left edge moved to the right', { x: 1, y: -25 }, { x: 4.8, y: 1.9 }],
  ['at the right edge moved to the left', { x: 99, y: -25 }, { x: -4.8, y: 1.9 }],
  ['at the lower edge above its mark', { x: 50, y: -1 }, { x: 0, y: -0.9 }],
])('the name of a mark is %s', (_, at, place) => {
  const floor = { left: 0, top: -50, width: 100, height: 50 };
  const { x, y } = placeOfMarkName('dock-1 and'.repeat(2), at, { size: 1, letters: 1 }, floor);
  expect([x, y]).toEqual([expect.closeTo(place.x), place.y]);
});

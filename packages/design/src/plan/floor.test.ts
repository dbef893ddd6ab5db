import fc from 'fast-check';
import { centred, labelOfZone, middleOf, moved, type View, wholeOf, zoomed } from './floor';

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

test('no zooming, moving or centring leaves the floor or changes its proportions', () => {
  const step = fc.oneof(
    fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }) }),
    fc.record({ right: fc.double({ min: -2, max: 2, noNaN: true }) }),
    fc.record({ centre: place }),
  );
  fc.assert(
    fc.property(floor, fc.array(step), (given, steps) => {
      const whole = wholeOf(given);
      let view = whole;
      for (const each of steps) {
        if ('factor' in each) view = zoomed(view, whole, each.factor);
        else if ('right' in each) view = moved(view, whole, each.right, -each.right);
        else view = centred(view, whole, each.centre);
        expect(holds(whole, view)).toBe(true);
        expect(view.width / view.height).toBeCloseTo(whole.width / whole.height, 6);
      }
    }),
  );
});

test('while zooming in, the place under the pointer stays there', () => {
  const whole = { left: 0, top: -20, width: 40, height: 20 };
  const at = { x: 10, y: -15 };
  const near = zoomed(whole, whole, 4, at);
  expect([(at.x - near.left) / near.width, (at.y - near.top) / near.height]).toEqual([0.25, 0.25]);
  expect(middleOf(zoomed(near, whole, 1 / 100))).toEqual(middleOf(whole));
});

test.each([
  ['the name with its note', 12, 'whole'],
  ['the name alone', 6, 'name'],
  ['neither', 2, 'none'],
])('a zone has room for %s', (_, width, shown) => {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: 3 },
    { x: 0, y: 3 },
  ];
  const zone = { name: 'Staging', note: '12 items', corners };
  expect(labelOfZone(zone, { name: 1, note: 0.75 })).toBe(shown);
  // Lower than its letters are.
  expect(labelOfZone(zone, { name: 4, note: 3 })).toBe('none');
});

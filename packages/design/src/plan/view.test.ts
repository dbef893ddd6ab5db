import fc from 'fast-check';
import {
  boundedBy,
  centred,
  fitOf,
  middleOf,
  moved,
  pinched,
  placeAt,
  type View,
  type ViewLimits,
  zoomed,
} from './view';

const whole: View = { left: 0, top: -20, width: 40, height: 20 };
const limits = boundedBy(whole);
const free: ViewLimits = { narrowest: 0.5, widest: 120_000 };
const box = { width: 400, height: 200 };

const slack = 1e-6;
const holds = (outer: View, inner: View) =>
  inner.left >= outer.left - slack &&
  inner.top >= outer.top - slack &&
  inner.left + inner.width <= outer.left + outer.width + slack &&
  inner.top + inner.height <= outer.top + outer.height + slack;

const metres = fc.integer({ min: -50, max: 200 });
const place = fc.record({ x: metres, y: metres });
const point = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 200 }) });

test('no zooming, moving, centring or pinching leaves the floor or changes its proportions', () => {
  const step = fc.oneof(
    fc.record({ factor: fc.double({ min: 0.1, max: 10, noNaN: true }) }),
    fc.record({ by: place }),
    fc.record({ centre: place }),
    fc.record({ held: fc.tuple(place, place), now: fc.tuple(point, point) }),
  );
  const floor = fc.record({
    left: metres,
    top: metres,
    width: fc.integer({ min: 2, max: 300 }),
    height: fc.integer({ min: 2, max: 300 }),
  });
  fc.assert(
    fc.property(floor, fc.array(step), (given, steps) => {
      const own = boundedBy(given);
      let view = given;
      for (const each of steps) {
        if ('factor' in each) view = zoomed(view, own, each.factor);
        else if ('by' in each) view = moved(view, own, each.by);
        else if ('centre' in each) view = centred(view, own, each.centre);
        else view = pinched(view, own, box, each.held, each.now);
        expect(holds(given, view)).toBe(true);
        expect(view.width / view.height).toBeCloseTo(given.width / given.height, 6);
      }
    }),
  );
});

test('while zooming in, the place under the pointer stays there', () => {
  const at = { x: 10, y: 15 };
  const near = zoomed(whole, limits, 4, at);
  expect([(at.x - near.left) / near.width, (-at.y - near.top) / near.height]).toEqual([0.25, 0.25]);
  expect(middleOf(zoomed(near, limits, 1 / 100))).toEqual(middleOf(whole));
});

test('a view without bounds goes anywhere, and is no closer and no wider than its limits', () => {
  expect(moved(whole, free, { x: 500, y: 700 })).toEqual({ ...whole, left: 500, top: -720 });
  expect(zoomed(whole, free, 1e9).width).toBe(0.5);
  expect(zoomed(whole, free, 1e-9).width).toBe(120_000);
});

test('the middle of the screen is the middle of the view; up on the screen is up on the floor', () => {
  expect(placeAt(whole, box, { x: 200, y: 100 })).toEqual({ x: 20, y: 10 });
  expect(placeAt(whole, box, { x: 200, y: 90 }).y).toBeGreaterThan(10);
});

test('the place of a point is drawn at that point', () => {
  fc.assert(
    fc.property(point, (at) => {
      const { scale, x, y } = fitOf(whole, box);
      const found = placeAt(whole, box, at);
      expect(x + found.x * scale).toBeCloseTo(at.x);
      expect(y - found.y * scale).toBeCloseTo(at.y);
    }),
  );
});

test.each([
  [
    'move apart: twice as near',
    [
      { x: 0, y: 100 },
      { x: 400, y: 100 },
    ],
    20,
    { x: 20, y: 10 },
  ],
  [
    'move together: twice as far',
    [
      { x: 150, y: 100 },
      { x: 250, y: 100 },
    ],
    80,
    { x: 20, y: 10 },
  ],
  [
    'move side by side: the floor moves with them',
    [
      { x: 200, y: 100 },
      { x: 400, y: 100 },
    ],
    40,
    { x: 10, y: 10 },
  ],
  [
    'lie on one point: nothing is known of the zoom',
    [
      { x: 200, y: 100 },
      { x: 200, y: 100 },
    ],
    40,
    { x: 20, y: 10 },
  ],
] as const)('two fingers %s', (_, now, width, middle) => {
  const held = [
    { x: 10, y: 10 },
    { x: 30, y: 10 },
  ] as const;
  const view = pinched(whole, free, box, held, now);
  expect(view.width).toBeCloseTo(width);
  expect(middleOf(view).x).toBeCloseTo(middle.x);
  expect(middleOf(view).y).toBeCloseTo(middle.y);
});

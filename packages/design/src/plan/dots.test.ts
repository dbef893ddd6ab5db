import fc from 'fast-check';
import { clusterCell, clusterDots, createDotSource, dotsAt } from './dots';
import { fitOf } from './view';

const box = { width: 640, height: 320 };
const view = { left: 0, top: -20, width: 40, height: 20 };
const fit = fitOf(view, box);
const dots = (places: readonly (readonly [number, number])[]) => ({
  count: places.length,
  x: places.map(([x]) => x),
  y: places.map(([, y]) => y),
});

test('a view is drawn as large as it fits, in the middle', () => {
  expect(fit).toEqual({ scale: 16, x: 0, y: 320 });
  expect(fitOf(view, { width: 840, height: 320 })).toEqual({ scale: 16, x: 100, y: 320 });
});

test('every dot in sight is in one cluster, near its own place; the others are in none', () => {
  const metres = (low: number, high: number) =>
    fc.integer({ min: 100 * low, max: 100 * high }).map((centimetres) => centimetres / 100);
  const place = fc.tuple(metres(-10, 50), metres(-10, 30));
  fc.assert(
    fc.property(fc.array(fc.oneof(place, fc.constant([Number.NaN, 1] as const))), (places) => {
      const clusters = clusterDots(dots(places), fit, box);
      const inSight = places.filter(([x, y]) => x >= 0 && x <= 40 && y >= 0 && y <= 20);
      expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(inSight.length);
      for (const { x, y, dot } of clusters) {
        const [left = 0, low = 0] = places[dot] ?? [];
        expect(Math.abs(fit.x + left * fit.scale - x)).toBeLessThanOrEqual(clusterCell);
        expect(Math.abs(fit.y - low * fit.scale - y)).toBeLessThanOrEqual(clusterCell);
      }
    }),
  );
});

test('a plan that is moved keeps its clusters', () => {
  const many = dots(
    Array.from({ length: 200 }, (_, index) => [10 + (index % 17), 5 + (index % 11)] as const),
  );
  const sizes = (shift: number) =>
    clusterDots(many, { ...fit, x: fit.x - shift }, box).map(({ count }) => count);
  expect(sizes(13)).toEqual(sizes(0));
});

test('pressing finds the nearest dot in reach, or the cluster', () => {
  const near = dots([
    [1, 1],
    [1.5, 1],
    [30, 10],
    [Number.NaN, Number.NaN],
  ]);
  const at = (x: number, y: number) => ({ x: fit.x + x * fit.scale, y: fit.y - y * fit.scale });
  expect(dotsAt(near, fit, box, at(1.4, 1), false)?.dot).toBe(1);
  expect(dotsAt(near, fit, box, at(20, 10), false)).toBeUndefined();
  expect(dotsAt(near, fit, box, at(1.2, 1), true)?.count).toBe(2);
  expect(dotsAt(near, fit, box, at(30, 10), true)).toMatchObject({ count: 1, dot: 2 });
});

test('a source shows what it was given last, and tells who listens', () => {
  const source = createDotSource();
  const heard = jest.fn();
  const end = source.subscribe(heard);
  source.show({ count: 1, x: [1], y: [2] });
  expect(source.current().count).toBe(1);
  end();
  source.show({ count: 0, x: [], y: [] });
  expect(heard).toHaveBeenCalledTimes(1);
});

import fc from 'fast-check';
import { pixelAt, placeByPoints, placeInView, readWrittenFloorPlans, spotOfPixel } from './floorPlan';

const coordinate = fc.integer({ min: -50_000, max: 50_000 });
const place = fc.record({ x: coordinate, y: coordinate });
const pair = fc
  .tuple(place, place)
  .filter(([one, other]) => Math.hypot(one.x - other.x, one.y - other.y) >= 10);

test('an image is placed by two points: both come to lie where they are known to be, and back', () => {
  fc.assert(
    fc.property(pair, pair, place, (pixels, spots, any) => {
      const placement = placeByPoints(pixels, spots);
      if (!placement) throw new Error('It is not placed.');
      const near = (one: { x: number; y: number }, other: { x: number; y: number }, within: number) =>
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(within);
      near(spotOfPixel(placement, pixels[0]), spots[0], 1e-3);
      near(spotOfPixel(placement, pixels[1]), spots[1], 1e-3);
      near(pixelAt(placement, spotOfPixel(placement, any)), any, 1);
    }),
  );
});

test('an image is never mirrored: what is above in it is above on the floor', () => {
  const placement = placeByPoints(
    [
      { x: 0, y: 100 },
      { x: 100, y: 100 },
    ],
    [
      { x: 2000, y: 3000 },
      { x: 7000, y: 3000 },
    ],
  );
  expect(placement).toEqual({ cos: 50, sin: 0, left: 2000, top: -8000 });
  expect(placement && spotOfPixel(placement, { x: 0, y: 0 })).toEqual({ x: 2000, y: 8000 });
});

test('two points that are one place nothing', () => {
  const [here, there] = [
    { x: 1, y: 2 },
    { x: 500, y: 2 },
  ];
  expect(placeByPoints([here, here], [here, there])).toBeUndefined();
  expect(placeByPoints([here, there], [here, here])).toBeUndefined();
});

test('at first an image lies in the middle of what is seen, as large as it fits', () => {
  const view = { left: 0, top: -10, width: 20, height: 10 };
  expect(placeInView({ width: 100, height: 100 }, view)).toEqual({
    cos: 100,
    sin: 0,
    left: 5000,
    top: -10_000,
  });
});

const written = {
  name: 'ground.png',
  content: 'data:image/png;base64,AAAA',
  placement: { cos: 1, sin: 0, left: 0, top: 0 },
  opacity: 7,
};

test.each([
  ['nothing', undefined, []],
  [
    'an image, with what is out of bounds put right',
    { DEFAULT: written },
    [{ ...written, floor: 'DEFAULT', opacity: 1, hidden: false }],
  ],
  ['a list', [], undefined],
  ['a text', 'x', undefined],
  ['an image without content', { DEFAULT: { ...written, content: 1 } }, undefined],
  [
    'an image without extent',
    { DEFAULT: { ...written, placement: { cos: 0, sin: 0, left: 0, top: 0 } } },
    undefined,
  ],
  [
    'a place that is no number',
    { DEFAULT: { ...written, placement: { cos: 1, sin: 0, left: null, top: 0 } } },
    undefined,
  ],
])('the images of a file: %s', (_, given, read) => {
  expect(readWrittenFloorPlans(given)).toEqual(read);
});

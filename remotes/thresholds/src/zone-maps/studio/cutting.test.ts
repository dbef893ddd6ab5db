import fc from 'fast-check';
import type { Spot } from '../drawing/studioZone';
import { joinZones, splitZone } from './cutting';

const areaOf = (corners: readonly Spot[]) =>
  Math.abs(
    corners.reduce((sum, { x, y }, index) => {
      const next = corners[(index + 1) % corners.length] ?? { x, y };
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 2;
const square = (x: number, y: number, side = 1000) => [
  { x, y, z: 2 },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];
const partsOf = (result: ReturnType<typeof splitZone>) => ('parts' in result ? result.parts : []);

test('a zone is cut along a line into parts that fill it; heights are kept', () => {
  const parts = partsOf(splitZone(square(0, 0), { x: 400, y: -100 }, { x: 400, y: 2000 }));
  expect(parts.map(areaOf).sort()).toEqual([400_000, 600_000]);
  expect(parts.flat().filter(({ z }) => z === 2)).toHaveLength(1);
});

test('a zone with an arm is cut into three', () => {
  const horseshoe = [
    [0, 0],
    [3000, 0],
    [3000, 3000],
    [2000, 3000],
    [2000, 1000],
    [1000, 1000],
    [1000, 3000],
    [0, 3000],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  expect(partsOf(splitZone(horseshoe, { x: -1, y: 2000 }, { x: 4000, y: 2000 }))).toHaveLength(3);
});

test.each([
  ['misses it', { x: -500, y: 0 }, { x: -500, y: 10 }],
  ['runs along its edge', { x: 0, y: 0 }, { x: 0, y: 1000 }],
  ['is no line', { x: 500, y: 500 }, { x: 500, y: 500 }],
])('a zone is not cut by a line that %s', (_, from, to) => {
  expect(splitZone(square(0, 0), from, to)).toEqual({ problem: 'notCut' });
});

test('what is cut fills the zone, wherever the line runs', () => {
  const place = fc.record({
    x: fc.integer({ min: -500, max: 1500 }),
    y: fc.integer({ min: -500, max: 1500 }),
  });
  fc.assert(
    fc.property(place, place, (from, to) => {
      const parts = partsOf(splitZone(square(0, 0), from, to));
      const sum = parts.map(areaOf).reduce((all, area) => all + area, 0);
      if (parts.length > 0) expect(Math.abs(sum - 1_000_000)).toBeLessThan(4000);
    }),
  );
});

test('neighbours and overlapping zones are joined', () => {
  const joined = partsOf(joinZones(square(0, 0), square(1000, 0)));
  expect(joined.map(areaOf)).toEqual([2_000_000]);
  expect(partsOf(joinZones(square(0, 0), square(500, 500))).map(areaOf)).toEqual([1_750_000]);
});

test('zones that are apart are not joined, nor those that leave a hole', () => {
  expect(joinZones(square(0, 0), square(5000, 0))).toEqual({ problem: 'apart' });
  const u = [
    [0, 0],
    [3000, 0],
    [3000, 3000],
    [2000, 3000],
    [2000, 1000],
    [1000, 1000],
    [1000, 3000],
    [0, 3000],
  ].map(([x = 0, y = 0]) => ({ x, y }));
  const lid = [
    { x: 0, y: 3000 },
    { x: 3000, y: 3000 },
    { x: 3000, y: 4000 },
    { x: 0, y: 4000 },
  ];
  expect(joinZones(u, lid)).toEqual({ problem: 'hole' });
});

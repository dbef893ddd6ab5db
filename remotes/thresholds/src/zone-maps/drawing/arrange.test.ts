import fc from 'fast-check';
import { alignZones, distributeZones, repeatZone, rowDirections } from './arrange';
import { boxOf, rectangleOf } from './rectangle';
import type { StudioZone } from './studioZone';
import { nextName } from './zoneEdits';

const zone = (key: number, x: number, y: number, width = 1000, name = `Rack ${key}`): StudioZone => ({
  key,
  name,
  floor: 'DEFAULT',
  corners: rectangleOf({ x, y }, { x: x + width, y: y + 1000 }),
});
const lefts = (zones: readonly StudioZone[]) => zones.map(({ corners }) => boxOf(corners).left);
const lows = (zones: readonly StudioZone[]) => zones.map(({ corners }) => boxOf(corners).low);

test.each([
  ['right', [0, 1500, 3000], [0, 0, 0]],
  ['left', [0, -1500, -3000], [0, 0, 0]],
  ['up', [0, 0, 0], [0, 1500, 3000]],
  ['down', [0, 0, 0], [0, -1500, -3000]],
] as const)('copies follow to the %s, with the next names', (direction, xs, ys) => {
  const row = repeatZone([zone(1, 0, 0)], 1, { copies: 2, gap: 500, direction });
  expect([lefts(row), lows(row)]).toEqual([xs, ys]);
  expect(row.map(({ name }) => name)).toEqual(['Rack 1', 'Rack 2', 'Rack 3']);
});

test.each([
  ['Rack 1', 'Rack 2'],
  ['Rack 09', 'Rack 10'],
  ['Rack', 'Rack 2'],
  ['Rack 3', 'Rack 5'],
  ['A1-7', 'A1-8'],
])('after %s comes %s', (name, expected) => {
  expect(nextName([zone(4, 0, 0)], name)).toBe(expected);
});

test('copies never overlap one another and have names of their own', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 0, max: 5000 }),
      fc.constantFrom(...rowDirections),
      (copies, gap, direction) => {
        const row = repeatZone([zone(1, 0, 0)], 1, { copies, gap, direction });
        expect(new Set(row.map(({ name }) => name)).size).toBe(copies + 1);
        expect(new Set(row.map(({ key }) => key)).size).toBe(copies + 1);
        const along = (direction === 'right' || direction === 'left' ? lefts : lows)(row).sort(
          (a, b) => a - b,
        );
        for (const [index, at] of along.slice(1).entries()) expect(at - (along[index] ?? 0)).toBe(1000 + gap);
      },
    ),
  );
});

test.each([
  ['left', [0, 0, 7000], [0, 2000, 500]],
  ['right', [2500, 2500, 7000], [0, 2000, 500]],
  ['low', [0, 2500, 7000], [0, 0, 500]],
  ['high', [0, 2500, 7000], [2000, 2000, 500]],
] as const)('zones are aligned: %s; others stay', (edge, xs, ys) => {
  const aligned = alignZones([zone(1, 0, 0), zone(2, 2500, 2000), zone(3, 7000, 500)], [1, 2], edge);
  expect([lefts(aligned), lows(aligned)]).toEqual([xs, ys]);
});

test('zones are distributed with equal spaces; the outermost stay', () => {
  const zones = [zone(1, 0, 0), zone(2, 1200, 0, 2000), zone(3, 9000, 0)];
  expect(lefts(distributeZones(zones, [1, 2, 3], 'x'))).toEqual([0, 4000, 9000]);
  expect(distributeZones(zones, [1, 2], 'x')).toBe(zones);
});

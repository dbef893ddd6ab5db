import { isInside } from '@console/api-client/zone-maps/schema';
import fc from 'fast-check';
import { seededRandom } from '../server/random/random';
import { type FloorZone, pointIn } from './floorZones';
import { absentItem, stepItem, type WanderingItem } from './itemSteps';

const square = (name: string, x: number): FloorZone => ({
  name,
  floor: '1',
  points: [
    { x, y: 0 },
    { x: x + 10, y: 0 },
    { x: x + 10, y: 10 },
    { x, y: 10 },
  ],
});

/** An L: the point 8, 8 is outside of it. */
const angle: FloorZone = {
  name: 'Angle',
  floor: '1',
  points: [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 5 },
    { x: 5, y: 5 },
    { x: 5, y: 10 },
    { x: 0, y: 10 },
  ],
};

const zones = [square('A', 0), square('B', 20)];
const around = { random: seededRandom('test'), zones, located: true, expiry: 60, speed: 1 };
const inA: WanderingItem = { zone: 'A', floor: '1', x: 5, y: 5, presenceConfidence: 'HIGH' };
const chances = (...values: boolean[]) => ({
  ...seededRandom('test'),
  chance: () => values.shift() ?? false,
});

test('an absent item comes back into a zone or beside them, seen from ABSENT', () => {
  const { item, observed } = stepItem(absentItem, around);
  expect(observed).toBe(true);
  expect(['A', 'B', 'FACILITY']).toContain(item.zone);
});

test('an item falls silent, then has expired or turns up again', () => {
  const silent = stepItem(inA, { ...around, random: chances(true) });
  expect(silent).toEqual({ item: { ...inA, presenceConfidence: 'LOW' }, observed: false, waitMs: 60_000 });
  expect(stepItem(silent.item, { ...around, random: chances(false) })).toMatchObject({
    item: absentItem,
    observed: true,
  });
  expect(stepItem(silent.item, { ...around, random: chances(true) }).item.presenceConfidence).toBe('HIGH');
});

test('without a zone map an item is in the facility', () => {
  expect(stepItem(inA, { ...around, zones: [], random: chances() }).item).toEqual({
    zone: 'FACILITY',
    floor: null,
    x: null,
    y: null,
    presenceConfidence: 'HIGH',
  });
});

test('every step ends where its zone says, is repeatable, and takes its time', () => {
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), fc.constantFrom(inA, absentItem), (seed, located, item) => {
      const take = () => stepItem(item, { ...around, located, speed: 4, random: seededRandom(seed) });
      const step = take();
      expect(take()).toEqual(step);
      expect(step.waitMs).toBeGreaterThanOrEqual(15_000);
      const { zone, x, y } = step.item;
      if (!step.observed) return;
      if (zone === 'ABSENT' || !located) expect([x, y]).toEqual([null, null]);
      else {
        const at = { x: Number(x), y: Number(y) };
        expect(zones.filter(({ points }) => isInside(points, at)).map(({ name }) => name)).toEqual(
          zone === 'FACILITY' ? [] : [zone],
        );
      }
    }),
  );
});

test('a point of a zone is inside of it, whatever its shape', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const point = pointIn(angle, seededRandom(seed));
      expect(point && isInside(angle.points, point)).toBe(true);
    }),
  );
  expect(pointIn({ ...angle, points: [] }, seededRandom(1))).toBeUndefined();
});

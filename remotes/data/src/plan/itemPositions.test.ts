import type { Item } from '@console/api-client/items';
import type { ZoneMap } from '@console/api-client/zone-maps';
import { floorPlanOf, floorsOf, planItems, planPositionOf } from './itemPositions';

const square = (left: number) => [
  { x: left, y: 0 },
  { x: left + 10, y: 0 },
  { x: left + 10, y: 10 },
  { x: left, y: 10 },
];
const zoneMap: ZoneMap = {
  name: 'Ground',
  facility: 'Store',
  zones: [
    { name: 'Dock', floor: '1', points: square(0) },
    { name: 'Hall', floor: '1', points: square(10) },
    { name: 'Attic', floor: '2', points: square(0) },
  ],
};
const plan = floorPlanOf('Store', '1', zoneMap, []);
const zones = new Set(['Dock', 'Hall']);
const item = (given: Partial<Item>): Item => ({ epc: 'A', facility: 'Store', ...given });

test.each<[string, Partial<Item>, string]>([
  ['in a zone of the plan', { zone: 'Dock', floor: '1', xLocation: 2, yLocation: 3 }, 'onPlan'],
  ['between zones', { zone: 'FACILITY', xLocation: 2, yLocation: 10.5 }, 'onPlan'],
  ['in a zone, but nobody knows where', { zone: 'Hall', floor: '1' }, 'inZone'],
  ['in a zone of a reader, which is not drawn', { zone: 'Gate' }, 'noPlace'],
  ['without anything', {}, 'noPlace'],
  ['on another floor', { zone: 'Attic', floor: '2', xLocation: 2, yLocation: 3 }, 'otherFloor'],
  ['beyond the walls', { zone: 'FACILITY', xLocation: 99, yLocation: 3 }, 'outside'],
  ['absent', { zone: 'ABSENT' }, 'left'],
  ['in another facility', { facility: 'Clinic', zone: 'Dock', xLocation: 2, yLocation: 3 }, 'left'],
])('%s', (_, given, standing) => {
  expect(planPositionOf(item(given), plan, zones)).toBe(standing);
});

test('every item is listed and counted once; zones count those with and without coordinates', () => {
  const items = [
    item({ epc: 'A', zone: 'Dock', xLocation: 1, yLocation: 1 }),
    item({ epc: 'B', zone: 'Dock' }),
    item({ epc: 'C', zone: 'ABSENT' }),
  ];
  const planned = planItems(items, plan);
  expect(planned.all).toHaveLength(3);
  expect(Object.values(planned.counts).reduce((sum, count) => sum + count)).toBe(3);
  expect(planned.inZones).toEqual(new Map([['Dock', 2]]));
  const again = planItems(items, plan, new Map(planned.all.map((each) => [each.item, each])));
  expect(again.all.every((each, index) => each === planned.all[index])).toBe(true);
});

test('floors are those of zones and of readers; without any there is one', () => {
  expect(
    floorsOf(zoneMap, [{ placement: { x: 1, y: 1, floor: '0' } }, { placement: { floor: '9' } }]),
  ).toEqual(['0', '1', '2']);
  expect(floorsOf(null, [])).toEqual(['DEFAULT']);
});

import { studioZones, zoneOf } from './studioZone';
import {
  addZone,
  describeZone,
  duplicateZone,
  freeName,
  halfway,
  insertCorner,
  joinInto,
  moveCorner,
  moveCorners,
  moveZone,
  removeCorners,
  removeZones,
  splitInto,
} from './zoneEdits';

const stored = [
  {
    name: 'Hall',
    floor: 'Ground',
    points: [
      { x: 0, y: 0, z: 2 },
      { x: 4.5, y: 0 },
      { x: 4.5, y: 3 },
    ],
  },
  {
    name: 'Dock',
    points: [
      { x: 5, y: 0 },
      { x: 6, y: 0 },
      { x: 6, y: 1 },
    ],
  },
];
const zones = studioZones(stored);
const [hall, dock] = zones;
const cornersOf = (list: typeof zones, key = 1) => list.find((zone) => zone.key === key)?.corners;

test('zones are drawn in whole millimetres and saved in metres as they came', () => {
  expect(hall?.corners[1]).toEqual({ x: 4500, y: 0 });
  expect(zones.map(zoneOf)).toEqual([stored[0], { ...stored[1], floor: 'DEFAULT' }]);
});

test('an edit leaves the zones it is not about as they are', () => {
  const moved = moveZone(zones, 1, { x: 10, y: -10 });
  expect(moved[1]).toBe(dock);
  expect(cornersOf(moved)).toEqual([
    { x: 10, y: -10, z: 2 },
    { x: 4510, y: -10 },
    { x: 4510, y: 2990 },
  ]);
});

test('corners are moved, inserted and removed', () => {
  expect(cornersOf(moveCorner(zones, 1, 0, { x: 7, y: 8 }))?.[0]).toEqual({ x: 7, y: 8, z: 2 });
  expect(cornersOf(insertCorner(zones, 1, 2, halfway(hall?.corners ?? [], 2)))).toHaveLength(4);
  expect(halfway(hall?.corners ?? [], 2)).toEqual({ x: 2250, y: 1500 });
  expect(cornersOf(removeCorners(zones, 1, [1]))?.map(({ y }) => y)).toEqual([0, 3000]);
  expect(cornersOf(removeCorners(zones, 1, [0, 1, 7]))).toHaveLength((cornersOf(zones)?.length ?? 0) - 2);
  expect(cornersOf(moveCorners(zones, 1, [1], { x: 5, y: -5 }))).toEqual(
    cornersOf(zones)?.map((corner, index) =>
      index === 1 ? { ...corner, x: corner.x + 5, y: corner.y - 5 } : corner,
    ),
  );
});

test('a copy has a name and a key of its own and lies beside the original', () => {
  const copied = duplicateZone(duplicateZone(zones, 1), 1);
  expect(copied.map(({ key, name }) => [key, name])).toEqual([
    [1, 'Hall'],
    [2, 'Dock'],
    [3, 'Hall 2'],
    [4, 'Hall 3'],
  ]);
  expect(copied[2]?.corners[0]).toEqual({ x: 1000, y: 1000, z: 2 });
});

test('a zone is split into parts, of which the first keeps its name, and two are joined into one', () => {
  const parts = [[{ x: 0, y: 0 }], [{ x: 1, y: 1 }], [{ x: 2, y: 2 }]];
  expect(splitInto(zones, 1, parts).map(({ key, name }) => [key, name])).toEqual([
    [1, 'Hall'],
    [3, 'Hall 2'],
    [4, 'Hall 3'],
    [2, 'Dock'],
  ]);
  expect(joinInto(zones, 2, 1, [{ x: 0, y: 0 }])).toEqual([{ ...dock, corners: [{ x: 0, y: 0 }] }]);
});

test('zones are added, named, put on floors and removed', () => {
  const added = addZone(zones, { name: freeName(zones, 'Dock'), floor: 'Upper', corners: [] });
  expect(added.at(-1)).toEqual({ key: 3, name: 'Dock 2', floor: 'Upper', corners: [] });
  expect(describeZone(added, 3, { name: 'Yard', floor: 'Ground' }).at(-1)).toMatchObject({
    name: 'Yard',
    floor: 'Ground',
  });
  expect(removeZones(added, 1, 3)).toEqual([dock]);
});

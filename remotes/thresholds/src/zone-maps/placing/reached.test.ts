import { unreachedZones } from './reached';

const zone = (name: string, x: number, floor = 'DEFAULT') => ({
  name,
  floor,
  points: [
    { x, y: 0 },
    { x: x + 4, y: 0 },
    { x: x + 4, y: 4 },
  ],
});

test.each([
  [6, ['Far']],
  [1, ['Near', 'Far']],
  [30, []],
])('zones in whose middle no reader of the floor reads within %s m are named', (range, expected) => {
  const zones = [zone('Near', 0), zone('Far', 20), zone('Above', 0, 'Attic')];
  const placements = {
    Dock: { x: 0, y: 0, floor: 'DEFAULT' },
    Roof: { x: 22_000, y: 2000, floor: 'Attic' },
  };
  expect(unreachedZones(zones, placements, { floor: 'DEFAULT', range })).toEqual(expected);
});

import { studioZones } from '../drawing/studioZone';
import { faultyNames, studioProblems } from './studioChecks';

const square = (name: string, x: number, side = 1) => ({
  name,
  points: [
    { x, y: 0 },
    { x: x + side, y: 0 },
    { x: x + side, y: side },
    { x, y: side },
  ],
});
const outline = square('Map', 0, 10).points;
const found = (...zones: readonly ReturnType<typeof square>[]) => studioProblems(studioZones(zones), outline);

test('neighbours inside of the map are fine', () => {
  expect(found(square('A', 0), square('B', 1))).toEqual([]);
});

test.each([
  ['overlaps another', [square('A', 0), square('B', 0.5)], ['A', 'B']],
  ['is outside the map', [square('A', 9.5)], ['A']],
  [
    'has fewer than three points',
    [
      {
        name: 'A',
        points: [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ],
      },
    ],
    ['A'],
  ],
  [
    'crosses itself',
    [
      {
        name: 'A',
        points: [
          { x: 0, y: 0 },
          { x: 2, y: 2 },
          { x: 2, y: 0 },
          { x: 0, y: 2 },
        ],
      },
    ],
    ['A'],
  ],
  ['has a name that is there twice', [square('A', 0), square('A', 3)], ['A']],
])('a zone that %s is named', (_, zones, names) => {
  expect([...faultyNames(found(...zones))].sort()).toEqual(names);
});

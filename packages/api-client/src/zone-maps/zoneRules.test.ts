import { describeZoneProblem, type RuledZone, type ZoneProblem, zoneProblems } from './zoneRules';

const square = (name: string, x: number, floor?: string): RuledZone => ({
  name,
  floor,
  points: [
    { x, y: 0 },
    { x: x + 4, y: 0 },
    { x: x + 4, y: 4 },
    { x, y: 4 },
  ],
});

const triangle = (name: string, width: number, depth: number, corner = 0): RuledZone => ({
  name,
  points: [
    { x: corner, y: corner },
    { x: corner + width, y: corner },
    { x: corner, y: corner + depth },
  ],
});

test.each<[string, RuledZone[], unknown[]]>([
  ['no zones', [], []],
  ['neighbours that touch', [square('A', 0), square('B', 4)], []],
  ['one over the other on another floor', [square('A', 0, '1'), square('B', 1, '2')], []],
  [
    'one over the other on the floor of those without one',
    [square('A', 0), square('B', 9), square('C', 1, 'DEFAULT')],
    [{ problem: 'zonesOverlap', zone: 'A', other: 'C' }],
  ],
  ['a name used twice', [square('A', 0), square('A', 9)], [{ problem: 'zoneNameRepeated', zone: 'A' }]],
  ['a blank name', [square(' ', 0)], [{ problem: 'zoneNameMissing' }]],
  ['FACILITY', [square('FACILITY', 0)], [{ problem: 'zoneNameReserved', zone: 'FACILITY' }]],
  ['ABSENT', [square('ABSENT', 0)], [{ problem: 'zoneNameReserved', zone: 'ABSENT' }]],
  ['no points', [{ name: 'A', points: null }], [{ problem: 'zoneCornersMissing', zone: 'A' }]],
  [
    'two corners in a closed ring',
    [
      {
        name: 'A',
        points: [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
          { x: 0, y: 0 },
        ],
      },
    ],
    [{ problem: 'zoneCornersMissing', zone: 'A' }],
  ],
  [
    'a bow tie, of which nothing more is said',
    [
      {
        name: 'A',
        points: [
          { x: 0, y: 0 },
          { x: 4, y: 4 },
          { x: 4, y: 0 },
          { x: 0, y: 4 },
        ],
      },
      square('B', 0),
    ],
    [{ problem: 'zoneCrossesItself', zone: 'A' }],
  ],
  [
    'two without points',
    [{ name: 'A' }, { name: 'B', points: [] }],
    [
      { problem: 'zoneCornersMissing', zone: 'A' },
      { problem: 'zoneCornersMissing', zone: 'B' },
    ],
  ],
  ['one in the corner that another leaves free', [triangle('A', 4, 4), triangle('B', -4, -4, 4)], []],
  ['a square millimetre of floor', [triangle('A', 0.001, 0.002)], []],
  ['half a millimetre of floor', [triangle('A', 0.0005, 0.0005)], [{ problem: 'zoneFlat', zone: 'A' }]],
])('%s', (_what, zones, problems) => {
  expect(zoneProblems(zones)).toEqual(problems);
});

test.each<[ZoneProblem, string]>([
  [{ problem: 'zoneNameMissing' }, 'must each have a name'],
  [{ problem: 'zoneNameReserved', zone: 'ABSENT' }, 'must not use the reserved name "ABSENT"'],
  [{ problem: 'zoneNameRepeated', zone: 'A' }, 'has the name "A" twice'],
  [{ problem: 'zoneCornersMissing', zone: 'A' }, 'has "A" with fewer than 3 points'],
  [{ problem: 'zoneCrossesItself', zone: 'A' }, 'has "A" with a border that crosses itself'],
  [{ problem: 'zoneFlat', zone: 'A' }, 'has "A" without any area'],
  [{ problem: 'zonesOverlap', zone: 'A', other: 'B' }, '"A" and "B" overlap'],
])('says of %j: %s', (problem, words) => {
  expect(describeZoneProblem(problem)).toBe(words);
});

import { readMapFile, writeMapFile } from './mapFile';

const zones = [
  {
    name: 'Hall',
    floor: 'Ground',
    points: [
      { x: 0, y: 0, z: 2 },
      { x: 1.5, y: 0 },
    ],
  },
];
const file = (...given: readonly unknown[]) => JSON.stringify({ zones: given });

test('what is written is read again', () => {
  const text = writeMapFile({ name: 'Map', facility: 'Shop', zones: [] }, zones);
  expect(JSON.parse(text)).toMatchObject({ name: 'Map', facility: 'Shop' });
  expect(readMapFile(text)).toEqual({ zones, floorPlans: [] });
});

test.each([
  ['no JSON', '{', { problem: 'notJson' }],
  ['no zones', '[]', { problem: 'noZones' }],
  ['nothing at all', 'null', { problem: 'noZones' }],
  ['too many zones', file(...Array.from({ length: 1001 }, () => ({}))), { problem: 'tooManyZones' }],
  ['a zone without a name', file({ points: [] }), { problem: 'noName' }],
  ['a zone that is none', file(null), { problem: 'noName' }],
  ['a zone without points', file({ name: 'A' }), { problem: 'noPoints', zone: 'A' }],
  [
    'a zone of too many points',
    file({ name: 'A', points: Array.from({ length: 501 }, () => ({ x: 0, y: 0 })) }),
    { problem: 'tooManyPoints', zone: 'A' },
  ],
  [
    'a point that is no number',
    file({ name: 'A', points: [{ x: '1', y: 0 }] }),
    { problem: 'badPoint', zone: 'A' },
  ],
  [
    'a point too far away',
    file({ name: 'A', points: [{ x: 1e9, y: 0 }] }),
    { problem: 'badPoint', zone: 'A' },
  ],
  ['a point without a place', file({ name: 'A', points: [null] }), { problem: 'badPoint', zone: 'A' }],
])('a file with %s is refused', (_, text, refused) => {
  expect(readMapFile(text)).toEqual(refused);
});

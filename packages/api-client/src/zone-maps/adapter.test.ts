import fc from 'fast-check';
import { readZoneMap, writeZoneMap } from './adapter';

const answer = {
  name: 'Ground floor',
  facility: 'DEFAULT',
  zones: [
    {
      name: 'Dock',
      floor: 'DEFAULT',
      points: [
        { x: 0, y: 0, z: null },
        { x: 4.5, y: 0, z: 1 },
        { x: 4.5, y: 3, z: null },
      ],
    },
    { name: 'Hall', floor: null, points: null },
  ],
};

it('shows nothing in place of null, and a list in place of none', () => {
  expect(readZoneMap(answer)).toEqual({
    name: 'Ground floor',
    facility: 'DEFAULT',
    zones: [
      {
        name: 'Dock',
        floor: 'DEFAULT',
        points: [
          { x: 0, y: 0 },
          { x: 4.5, y: 0, z: 1 },
          { x: 4.5, y: 3 },
        ],
      },
      { name: 'Hall', points: [] },
    ],
  });
  expect(readZoneMap({ name: 'A' })).toEqual({ name: 'A', zones: [] });
});

it('shows and sends the outline of a map, where there is one', () => {
  const outline = [
    { x: 0, y: 0 },
    { x: 9, y: 0, z: 1 },
  ];
  expect(
    readZoneMap({
      name: 'A',
      points: [
        { x: 0, y: 0, z: null },
        { x: 9, y: 0, z: 1 },
      ],
    }),
  ).toEqual({
    name: 'A',
    points: outline,
    zones: [],
  });
  expect(writeZoneMap({ name: 'A', points: outline })).toEqual({ name: 'A', points: outline, zones: [] });
});

it('sends a height only when there is one: services refuse one that is null', () => {
  expect(writeZoneMap({ ...readZoneMap(answer), facility: '' })).toEqual({
    name: 'Ground floor',
    zones: [
      {
        name: 'Dock',
        floor: 'DEFAULT',
        points: [
          { x: 0, y: 0 },
          { x: 4.5, y: 0, z: 1 },
          { x: 4.5, y: 3 },
        ],
      },
      { name: 'Hall', points: [] },
    ],
  });
});

it('[ZONE-07] gives back what it read: name, facility, floor, points and zones unchanged', () => {
  const number = fc.double({ noNaN: true, noDefaultInfinity: true });
  const text = fc.string({ minLength: 1 });
  const points = fc.array(fc.record({ x: number, y: number, z: fc.option(number) }));
  const zoneMap = fc.record({
    name: text,
    facility: fc.option(text),
    floor: fc.option(text),
    points: fc.option(points),
    zones: fc.option(fc.array(fc.record({ name: text, floor: fc.option(text), points: fc.option(points) }))),
  });
  fc.assert(
    fc.property(zoneMap, (wire) => {
      const read = readZoneMap(wire);
      expect(readZoneMap(writeZoneMap(read))).toEqual(read);
    }),
  );
});

import fc from 'fast-check';
import { floorOf } from '.';
import { readReaderDefinition, writeReaderDefinition } from './adapter';
import { antennaZoneMap, antennaZoneRows } from './antennaZones';

const answer = {
  name: 'Dock 1',
  address: 'dock-1.local',
  type: 'XARRAY',
  facility: 'DEFAULT',
  agentIdentifier: 'Agent 1',
  serialNumber: '370-17-01-1068',
  readerZone: null,
  groups: ['Docks'],
  placement: { x: 1, y: 2, z: 3, yaw: 90, pitch: 0, roll: 0, floor: '1' },
  antennaZones: { '10': 'Gate', '2': 'Hall' },
  features: {
    ANTENNA_HUB: {
      status: 'ENABLED',
      statusLastUpdated: '2026-11-21T10:00:00.000Z[GMT]',
      requestStatus: 'IDLE',
      requestStatusLastUpdated: null,
      requestTargetStatus: null,
      message: null,
    },
  },
};

it('shows rows in place of maps and nothing in place of null', () => {
  expect(readReaderDefinition(answer)).toEqual({
    name: 'Dock 1',
    address: 'dock-1.local',
    type: 'XARRAY',
    facility: 'DEFAULT',
    agentIdentifier: 'Agent 1',
    serialNumber: '370-17-01-1068',
    groups: ['Docks'],
    placement: { x: 1, y: 2, z: 3, yaw: 90, pitch: 0, roll: 0, floor: '1' },
    antennaZones: [
      { antennaId: 2, zoneName: 'Hall' },
      { antennaId: 10, zoneName: 'Gate' },
    ],
    features: [
      {
        name: 'ANTENNA_HUB',
        status: 'ENABLED',
        statusLastUpdated: '2026-11-21T10:00:00.000Z',
        requestStatus: 'IDLE',
      },
    ],
  });
});

it('reads the least a service may say', () => {
  const least = {
    name: 'A',
    address: 'a',
    type: 'SPEEDWAY',
    groups: null,
    placement: null,
    antennaZones: null,
  };
  expect(readReaderDefinition(least)).toEqual({
    name: 'A',
    address: 'a',
    type: 'SPEEDWAY',
    groups: [],
    placement: {},
    antennaZones: [],
    features: [],
  });
});

describe('[READER-26] a saved definition', () => {
  it('sends exactly its fields, antenna zones as a map, and never features', () => {
    expect(writeReaderDefinition({ ...readReaderDefinition(answer), readerZone: 'Yard' })).toEqual({
      name: 'Dock 1',
      type: 'XARRAY',
      address: 'dock-1.local',
      facility: 'DEFAULT',
      agentIdentifier: 'Agent 1',
      serialNumber: '370-17-01-1068',
      groups: ['Docks'],
      readerZone: 'Yard',
      placement: { x: 1, y: 2, z: 3, yaw: 90, pitch: 0, roll: 0, floor: '1' },
      antennaZones: { 2: 'Hall', 10: 'Gate' },
    });
  });

  it.each([undefined, ''])('takes the name for an agent identifier that is %j', (agentIdentifier) => {
    expect(writeReaderDefinition({ name: 'A', address: 'a', type: 'XSPAN', agentIdentifier })).toStrictEqual({
      name: 'A',
      address: 'a',
      type: 'XSPAN',
      agentIdentifier: 'A',
      groups: [],
      antennaZones: {},
    });
  });

  it.each([
    [{ floor: 'DEFAULT' }, undefined],
    [{ floor: '' }, undefined],
    [{}, undefined],
    [{ floor: '2' }, { floor: '2' }],
    [
      { x: 0, floor: 'DEFAULT' },
      { x: 0, floor: 'DEFAULT' },
    ],
  ])('sends the placement %j as %j', (placement, sent) => {
    expect(writeReaderDefinition({ name: 'A', address: 'a', type: 'XSPAN', placement }).placement).toEqual(
      sent,
    );
  });
});

it.each([
  [{}, 'DEFAULT'],
  [{ floor: '' }, 'DEFAULT'],
  [{ floor: '2' }, '2'],
])('a zone or a reader of which is said %j is on the floor %s', (place, floor) => {
  expect(floorOf(place)).toBe(floor);
});

const id = fc.integer({ min: 1, max: 52 }).map(String);
const text = fc.string({ minLength: 1 });
const blankable = fc.option(text);

it('gives back what it read, but for blanks and features', () => {
  const coordinate = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }));
  const definition = fc.record({
    name: text,
    address: text,
    type: fc.constantFrom('XARRAY', 'XSPAN', 'SPEEDWAY', 'XPORTAL', 'XTUNNEL'),
    facility: blankable,
    agentIdentifier: text,
    serialNumber: blankable,
    readerZone: blankable,
    groups: fc.array(text),
    placement: fc.record({
      x: fc.double({ noNaN: true, noDefaultInfinity: true }),
      y: coordinate,
      z: coordinate,
      yaw: coordinate,
      pitch: coordinate,
      roll: coordinate,
      floor: text,
    }),
    antennaZones: fc.dictionary(id, text),
    features: fc.constant(answer.features),
  });
  fc.assert(
    fc.property(definition, (wire) => {
      const read = readReaderDefinition(wire);
      const written = writeReaderDefinition(read);
      expect(written).not.toHaveProperty('features');
      expect(readReaderDefinition(written as typeof wire)).toEqual({ ...read, features: [] });
    }),
  );
});

it('turns antenna zones from map to rows and back without loss', () => {
  fc.assert(
    fc.property(fc.dictionary(id, text), (map) => {
      expect(antennaZoneMap(antennaZoneRows(map))).toEqual({ ...map });
    }),
  );
  const row = fc.record({ antennaId: fc.integer({ min: 1, max: 52 }), zoneName: text });
  fc.assert(
    fc.property(fc.uniqueArray(row, { selector: (each) => each.antennaId }), (rows) => {
      const sorted = rows.toSorted((one, other) => one.antennaId - other.antennaId);
      expect(antennaZoneRows(antennaZoneMap(rows))).toEqual(sorted);
    }),
  );
});

import { contentsOf } from '.';

const reader = (name: string, facility: string, readerZone?: string, ...antennaZones: string[]) => ({
  name,
  facility,
  address: name,
  type: 'SPEEDWAY',
  readerZone,
  groups: [],
  placement: {},
  antennaZones: antennaZones.map((zoneName, index) => ({ antennaId: index + 1, zoneName })),
  features: [],
});
const zoneMap = (name: string, facility: string, ...zones: string[]) => ({
  name,
  facility,
  zones: zones.map((zone) => ({ name: zone, points: [] })),
});

const readers = [
  reader('Dock 1', 'North', 'Yard', 'Gate', 'Ramp', 'Gate'),
  reader('Till', 'South', 'Shop'),
  reader('Dock 2', 'North', undefined, 'Bay'),
];
const zoneMaps = [
  zoneMap('Ground', 'North', 'Hall 10', 'Hall 9', 'Dock'),
  zoneMap('Ground 2025', 'North', 'Dock', 'Cage'),
  zoneMap('Shop', 'South', 'Shop'),
];

test('[FACILITY-05] a facility gives its reader definitions and its three groups of zones', () => {
  const { readerDefinitions, ...zones } = contentsOf('North', zoneMaps, readers);
  expect(readerDefinitions.map(({ name }) => name)).toEqual(['Dock 1', 'Dock 2']);
  expect(zones).toEqual({
    zoneMapZones: ['Cage', 'Dock', 'Hall 9', 'Hall 10'],
    readerZones: ['Yard'],
    antennaZones: ['Bay', 'Gate', 'Ramp'],
  });
});

test('[FACILITY-05] one with nothing in it gives nothing', () => {
  expect(contentsOf('East', zoneMaps, readers)).toEqual({
    readerDefinitions: [],
    zoneMapZones: [],
    readerZones: [],
    antennaZones: [],
  });
});

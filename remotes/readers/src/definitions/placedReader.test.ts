import { placedReader, zonesAround } from './placedReader';

const definition = (placement: object, facility?: string) => ({
  name: 'Dock-01',
  address: 'a',
  type: 'XARRAY',
  facility,
  groups: [],
  antennaZones: [],
  features: [],
  placement,
});

test.each([
  [{ x: 0, y: 0 }, 'North', true],
  [{ x: 0 }, 'North', false],
  [{ floor: 'Ground' }, 'North', false],
  [{ x: 0, y: 0 }, undefined, false],
])('with the placement %j in %s a reader is placed: %s', (placement, facility, placed) => {
  expect(placedReader(definition(placement, facility)) !== undefined).toBe(placed);
});

test.each([
  ['Ground', ['Dock', 'Anywhere']],
  ['First', ['Office', 'Anywhere']],
  ['Roof', ['Anywhere']],
  [undefined, ['Dock', 'Office', 'Anywhere']],
])('around a reader on the floor %s are the zones %j', (floor, names) => {
  const zoneMap = {
    name: 'North',
    zones: [
      { name: 'Dock', floor: 'Ground', points: [] },
      { name: 'Office', floor: 'First', points: [] },
      { name: 'Anywhere', points: [] },
    ],
  };
  const reader = { name: 'Dock-01', facility: 'North', floor, x: 0, y: 0 };
  expect(zonesAround(zoneMap, reader).map(({ name }) => name)).toEqual(names);
});

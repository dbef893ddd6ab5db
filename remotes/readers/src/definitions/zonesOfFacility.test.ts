/** @jest-environment node */
import { zonesOfFacility } from './zonesOfFacility';

const zoneMap = (name: string, facility: string, ...zones: string[]) => ({
  name,
  facility,
  zones: zones.map((zone) => ({ name: zone, points: [] })),
});

const rows = [
  zoneMap('Ground', 'North', 'Dock', 'Aisle'),
  zoneMap('Ground 2025', 'North', 'Dock', 'Cage'),
  zoneMap('Shop', 'South', 'Till'),
];

test('[READER-22] the zones of a facility are those of all its zone maps, once each', () => {
  expect(zonesOfFacility({ rows, unreadable: [] }, 'North')).toEqual(['Aisle', 'Cage', 'Dock']);
  expect(zonesOfFacility({ rows, unreadable: [] }, 'East')).toEqual([]);
});

test('[READER-22] the zones are not known before the maps are, nor when a map could not be read', () => {
  expect(zonesOfFacility(undefined, 'North')).toBeUndefined();
  const unreadable = [{ index: 3, reason: '/zones must be array' }];
  expect(zonesOfFacility({ rows, unreadable }, 'North')).toBeUndefined();
});

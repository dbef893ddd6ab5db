import { draftOfValues, newZoneMapValues, valuesOfZoneMap, zoneMapErrors } from './zoneMap.values';

test('[ZONE-03] name and facility are required', () => {
  expect(zoneMapErrors({ name: ' ', facility: '' })).toEqual({
    name: { key: 'validation.blank' },
    facility: { key: 'validation.blank' },
  });
  expect(zoneMapErrors({ name: 'Ground', facility: 'Shop' })).toEqual({
    name: undefined,
    facility: undefined,
  });
});

test('a form starts blank, that of a stored zone map where it has no facility', () => {
  expect(newZoneMapValues).toEqual({ name: '', facility: '' });
  const stored = { name: 'Ground', points: [], zones: [] };
  expect(valuesOfZoneMap(stored)).toEqual({ name: 'Ground', facility: '' });
  expect(valuesOfZoneMap({ ...stored, facility: 'Shop' })).toEqual({ name: 'Ground', facility: 'Shop' });
});

test('[ZONE-07] an edit sends back zones, floor and points unchanged', () => {
  const stored = {
    name: 'Ground',
    facility: 'Shop',
    floor: 'DEFAULT',
    points: [{ x: 0, y: 0 }],
    zones: [{ name: 'Hall', floor: 'DEFAULT', points: [{ x: 0, y: 0, z: 2 }] }],
  };
  expect(draftOfValues({ ...valuesOfZoneMap(stored), facility: 'DC' }, stored)).toEqual({
    ...stored,
    facility: 'DC',
  });
});

import { draftOfValues, valuesOfZoneMap, zoneMapErrors } from './zoneMap.values';

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

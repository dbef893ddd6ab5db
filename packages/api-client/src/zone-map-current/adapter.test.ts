import { isCurrent, readCurrentZoneMap } from './adapter';

test('a facility without a current zone map has one without a name', () => {
  expect(readCurrentZoneMap({ name: null, status: 'COMPLETE' })).toEqual({ status: 'COMPLETE' });
});

test('the map of that name alone is the current one (ZONE-05)', () => {
  const current = readCurrentZoneMap({ name: 'Floor', status: 'COMPLETE' });
  expect(['Floor', 'floor', 'Attic'].map((name) => isCurrent({ name }, current))).toEqual([
    true,
    false,
    false,
  ]);
  expect(
    [null, undefined, readCurrentZoneMap({ name: '' })].map((none) => isCurrent({ name: 'Floor' }, none)),
  ).toEqual([false, false, false]);
});

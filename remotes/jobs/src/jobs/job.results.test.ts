import { itemsByZone } from './job.results';

test('items are counted by zone, the fullest first, and those outside of every zone together', () => {
  const zones = ['Dock', 'Aisle', 'Dock', undefined, '', 'Back'];
  expect(itemsByZone(zones.map((zone) => ({ zone })))).toEqual([
    { zone: undefined, count: 2 },
    { zone: 'Dock', count: 2 },
    { zone: 'Aisle', count: 1 },
    { zone: 'Back', count: 1 },
  ]);
});

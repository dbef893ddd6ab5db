import { mergeZones, resolveConflicts, zoneChanges } from './mergeZones';

const zone = (name: string, x = 0) => ({ name, floor: 'DEFAULT', points: [{ x, y: 0 }] });
const base = [zone('A'), zone('B'), zone('C')];

test('says zone by zone what changes against what is stored', () => {
  expect(zoneChanges(base, [zone('A'), zone('C', 5), zone('D')])).toEqual([
    { name: 'B', change: 'removed' },
    { name: 'C', change: 'changed' },
    { name: 'D', change: 'added' },
  ]);
  expect(zoneChanges([{ name: 'A', points: [{ x: 0, y: 0 }] }], [zone('A')])).toEqual([]);
});

test('what only one side changed is taken from that side', () => {
  const { zones, conflicts, kept } = mergeZones(
    base,
    [zone('A', 1), zone('B'), zone('C'), zone('Mine')],
    [zone('A'), zone('C', 2), zone('Theirs')],
  );
  expect(conflicts).toEqual([]);
  expect(kept).toEqual([
    { name: 'B', change: 'removed' },
    { name: 'C', change: 'changed' },
    { name: 'Theirs', change: 'added' },
  ]);
  expect(zones).toEqual([zone('A', 1), zone('C', 2), zone('Mine'), zone('Theirs')]);
});

test('what both changed alike is no conflict', () => {
  expect(mergeZones(base, [zone('A', 1)], [zone('A', 1)])).toMatchObject({
    zones: [zone('A', 1)],
    conflicts: [],
    kept: [],
  });
});

test('what both changed in different ways is asked about, and taken from the side that was chosen', () => {
  const merge = mergeZones(base, [zone('A', 1), zone('C')], [zone('A', 2), zone('B', 9), zone('C')]);
  expect(merge.conflicts).toEqual([
    { name: 'A', mine: zone('A', 1), theirs: zone('A', 2) },
    { name: 'B', mine: undefined, theirs: zone('B', 9) },
  ]);
  expect(merge.zones).toEqual([zone('A', 1), zone('C')]);
  expect(resolveConflicts(merge, new Set(['A']))).toEqual([zone('A', 2), zone('C')]);
  expect(resolveConflicts(merge, new Set(['B']))).toEqual([zone('A', 1), zone('C'), zone('B', 9)]);
});

test('a conflict with a zone that others removed can be decided for them', () => {
  const merge = mergeZones(base, [zone('A', 1)], []);
  expect(resolveConflicts(merge, new Set(['A']))).toEqual([]);
});

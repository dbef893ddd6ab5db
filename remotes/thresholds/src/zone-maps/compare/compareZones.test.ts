import { areaInMetres, compareZones, floorsOfBoth } from './compareZones';

const zone = (name: string, x = 0, floor?: string) => ({
  name,
  ...(floor && { floor }),
  points: [
    { x, y: 0 },
    { x: x + 2, y: 0 },
    { x: x + 2, y: 3 },
  ],
});

test('two maps are compared by the names of zones, and each difference is named', () => {
  const hall = zone('Hall');
  const high = { ...hall, points: hall.points.map((point) => ({ ...point, z: 2 })) };
  const compared = compareZones(
    [zone('Dock'), zone('Yard', 1, 'Upper'), hall, zone('Gone'), zone('Door', 0, 'DEFAULT')],
    [zone('New'), zone('Yard', 2), zone('Dock'), high, zone('Door')],
  );
  expect(compared.map(({ name, difference, aspects }) => [name, difference, ...aspects])).toEqual([
    ['Dock', 'same'],
    ['Yard', 'changed', 'floor', 'points'],
    ['Hall', 'changed', 'heights'],
    ['Gone', 'onlyFirst'],
    ['Door', 'same'],
    ['New', 'onlySecond'],
  ]);
  expect(floorsOfBoth(compared)).toEqual(['DEFAULT', 'Upper']);
});

test('zones of one name are compared one after the other', () => {
  const compared = compareZones([zone('Hall'), zone('Hall', 5)], [zone('Hall')]);
  expect(compared.map(({ difference }) => difference)).toEqual(['same', 'onlyFirst']);
  expect(new Set(compared.map(({ key }) => key)).size).toBe(2);
});

test('the area of a zone is in square metres; a zone without points has none', () => {
  expect(areaInMetres(zone('Hall'))).toBe(3);
  expect(areaInMetres({ name: 'Flat', points: [] })).toBeUndefined();
  expect(areaInMetres(undefined)).toBeUndefined();
});

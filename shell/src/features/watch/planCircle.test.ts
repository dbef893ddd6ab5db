import { circleVisits, findCircle } from './planCircle';

const visits = (count: number, pace: number, pages: readonly string[]) =>
  Array.from({ length: count }, (_, index) => ({
    pathname: pages[index % pages.length] ?? '',
    at: index * pace,
  }));

test('two pages that take turns without anybody pressing anything lead to each other', () => {
  expect(findCircle(visits(circleVisits, 200, ['/a', '/b']))).toEqual(['/a', '/b']);
  expect(findCircle([{ pathname: '/c', at: 0 }, ...visits(circleVisits, 200, ['/a', '/b'])])).toEqual([
    '/a',
    '/b',
  ]);
});

test.each([
  ['too few', visits(circleVisits - 1, 200, ['/a', '/b'])],
  ['too slow', visits(circleVisits, 2000, ['/a', '/b'])],
  ['more than two', visits(circleVisits, 200, ['/a', '/b', '/c'])],
  ['one page, other queries', visits(circleVisits, 200, ['/a'])],
  ['none', []],
])('no circle: %s', (_, given) => {
  expect(findCircle(given)).toBeUndefined();
});

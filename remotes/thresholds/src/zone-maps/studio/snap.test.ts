import { guidesOf, guidesOfCorner, snap } from './snap';

const free = { grid: 0, reach: 200, corners: [] };

test.each([
  ['nothing is near', { x: 1234.4, y: 99.6 }, free, { x: 1234, y: 100 }],
  ['the grid', { x: 1234, y: 760 }, { ...free, grid: 500 }, { x: 1000, y: 1000 }],
  [
    'a corner of another zone before the grid',
    { x: 1234, y: 760 },
    {
      ...free,
      grid: 500,
      corners: [
        { x: 1300, y: 700 },
        { x: 1400, y: 700 },
      ],
    },
    { x: 1300, y: 700 },
  ],
  [
    'no corner out of reach',
    { x: 1234, y: 760 },
    { ...free, grid: 500, corners: [{ x: 1500, y: 700 }] },
    { x: 1000, y: 1000 },
  ],
  [
    'straight above the corner before',
    { x: 1234, y: 3000 },
    { ...free, before: { x: 1111, y: 0 } },
    { x: 1111, y: 3000 },
  ],
  [
    'level with the corner before',
    { x: 5000, y: 150 },
    { ...free, grid: 500, before: { x: 1111, y: 33 } },
    { x: 5000, y: 33 },
  ],
])('a corner snaps: %s', (_, spot, targets, snapped) => {
  expect(snap(spot, targets)).toEqual(snapped);
});

describe('right angles of slanted edges', () => {
  const [beyond, neighbour] = [
    { x: 0, y: 0 },
    { x: 3000, y: 4000 },
  ];
  const guides = guidesOf(neighbour, beyond);
  const snapped = (x: number, y: number, grid = 0) =>
    snap({ x, y }, { grid, reach: 200, corners: [], guides });

  test('a corner near the line across the edge comes to lie on it, one near the edge straight on', () => {
    expect(snapped(-950, 7050)).toEqual({ x: -992, y: 6994 });
    const { x, y } = snapped(-950, 7050);
    expect((x - 3000) * 3000 + (y - 4000) * 4000).toBeCloseTo(0, -4);
    expect(snapped(6050, 7950)).toEqual({ x: 5994, y: 7992 });
  });

  test('its edge is as long as the grid has it', () => {
    expect(snapped(-950, 7050, 500)).toEqual({ x: -1000, y: 7000 });
  });

  test('far from all lines it is free, and edges that are level or upright have none', () => {
    expect(snapped(0, 5000)).toEqual({ x: 0, y: 5000 });
    expect(guidesOf({ x: 0, y: 5 }, { x: 0, y: 0 })).toEqual([]);
    expect(guidesOf(neighbour, undefined)).toEqual([]);
  });

  test('the last corner of a turned rectangle comes to lie where both right angles meet', () => {
    const drawn = [
      { x: 0, y: 0 },
      { x: 3000, y: 4000 },
      { x: -1000, y: 7000 },
      { x: -3900, y: 2900 },
    ];
    expect(
      snap({ x: -3900, y: 2900 }, { grid: 500, reach: 200, corners: [], guides: guidesOfCorner(drawn, 3) }),
    ).toEqual({ x: -4000, y: 3000 });
  });
});

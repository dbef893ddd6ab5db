import { addDirections, keptPoints, noDirections } from './directions';

test('each second says how many crossed since the last one', () => {
  const first = addDirections(noDirections, {}, { IN: 2 }, 1000);
  const second = addDirections(first, { IN: 2 }, { IN: 3, OUT: 5 }, 2000);
  expect(second).toEqual({
    in: [
      [1000, 2],
      [2000, 1],
    ],
    out: [
      [1000, 0],
      [2000, 5],
    ],
  });
});

test('counts that began anew are no crossings back', () => {
  expect(addDirections(noDirections, { IN: 9 }, { IN: 1 }, 1000).in).toEqual([[1000, 0]]);
});

test('ten minutes are kept', () => {
  let directions = noDirections;
  for (let second = 0; second < keptPoints + 5; second += 1)
    directions = addDirections(directions, {}, { IN: 1 }, second * 1000);
  expect(directions.in).toHaveLength(keptPoints);
  expect(directions.in[0]).toEqual([5000, 1]);
});

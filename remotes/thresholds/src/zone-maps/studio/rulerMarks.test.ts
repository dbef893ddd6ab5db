import { rulerMarks } from './rulerMarks';

test.each([
  [0, 10, [0, 2, 4, 6, 8, 10]],
  [-3, 64, [0, 10, 20, 30, 40, 50, 60]],
  [0.1, 0.55, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6]],
  [1990, 30, [1990, 1995, 2000, 2005, 2010, 2015, 2020]],
])('a ruler from %s m, %s m long, has round marks', (from, length, expected) => {
  expect(rulerMarks(from, length)).toEqual(expected);
});

import { inputTime, readInputTime } from './logTimes';

const time = Date.UTC(2026, 10, 22, 19, 42, 1);

test('a time is shown as the lines have it, by 24 hours, and read as it is shown', () => {
  expect(inputTime(time)).toBe('2026-11-22 19:42:01');
  expect(readInputTime(inputTime(time))).toBe(time);
});

test.each([
  ['2026-11-22T19:42:01Z', time],
  [' 2026-11-22 19:42 ', time - 1000],
  ['2026-11-22', undefined],
  ['2026-13-22 19:42:01', undefined],
  ['7:42 PM', undefined],
  ['', undefined],
])('"%s" is read as %s', (text, read) => {
  expect(readInputTime(text)).toBe(read);
});

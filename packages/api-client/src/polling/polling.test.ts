import { pollUntilError, pollWhile } from '.';

const query = (status: 'pending' | 'error' | 'success', data?: number) => ({ state: { status, data } });

it.each([
  ['pending', 5000, 5000],
  ['success', 5000, 5000],
  ['error', 5000, false],
  ['success', 0, false],
] as const)('[POLL-02] polls until the first error: %s every %d ms', (status, interval, next) => {
  expect(pollUntilError(interval)(query(status))).toBe(next);
});

it.each([
  ['pending', undefined, false],
  ['success', 1, 1000],
  ['success', 2, false],
  ['error', 1, false],
] as const)('polls while the data asks for it: %s, %s', (status, data, next) => {
  expect(pollWhile<number>(1000, (value) => value === 1)(query(status, data))).toBe(next);
});

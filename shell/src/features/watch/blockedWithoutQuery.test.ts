import { blockedWithoutQuery } from './blockedWithoutQuery';

test.each([
  ['https://elsewhere.example/a?token=secret#x', 'https://elsewhere.example/a'],
  ['eval', 'eval'],
  ['data:text/plain,secret?x', 'data:text/plain,secret'],
  [`https://elsewhere.example/${'a'.repeat(300)}`, `https://elsewhere.example/${'a'.repeat(174)}`],
])('what was blocked is told without its query: %s', (blocked, told) => {
  expect(blockedWithoutQuery(blocked)).toBe(told);
});

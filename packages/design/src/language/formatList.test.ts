import { formatList } from './formatList';

test.each([
  ['en', 'Readers, Jobs, Items'],
  ['de', 'Readers, Jobs und Items'],
  ['ja', 'Readers、Jobs、Items'],
  ['ar', 'Readers وJobs وItems'],
])('three things in %s', (locale, text) => {
  expect(formatList(['Readers', 'Jobs', 'Items'], locale)).toBe(text);
});

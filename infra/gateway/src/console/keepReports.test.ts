import type { Report } from '@console/remote/operation';
import { keepReports } from './keepReports';

const report = (changes: Partial<Report> = {}): Report => ({
  kind: 'failure',
  remote: 'readers',
  version: '1.0.0',
  build: 'ab12',
  code: 'altered',
  ...changes,
});
const minute = 60_000;

test('equal reports are one, counted, and what was heard last comes first', () => {
  const reports = keepReports();
  reports.add(report(), 0);
  reports.add(report({ code: 'slow' }), minute);
  reports.add(report(), 2 * minute);
  expect(reports.list()).toEqual([
    { ...report(), count: 2, first: '1970-01-01T00:00:00.000Z', last: '1970-01-01T00:02:00.000Z' },
    {
      ...report({ code: 'slow' }),
      count: 1,
      first: '1970-01-01T00:01:00.000Z',
      last: '1970-01-01T00:01:00.000Z',
    },
  ]);
});

test('a flood is refused until the next minute', () => {
  const reports = keepReports();
  const taken = Array.from({ length: 500 }, () => reports.add(report(), 0)).filter(Boolean).length;
  expect(taken).toBeLessThan(500);
  expect(reports.add(report(), 1000)).toBe(false);
  expect(reports.add(report(), minute)).toBe(true);
});

test('memory is bounded: what was not heard of for longest goes', () => {
  const reports = keepReports();
  for (let number = 0; number < 1000; number += 1)
    reports.add(report({ code: `code-${number}` }), number * minute);
  expect(reports.list()).toHaveLength(200);
  expect(reports.list()[0]?.code).toBe('code-999');
});

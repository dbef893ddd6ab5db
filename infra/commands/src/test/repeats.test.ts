import { describeRepetitions, kinds, likelyFlaky } from './repeats';

const timing = (name: string, seconds: number) => ({ name, folder: '', seconds });

test('the slowest and the latest files of a kind are repeated, each once', () => {
  const timings = [timing('shell/a.test.ts', 1), timing('shell/b.test.tsx', 9), timing('shell/c.test.ts', 5)];
  const changed = ['shell/d.test.ts', 'shell/d.ts', 'shell/b.test.tsx', 'shell/d.test.ts', 'shell/a.test.ts'];
  expect(likelyFlaky(timings, changed, kinds.jest, 2)).toEqual([
    'shell/b.test.tsx',
    'shell/c.test.ts',
    'shell/d.test.ts',
  ]);
});

test('journeys are named by their files', () => {
  const timings = [
    timing('e2e/jobs/jobs.spec.ts: a job: begins', 3),
    timing('e2e/jobs/jobs.spec.ts: ends', 2),
    timing('e2e/readers/phone.spec.ts: opens', 1),
  ];
  expect(likelyFlaky(timings, ['shell/a.test.ts', 'e2e/site/run.ts'], kinds.journeys)).toEqual([
    'e2e/jobs/jobs.spec.ts',
    'e2e/readers/phone.spec.ts',
  ]);
});

test('what failed is named with how often, the worst first', () => {
  expect(describeRepetitions(['at times', 'often', 'often'], 50)).toBe(
    '   2 of 50  often\n   1 of 50  at times\n',
  );
  expect(describeRepetitions([], 50)).toBe('Nothing failed in 50 repetitions.\n');
});

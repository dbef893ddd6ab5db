import { describeFailures, failuresOfJest, failuresOfPlaywright } from './failures';

test('tests of Jest that failed are named with their file, and so are files that could not be run', () => {
  const testResults = [
    {
      name: '/w/shell/a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'passes', status: 'passed', failureMessages: [] },
        { fullName: 'fails', status: 'failed', failureMessages: ['Error: no row', 'Error: still open'] },
        { fullName: 'left out', status: 'pending' },
      ],
    },
    { name: '/w/shell/broken.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
    { name: '/w/shell/empty.test.ts', status: 'passed', assertionResults: [] },
  ];
  expect(failuresOfJest({ testResults }, '/w')).toEqual([
    { name: 'shell/a.test.ts: fails', message: 'Error: no row\nError: still open' },
    { name: 'shell/broken.test.ts', message: 'Unexpected token' },
  ]);
});

test('journeys that failed are named with their errors, and so is what failed outside of them', () => {
  const spec = (title: string, ok: boolean, message: string) => ({
    file: 'jobs/jobs.spec.ts',
    title,
    line: 3,
    ok,
    tests: [{ results: [{ duration: 1, errors: [{ message }] }, { duration: 1 }] }],
  });
  const suites = [
    { specs: [spec('starts', false, 'Error: no row')], suites: [{ specs: [spec('stops', true, '')] }] },
  ];
  expect(failuresOfPlaywright({ suites, errors: [{ message: 'The site did not come up.' }] })).toEqual([
    { name: 'e2e/jobs/jobs.spec.ts: starts', message: 'Error: no row' },
    { name: 'Outside of the journeys', message: 'The site did not come up.' },
  ]);
  expect(failuresOfPlaywright({ suites: [] })).toEqual([]);
});

test('each failure is told with the first lines of what it said, without colours', () => {
  const message = '\u001B[31mError: no row\u001B[39m\n\n  at jobs.spec.ts:3  \n  at more\n';
  const failures = [
    { name: 'starts', message },
    { name: 'Lint', message: '' },
  ];
  expect(describeFailures(failures, 2)).toBe(
    '✗ starts\n    Error: no row\n      at jobs.spec.ts:3\n\n✗ Lint',
  );
});

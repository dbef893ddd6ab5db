import { add, flakyOfJest, line, tallyOfJest, tallyOfPlaywright } from './tally';

const unit = {
  numPassedTests: 10,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 3,
  testResults: [
    {
      assertionResults: [
        { fullName: 'at once', status: 'passed', invocations: 1 },
        { fullName: 'at the second try', status: 'passed', invocations: 2 },
        { fullName: 'never', status: 'failed', invocations: 2 },
        { fullName: 'left out', status: 'pending' },
      ],
    },
  ],
};

test('what Jest and Playwright report is added up; nothing that did not pass is left out', () => {
  expect(tallyOfJest(unit)).toEqual({ passed: 10, failed: 4, skipped: 3 });
  const journeys = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
  expect(tallyOfPlaywright(journeys)).toEqual({ passed: 6, failed: 2, skipped: 2 });
  expect(line(add(tallyOfJest(unit), tallyOfPlaywright(journeys)))).toBe('16 passed, 6 failed, 5 skipped');
});

test('a test that passed only when tried again is named', () => {
  expect(flakyOfJest(unit)).toEqual(['at the second try']);
});

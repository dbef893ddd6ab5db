import { costOf, describeCosts, exceededCosts, projectOf, usual } from './costs';

const budget = { node: 20, calls: { 'An empty journey in chromium': 380_000 } };
const journey = (calls: number) => [{ title: 'An empty journey in chromium', calls }];

test('ten per cent above its budget is left in peace; more is told with both numbers and with what to do', () => {
  expect(exceededCosts(journey(418_000), budget, 'v20.20.2')).toEqual([]);
  expect(exceededCosts(journey(456_000), budget, 'v20.20.2')).toEqual([
    expect.stringMatching(
      /^An empty journey in chromium takes 456,000 calls of functions, 20 % more than the 380,000 of its budget.* record the new number in infra\/commands\/costs\.json/,
    ),
  ]);
});

test('what has no budget, or one of another version of Node, is not judged', () => {
  expect(exceededCosts([{ title: 'Another', calls: 1 }], budget, 'v20.20.2')).toEqual([]);
  expect(exceededCosts(journey(456_000), budget, 'v200.1.0')).toEqual([]);
  expect(exceededCosts(journey(456_000), budget, 'v22.1.0')).toEqual([]);
});

test('the usual cost is the one in the middle once all is loaded', () => {
  expect(usual([900, 500, 102, 101, 103], 2)).toBe(102);
  expect(usual([900, 500], 2)).toBeUndefined();
});

test('a file counts for the project that runs it', () => {
  const files = [
    'infra/commands/src/release.build.test.ts',
    'shell/src/a.test.ts',
    'packages/design/src/a.test.tsx',
    'remotes/jobs/src/a.test.tsx',
  ];
  expect(files.map(projectOf)).toEqual(['builds', 'node', 'dom', 'service']);
});

test('the table has what ran, and each change beside its budget', () => {
  const files = [
    { seconds: 600, tests: 6000 },
    { seconds: 30.4, tests: 992 },
  ];
  const suites = [costOf('node', files), costOf('dom', [])];
  expect(
    describeCosts(suites, [...journey(383_800), { title: 'An empty journey in webkit', calls: 5 }], budget),
  ).toBe(
    [
      '   6,992 tests    630 s  node',
      '       383,800 calls  An empty journey in chromium (1.0 %)',
      '             5 calls  An empty journey in webkit (no budget)',
      '',
    ].join('\n'),
  );
});

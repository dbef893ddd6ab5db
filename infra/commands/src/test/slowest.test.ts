import {
  callsOfPlaywright,
  describeSlowest,
  partsOfPlaywright,
  testsOfJest,
  testsOfPlaywright,
  timesOfJest,
  timesOfPlaywright,
} from './slowest';

const suites = {
  testResults: [
    { name: '/w/packages/design/src/a.test.tsx', startTime: 1000, endTime: 3500 },
    { name: '/w/packages/design/src/b.test.tsx', startTime: 1000, endTime: 2000 },
    { name: '/w/shell/src/c.test.ts', startTime: 0, endTime: 250 },
  ],
};
const journeys = {
  suites: [
    {
      specs: [
        {
          file: 'jobs/jobs.spec.ts',
          title: 'starts',
          line: 4,
          ok: false,
          tests: [{ results: [{ duration: 4000 }] }],
        },
      ],
      suites: [
        {
          specs: [
            {
              file: 'jobs/jobs.spec.ts',
              title: 'stops',
              line: 9,
              ok: true,
              tests: [{ results: [{ duration: 6000 }, { duration: 500 }] }],
            },
          ],
        },
      ],
    },
  ],
};

test('times are those of files and of journeys, by the package or the folder they are in', () => {
  expect(timesOfJest(suites, '/w')).toEqual([
    { name: 'packages/design/src/a.test.tsx', folder: 'packages/design', seconds: 2.5 },
    { name: 'packages/design/src/b.test.tsx', folder: 'packages/design', seconds: 1 },
    { name: 'shell/src/c.test.ts', folder: 'shell', seconds: 0.25 },
  ]);
  expect(timesOfPlaywright(journeys)).toEqual([
    { name: 'e2e/jobs/jobs.spec.ts: starts', folder: 'e2e/jobs', seconds: 4 },
    { name: 'e2e/jobs/jobs.spec.ts: stops', folder: 'e2e/jobs', seconds: 6.5 },
  ]);
});

test('tests that ran are named with their files, journeys with their lines', () => {
  const assertionResults = [
    { fullName: 'a job begins', status: 'passed', duration: 1500 },
    { fullName: 'a job ends', status: 'failed', duration: null },
    { fullName: 'a job waits', status: 'pending' },
  ];
  const report = { testResults: [{ name: '/w/shell/src/c.test.ts', status: 'failed', assertionResults }] };
  expect(testsOfJest(report, '/w')).toEqual([
    { file: 'shell/src/c.test.ts', title: 'a job begins', seconds: 1.5 },
    { file: 'shell/src/c.test.ts', title: 'a job ends', seconds: 0 },
  ]);
  expect(testsOfPlaywright(journeys)).toEqual([
    { file: 'e2e/jobs/jobs.spec.ts', title: 'starts', line: 4, seconds: 4 },
    { file: 'e2e/jobs/jobs.spec.ts', title: 'stops', line: 9, seconds: 6.5 },
  ]);
});

test('what an empty journey costs is read from its remark', () => {
  const remarks = [{ type: 'skip' }, { type: 'calls', description: '381000' }];
  const [file] = journeys.suites;
  const specs = file?.specs.map((spec) => ({
    ...spec,
    tests: spec.tests.map((test) => ({ ...test, annotations: remarks })),
  }));
  expect(callsOfPlaywright({ suites: [{ specs }] })).toBe(381_000);
  expect(callsOfPlaywright(journeys)).toBeUndefined();
});

test('the parts that journeys opened are read from their remarks, of those that passed', () => {
  const remarks = (description: string) => [{ results: [], annotations: [{ type: 'parts', description }] }];
  const journey = { file: 'jobs/jobs.spec.ts', title: 'starts', ok: true };
  const specs = [
    { ...journey, line: 4, tests: remarks('jobs/JobPage jobs/JobsPage') },
    { ...journey, line: 9, tests: remarks('') },
    { ...journey, line: 14, ok: false, tests: remarks('jobs/JobPage') },
    { ...journey, line: 19, tests: [{ results: [] }] },
  ];
  expect(partsOfPlaywright({ suites: [{ specs }] }).map(({ line, parts }) => [line, parts])).toEqual([
    [4, ['jobs/JobPage', 'jobs/JobsPage']],
    [9, []],
    [14, undefined],
    [19, undefined],
  ]);
});

test('the report has the sums by folder and the slowest, the longest first; what did not run is left out', () => {
  const kinds = [
    { title: 'Jest files', timings: timesOfJest(suites, '/w') },
    { title: 'Journeys', timings: [] },
  ];
  expect(describeSlowest(kinds, 2)).toBe(
    [
      'Jest files: 3 in 4 s of work',
      '',
      '     3.5 s  packages/design (2)',
      '     0.3 s  shell (1)',
      '',
      '     2.5 s  packages/design/src/a.test.tsx',
      '     1.0 s  packages/design/src/b.test.tsx',
      '',
    ].join('\n'),
  );
});

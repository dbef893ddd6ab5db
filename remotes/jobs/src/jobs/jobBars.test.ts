import type { Job } from '@console/api-client/jobs';
import { jobBar, jobTimes, timesOfFacility } from './jobBars';

const noon = Date.UTC(2026, 10, 21, 12);
const hour = 3_600_000;
const at = (time: number) => new Date(time).toISOString();
const job = (change: Partial<Job> = {}): Job => ({
  id: 'a',
  status: 'RUNNING',
  recipeName: 'R',
  facilities: ['F'],
  readerNames: [],
  allReaderNames: [],
  failedReaderNames: [],
  errorOccurred: false,
  errorCount: 0,
  errors: [],
  creationTime: at(noon - 3 * hour),
  request: {},
  ...change,
});

test.each<[string, Partial<Job>, object]>([
  ['waits', { status: 'WAITING', request: { startDelay: 'PT4H' } }, { planned: [noon + hour, noon + hour] }],
  [
    'runs until it is stopped',
    { activeDuration: 7200 },
    { planned: [noon - 3 * hour, noon], real: [noon - 2 * hour, noon] },
  ],
  [
    'runs for some time',
    { activeDuration: 7200, durationSeconds: 4 * 3600 },
    { planned: [noon - 3 * hour, noon + hour], real: [noon - 2 * hour, noon] },
  ],
  [
    'has stopped',
    { status: 'STOPPED', activeDuration: 3600, lastActivityTime: at(noon - hour) },
    { planned: [noon - 3 * hour, noon - hour], real: [noon - 2 * hour, noon - hour] },
  ],
])('a job that %s has its times', (_, change, times) => {
  expect(jobTimes(job(change), noon)).toMatchObject({ real: undefined, ...times });
});

test('errors are there with their times', () => {
  const errors = [{ time: at(noon - hour), message: 'one' }, { message: 'without' }, { time: 'soon' }];
  expect(jobTimes(job({ errors }), noon).errors).toEqual([noon - hour]);
});

test('what runs stays the same within a minute, however often it is asked for', () => {
  const asked = (seconds: number) => jobTimes(job({ activeDuration: 7200 + seconds }), noon + seconds * 1000);
  expect(asked(50)).toEqual(asked(0));
  expect(asked(60).real).toEqual([noon - 2 * hour, noon + hour / 60]);
});

test('what failed is told by its tone', () => {
  const failed = job({ status: 'STOPPED', stopReason: 'JOB_FAILED' });
  expect([jobBar(jobTimes(failed, noon), ''), jobBar(jobTimes(job(), noon), '')]).toMatchObject([
    { tone: 'danger' },
    { tone: 'success' },
  ]);
});

test('only jobs of the facility are there, newest first, and none without any time', () => {
  const jobs = [
    job({ id: 'old', creationTime: at(noon - 5 * hour) }),
    job({ id: 'new' }),
    job({ id: 'elsewhere', facilities: ['G'] }),
    job({ id: 'unknown', creationTime: undefined }),
  ];
  expect(timesOfFacility(jobs, 'F', noon).map(({ id }) => id)).toEqual(['new', 'old']);
});

import { type Job, jobStatuses } from '@console/api-client/jobs';
import fc from 'fast-check';
import { currentJob } from './currentJob';

const askedAt = Date.UTC(2026, 0, 1);

const job = (change: Partial<Job> = {}): Job => ({
  id: 'a1',
  name: 'Night count',
  status: 'RUNNING',
  recipeName: 'Count',
  facilities: [],
  readerNames: ['Dock-01', 'Dock-02'],
  allReaderNames: ['Dock-01', 'Dock-02'],
  failedReaderNames: [],
  errorOccurred: false,
  errorCount: 0,
  errors: [],
  request: {},
  ...change,
});

const runs = ['INITIALIZING', 'STARTING', 'RUNNING', 'RESTARTING_RDE', 'STOPPING'];

test.each(jobStatuses)('[READER-08] a job that is %s runs on its readers: %#', (status) => {
  expect(Boolean(currentJob([job({ status })], 'Dock-01', askedAt))).toBe(runs.includes(status));
});

test('[READER-08] no job runs on a reader that takes part in none', () => {
  expect(currentJob([job()], 'Dock-03', askedAt)).toBeNull();
  expect(currentJob([], 'Dock-01', askedAt)).toBeNull();
  expect(currentJob([job({ failedReaderNames: ['Dock-01'] })], 'Dock-01', askedAt)).toBeNull();
});

test('[READER-08] a job without a name is called by its id', () => {
  expect(currentJob([job({ name: undefined })], 'Dock-01', askedAt)).toMatchObject({ id: 'a1', label: 'a1' });
});

test('[READER-13] a job without a duration has no end', () => {
  expect(currentJob([job({ activeDuration: 90 })], 'Dock-01', askedAt)?.until).toBeNull();
});

test('[READER-13] a job ends when its duration is over, counted from what it had run when it was asked for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(2e6), (durationSeconds, activeDuration) => {
      const { until } = currentJob([job({ durationSeconds, activeDuration })], 'Dock-01', askedAt) ?? {};
      expect(until).toBe(askedAt + Math.max(0, durationSeconds - activeDuration) * 1000);
    }),
  );
});

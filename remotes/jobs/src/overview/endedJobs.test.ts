import type { Job } from '@console/api-client/jobs';
import { jobNews } from './endedJobs';

const translate = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`;

const job = (of: Partial<Job>): Job =>
  ({ id: 'a', name: 'Stock', status: 'STOPPED', errorCount: 0, errors: [], ...of }) as Job;
const since = '2026-03-02T06:00:00Z';
const newsOf = (of: Partial<Job>) => jobNews([job(of)], since, translate as never);

test('a job that ended since then is told, with why; one that ended before is not', () => {
  const lastActivityTime = '2026-03-02T07:00:00Z';
  expect(newsOf({ lastActivityTime, stopReason: 'JOB_FAILED', errorCount: 2 })).toMatchObject([
    { name: 'Stock', at: lastActivityTime, to: '/jobs/a', tone: 'danger' },
  ]);
  expect(newsOf({ lastActivityTime, stopReason: 'JOB_COMPLETED' })).toMatchObject([{ tone: 'neutral' }]);
  expect(newsOf({ lastActivityTime: '2026-03-02T05:59:59Z' })).toEqual([]);
});

test('of a job that runs the errors since then are told, with the last', () => {
  const errors = [
    { time: '2026-03-02T08:00:00Z', message: 'late' },
    { time: '2026-03-02T07:00:00Z', message: 'early' },
    { time: '2026-03-02T05:00:00Z', message: 'old' },
  ];
  expect(newsOf({ status: 'RUNNING', errors })).toMatchObject([
    { at: '2026-03-02T08:00:00Z', text: 'jobNews.errors {"count":2,"message":"late"}', tone: 'warning' },
  ]);
  expect(newsOf({ status: 'RUNNING' })).toEqual([]);
});

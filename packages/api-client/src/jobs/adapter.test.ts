/** @jest-environment node */
import { jobOnReader, timeRemaining } from '.';
import { readJob } from './adapter';

const answer = {
  id: '0f5a',
  status: 'RUNNING',
  job: {
    name: 'Count',
    recipeName: 'Deep scan',
    facility: 'DEFAULT',
    durationSeconds: 600,
    startDelay: 'PT0S',
  },
  readerNames: ['Dock 1'],
  failedReaderNames: null,
  creationTime: '2026-11-21T10:00:00.000Z[Etc/UTC]',
  lastActivityTime: '2026-11-21T10:04:00.000Z',
  activeDuration: 'PT4M',
  errors: [{ time: '2026-11-21T10:01:00.000Z', message: 'no heartbeat' }],
  stopReason: null,
  facilities: [{ name: 'DEFAULT' }],
};

it('shows the request and the state of a job in one', () => {
  expect(readJob(answer)).toEqual({
    id: '0f5a',
    name: 'Count',
    status: 'RUNNING',
    recipeName: 'Deep scan',
    facilities: ['DEFAULT'],
    durationSeconds: 600,
    activeDuration: 240,
    readerNames: ['Dock 1'],
    failedReaderNames: [],
    creationTime: '2026-11-21T10:00:00.000Z',
    lastActivityTime: '2026-11-21T10:04:00.000Z',
    errors: [{ time: '2026-11-21T10:01:00.000Z', message: 'no heartbeat' }],
  });
});

it('knows how long a job still has to run', () => {
  const remaining = (durationSeconds: number | null, activeDuration: string | null) =>
    timeRemaining(readJob({ ...answer, activeDuration, job: { ...answer.job, durationSeconds } }));
  expect(remaining(600, 'PT4M')).toBe(360);
  expect(remaining(600, null)).toBe(600);
  expect(remaining(60, 'PT4M')).toBe(0);
  expect(remaining(0, 'PT4M')).toBeUndefined();
  expect(remaining(null, 'PT4M')).toBeUndefined();
});

it('finds the job that occupies a reader', () => {
  const stopped = readJob({ ...answer, id: 'old', status: 'STOPPED' });
  const running = readJob({ ...answer, facilities: null });
  expect(running.facilities).toEqual(['DEFAULT']);
  expect(jobOnReader([stopped, running], 'Dock 1')).toBe(running);
  expect(jobOnReader([stopped], 'Dock 1')).toBeUndefined();
  expect(jobOnReader([running], 'Dock 2')).toBeUndefined();
});

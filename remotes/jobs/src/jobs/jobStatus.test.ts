/** @jest-environment node */
import { jobStatuses } from '@console/api-client/jobs';
import { jobStatusDisplay, jobStatusLabel } from './jobStatus';

test.each([
  ['RUNNING', 'success', true],
  ['WAITING', 'warning', true],
  ['INITIALIZING', 'warning', true],
  ['STOPPING', 'warning', true],
  ['STARTING', 'warning', true],
  ['RESTARTING_RDE', 'danger', false],
  ['STOPPED', 'neutral', false],
  ['LATER_STATUS', 'neutral', false],
])('[JOB-04] %s is %s, with spinner: %p', (status, tone, spinning) => {
  expect(jobStatusDisplay(status)).toMatchObject({ tone, spinning });
});

test('[JOB-04] sorted by status they are in the order danger, running, transitional, stopped', () => {
  const sorted = [...jobStatuses].sort(
    (one, other) => jobStatusDisplay(one).rank - jobStatusDisplay(other).rank,
  );
  expect(sorted).toEqual([
    'RESTARTING_RDE',
    'RUNNING',
    'WAITING',
    'INITIALIZING',
    'STARTING',
    'STOPPING',
    'STOPPED',
  ]);
});

test('[JOB-03] a status is called by its name in title case', () => {
  expect([...jobStatuses, 'LATER_STATUS'].map(jobStatusLabel)).toEqual([
    'Waiting',
    'Initializing',
    'Starting',
    'Running',
    'Restarting Rde',
    'Stopping',
    'Stopped',
    'Later Status',
  ]);
});

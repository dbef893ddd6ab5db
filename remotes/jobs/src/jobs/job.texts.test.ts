/** @jest-environment ./packages/testing/src/environments/dom.ts */

import { jobStatuses } from '@console/api-client/jobs';
import { readMessages } from '@console/testing/messages';
import en from '../messages/en.json';
import { errorGroups, jobStatusDisplay, jobStatusLabel, recentFor } from './job.texts';

const translate = readMessages(en);

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
  expect([...jobStatuses, 'LATER_STATUS'].map((status) => jobStatusLabel(status, translate))).toEqual([
    'Waiting',
    'Initializing',
    'Starting',
    'Running',
    'Restarting RDE',
    'Stopping',
    'Stopped',
    'Later Status',
  ]);
});

const now = Date.UTC(2026, 10, 21, 12);
const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString();

test('[JOB-13] errors are grouped by message, with count and times, the last one first', () => {
  expect(
    errorGroups(
      [
        { message: 'heartbeat', time: ago(3000) },
        { message: 'start', time: ago(2000) },
        { message: 'heartbeat', time: ago(1000) },
        { message: 'heartbeat' },
      ],
      now,
    ),
  ).toEqual([
    { message: 'heartbeat', count: 3, times: [ago(1000), ago(3000)], recent: true },
    { message: 'start', count: 1, times: [ago(2000)], recent: true },
  ]);
  expect(errorGroups([], now)).toEqual([]);
});

test.each([
  [86_400_000, true],
  [86_400_001, false],
])('[JOB-13] an error of %d ms ago is recent: %p', (milliseconds, recent) => {
  expect(recentFor).toBe(86_400_000);
  expect(errorGroups([{ message: 'a', time: ago(milliseconds) }], now)[0]?.recent).toBe(recent);
});

test('[JOB-13] an error whose time is not known is not recent', () => {
  expect(errorGroups([{}], now)).toEqual([{ message: '', count: 1, times: [], recent: false }]);
});

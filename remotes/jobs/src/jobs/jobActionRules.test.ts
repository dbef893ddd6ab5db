import { jobStatuses } from '@console/api-client/jobs';
import { hasIterationData, isThreshold, monitorState, stopState } from './jobActionRules';

const recipe = (type: string, iterationDataLogEnabled?: boolean) => ({
  name: 'R',
  type,
  readerConfigurations: [],
  thresholdIds: [],
  iterationDataLogEnabled,
});

test.each(jobStatuses)('[JOB-06] whether a job that is %s can be stopped', (status) => {
  const expected = { STOPPED: 'hidden', STOPPING: 'pending' }[status as string] ?? 'possible';
  expect(stopState({ status }, false)).toBe(expected);
  expect(stopState({ status }, true)).toBe(status === 'STOPPED' ? 'hidden' : 'pending');
});

test.each(jobStatuses)('[JOB-08] whether a job that is %s can be monitored', (status) => {
  const expected = { STOPPED: 'hidden', RUNNING: 'possible' }[status as string] ?? 'blocked';
  expect(monitorState({ status }, recipe('THRESHOLD'))).toBe(expected);
  expect(monitorState({ status }, recipe('LOCATION'))).toBe('hidden');
});

test('[JOB-05] a job is about thresholds when its recipe is', () => {
  expect([recipe('THRESHOLD'), recipe('INVENTORY'), null, undefined].map(isThreshold)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['THRESHOLD', true, true],
  ['THRESHOLD', false, false],
  ['THRESHOLD', undefined, false],
  ['LOCATION', true, false],
])('[JOB-09] a %s recipe that logs iteration data (%p) has some: %p', (type, logs, expected) => {
  expect(hasIterationData(recipe(type, logs))).toBe(expected);
});

test.each([null, undefined])('[JOB-09] a job whose recipe is %p has no iteration data', (gone) => {
  expect(hasIterationData(gone)).toBe(false);
});

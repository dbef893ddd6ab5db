import { errorMessage, monitorState } from './monitorState';

const readers = [{ readerName: 'Gate-1' }];
const well = { errorOccurred: false };
const failed = { errorOccurred: true };

test.each([
  ['noReaders', [], [well], true],
  ['inactive', readers, [], true],
  ['running', readers, [well], true],
  ['runningWithoutQueue', readers, [well], false],
  ['runningWithErrors', readers, [well, failed], true],
  ['runningWithErrors', readers, [failed], false],
] as const)('[MONITOR-04] %s', (state, given, jobs, hasQueue) => {
  expect(monitorState({ readers: given }, jobs, hasQueue)).toBe(state);
});

test('[MONITOR-03] of the errors of running jobs the latest is said', () => {
  const job = (errorOccurred: boolean, ...times: readonly string[]) => ({
    errorOccurred,
    errors: times.map((time) => ({ time, message: `at ${time}` })),
  });
  expect(errorMessage([job(true, '2026-01-02', '2026-01-03'), job(true, '2026-01-01')])).toBe(
    'at 2026-01-03',
  );
  expect(errorMessage([job(false, '2026-01-02')])).toBeUndefined();
});

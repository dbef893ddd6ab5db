import { type ErroredJob, latestError, monitorState } from './monitorState';

const readers = [{ readerName: 'Gate-1' }];
const job = (change: Partial<ErroredJob> = {}): ErroredJob => ({
  id: 'job',
  errorOccurred: false,
  errors: [],
  allReaderNames: ['Gate-1', 'Gate-10', 'Dock 1', 'Dock 10'],
  ...change,
});
const failed = (...messages: readonly string[]) =>
  job({ errorOccurred: true, errors: messages.map((message) => ({ message })) });

test.each([
  ['noReaders', [], [job()], true],
  ['noReaders', [], undefined, true],
  ['unknown', readers, undefined, true],
  ['inactive', readers, [], true],
  ['running', readers, [job()], true],
  ['runningWithoutQueue', readers, [job()], false],
  ['runningWithErrors', readers, [job(), failed('Gate-1 is silent')], true],
  ['runningWithErrors', readers, [failed('Gate-1 is silent')], false],
] as const)('[MONITOR-04] %s', (state, given, jobs, hasQueue) => {
  expect(monitorState({ readers: given }, jobs, hasQueue)).toBe(state);
});

test.each([
  ['names a reader of the threshold', 'Reader Gate-1 failed to initialise its connection', true],
  ['names a reader elsewhere', 'Reader Dock 1 failed to initialise its connection', false],
  ['names a reader whose name begins alike', 'The heartbeat of reader Gate-10 timed out', false],
  ['names both', 'Gate-1, Gate-10: time out', true],
  ['names no reader', 'The reader data engine stopped and is started again', true],
])('[MONITOR-03] an error is said at a threshold where it belongs there: it %s', (_, message, said) => {
  const error = latestError({ readers }, [failed(message)]);
  expect(error?.message).toBe(said ? message : undefined);
  expect(monitorState({ readers }, [failed(message)], true)).toBe(said ? 'runningWithErrors' : 'running');
});

test('an error that the service counts and does not keep may be anywhere', () => {
  const counted = job({ errorOccurred: true });
  expect(monitorState({ readers }, [counted], true)).toBe('runningWithErrors');
  expect(latestError({ readers }, [counted])).toEqual({ job: counted });
});

test('[MONITOR-03] of the errors of running jobs the latest is said, with its job', () => {
  const errored = (id: string, errorOccurred: boolean, ...times: readonly string[]) =>
    job({ id, errorOccurred, errors: times.map((time) => ({ time, message: `at ${time}` })) });
  const [one, other] = [
    errored('one', true, '2026-01-02', '2026-01-03'),
    errored('other', true, '2026-01-01'),
  ];
  expect(latestError({ readers }, [one, other])).toMatchObject({ job: one, message: 'at 2026-01-03' });
  expect(latestError({ readers }, [errored('one', false, '2026-01-02')])).toBeUndefined();
});

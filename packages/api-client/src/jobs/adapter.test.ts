import fc from 'fast-check';
import {
  isActive,
  isRunning,
  isStopped,
  isStopping,
  jobLabel,
  jobOnReader,
  jobStatuses,
  timeRemaining,
  writeJob,
} from '.';
import { readJob, readJobReaders } from './adapter';

const answer = {
  id: '0f5a',
  status: 'RUNNING',
  job: {
    name: 'Count',
    recipeName: 'Deep scan',
    facility: 'DEFAULT',
    durationSeconds: 600,
    startDelay: 'PT0S',
    reportToFileEnabled: false,
    readerGroups: null,
  },
  readerNames: ['Dock 1'],
  failedReaderNames: null,
  creationTime: '2026-11-21T10:00:00.000Z[Etc/UTC]',
  lastActivityTime: '2026-11-21T10:04:00.000Z',
  activeDuration: 'PT4M',
  errors: [{ time: '2026-11-21T10:01:00.000Z', message: 'no heartbeat' }],
  maxErrors: 5,
  stopReason: null,
  instanceMetadata: { port: 4711, instanceId: null, controlUrl: null },
  facilities: [{ name: 'DEFAULT' }],
};

it('[JOB-21] shows the request and the state of a job in one', () => {
  expect(readJob(answer)).toEqual({
    id: '0f5a',
    name: 'Count',
    status: 'RUNNING',
    recipeName: 'Deep scan',
    facilities: ['DEFAULT'],
    durationSeconds: 600,
    activeDuration: 240,
    readerNames: ['Dock 1'],
    allReaderNames: ['Dock 1'],
    failedReaderNames: [],
    creationTime: '2026-11-21T10:00:00.000Z',
    lastActivityTime: '2026-11-21T10:04:00.000Z',
    errorOccurred: true,
    errorCount: 1,
    maxErrors: 5,
    errors: [{ time: '2026-11-21T10:01:00.000Z', message: 'no heartbeat' }],
    instanceMetadata: { port: 4711 },
    request: {
      name: 'Count',
      recipeName: 'Deep scan',
      facility: 'DEFAULT',
      durationSeconds: 600,
      startDelay: 'PT0S',
    },
  });
});

it('[JOB-21] shows a job of which a service says the least', () => {
  expect(readJob({ id: '0f5a', status: 'WAITING', job: { recipeName: 'R' } })).toStrictEqual({
    id: '0f5a',
    status: 'WAITING',
    recipeName: 'R',
    facilities: [],
    readerNames: [],
    allReaderNames: [],
    failedReaderNames: [],
    errorOccurred: false,
    errorCount: 0,
    errors: [],
    request: { recipeName: 'R' },
  });
});

it('[JOB-21] is at the facilities of its state, and at that of its request only when there are none', () => {
  const facilitiesOf = (names: string[]) =>
    readJob({ ...answer, facilities: names.map((name) => ({ name })) }).facilities;
  expect(facilitiesOf(['North', 'South'])).toEqual(['North', 'South']);
  expect(facilitiesOf([])).toEqual(['DEFAULT']);
});

it('[JOB-20] starts with the request only, and says what every job has', () => {
  const every = {
    startDelay: 'PT0S',
    reportToMessageQueueEnabled: true,
    reportToDatabaseEnabled: false,
    reportToHistoryEnabled: false,
    useOtherJobData: false,
  };
  expect(writeJob({ name: '', recipeName: 'R', facility: 'F', startDelay: ' ' })).toEqual({
    recipeName: 'R',
    facility: 'F',
    ...every,
  });
  expect(writeJob({ recipeName: 'R', durationSeconds: 'long' })).toEqual({ recipeName: 'R', ...every });
  expect(writeJob({})).toEqual({ recipeName: '', ...every });
  expect(
    writeJob({ ...readJob(answer).request, reportToHistoryEnabled: true, useOtherJobData: true }),
  ).toEqual({
    name: 'Count',
    recipeName: 'Deep scan',
    facility: 'DEFAULT',
    durationSeconds: 600,
    ...every,
    useOtherJobData: true,
  });
});

it('[JOB-15] sends no history without the database, nor unless it is asked for', () => {
  const history = (reportToDatabaseEnabled: boolean, reportToHistoryEnabled?: boolean) =>
    writeJob({ recipeName: 'R', reportToDatabaseEnabled, reportToHistoryEnabled }).reportToHistoryEnabled;
  expect([history(true, true), history(false, true), history(true)]).toEqual([true, false, false]);
});

it('[JOB-10] reads back what it sent', () => {
  const drafts = fc.record(
    {
      name: fc.stringMatching(/^[a-z_-]{1,8}$/),
      recipeName: fc.stringMatching(/^[a-z]{1,8}$/),
      facility: fc.stringMatching(/^[a-z]{1,8}$/),
      durationSeconds: fc.nat(),
      startDelay: fc.constantFrom('PT0S', 'PT3M'),
      reportToMessageQueueEnabled: fc.boolean(),
      reportToDatabaseEnabled: fc.constant(true),
      reportToHistoryEnabled: fc.boolean(),
      useOtherJobData: fc.boolean(),
      readerGroups: fc.array(fc.string()),
    },
    {
      requiredKeys: [
        'recipeName',
        'startDelay',
        'reportToMessageQueueEnabled',
        'reportToDatabaseEnabled',
        'reportToHistoryEnabled',
        'useOtherJobData',
      ],
    },
  );
  fc.assert(
    fc.property(drafts, (draft) => {
      expect(readJob({ ...answer, job: writeJob(draft) }).request).toEqual(draft);
    }),
  );
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

it('[JOB-02] [JOB-05] tells from its status whether a job is active, and calls it by name and id', () => {
  expect(jobStatuses.filter((status) => isActive({ status }))).toEqual([
    'WAITING',
    'INITIALIZING',
    'STARTING',
    'RUNNING',
    'RESTARTING_RDE',
    'STOPPING',
  ]);
  expect(jobStatuses.filter((status) => isStopped({ status }))).toEqual(['STOPPED']);
  expect(jobStatuses.filter((status) => isStopping({ status }))).toEqual(['STOPPING']);
  expect(jobStatuses.filter((status) => isRunning({ status }))).toEqual(['RUNNING']);
  expect(jobLabel({ name: 'Count', id: '0f5a' })).toBe('Count (0f5a)');
  expect(jobLabel({ id: '0f5a' })).toBe('0f5a');
});

it('reads how the readers of a job do', () => {
  expect(
    readJobReaders({
      readers: [
        { readerName: 'A', state: 'RUNNING_JOB', failed: false, readerConfigurationName: 'Fast' },
        { readerName: 'B', state: null },
      ],
    }),
  ).toEqual([
    { readerName: 'A', state: 'RUNNING_JOB', failed: false, readerConfigurationName: 'Fast' },
    { readerName: 'B', failed: false },
  ]);
});

import fc from 'fast-check';
import { createServiceClient } from '../client';
import { recentProcessWindow } from '../ongoing-processes';
import {
  failedReaders,
  isCancelled,
  isFinished,
  isOngoing,
  isRunning,
  outcomeOf,
  type Registration,
  registrationPollInterval,
  registrationQueries,
  registrationSteps,
  rerunOf,
  serverHostnamePattern,
  writeRegistration,
} from '.';
import { readRegistration } from './adapter';

const registration = (change: Partial<Registration> = {}): Registration => ({
  id: '3',
  status: 'IN_PROGRESS',
  readers: [],
  ...change,
});

it('[REGISTER-22] reads a registration, its readers by their definitions', () => {
  expect(
    readRegistration({
      id: 7,
      status: 'FAILED',
      startTime: '2026-03-02T08:00:00.000Z',
      statusLastUpdated: '2026-03-02T08:01:00.000Z[GMT]',
      error: 'No reader could be registered',
      hostname: 'server:3010',
      details: {
        readers: [
          {
            definition: { name: 'Dock 1', address: '10.0.0.1' },
            serialNumber: '370-17-01-1068',
            simpleModelName: 'xArray',
            facility: 'DC',
            installStep: 'REBOOTING',
            error: 'It did not come back',
          },
          { definition: null, installStep: null, error: null },
        ],
      },
    }),
  ).toEqual({
    id: '7',
    status: 'FAILED',
    startTime: '2026-03-02T08:00:00.000Z',
    statusLastUpdated: '2026-03-02T08:01:00.000Z',
    error: 'No reader could be registered',
    hostname: 'server:3010',
    readers: [
      {
        name: 'Dock 1',
        address: '10.0.0.1',
        serialNumber: '370-17-01-1068',
        simpleModelName: 'xArray',
        facility: 'DC',
        installStep: 'REBOOTING',
        error: 'It did not come back',
      },
      {},
    ],
  });
});

it.each([undefined, null, {}, { readers: null }])(
  '[REGISTER-22] reads a registration with the details %j as one without readers',
  (details) => {
    expect(readRegistration({ id: '7', status: 'IN_PROGRESS', details })).toStrictEqual({
      id: '7',
      status: 'IN_PROGRESS',
      readers: [],
    });
  },
);

it.each([
  ['IN_PROGRESS', undefined, true, false, false, undefined],
  ['COMPLETED', undefined, false, true, false, 'succeeded'],
  ['FAILED', 'No reader could be registered', false, true, false, 'failed'],
  ['FAILED', 'The registration was Cancelled', false, true, true, 'cancelled'],
  ['COMPLETED', 'cancelled before', false, true, false, 'succeeded'],
  ['LATER', undefined, false, false, false, undefined],
] as const)('[REGISTER-26] %s with the error %s', (status, error, running, finished, cancelled, outcome) => {
  const it = registration({ status, error });
  expect([isRunning(it), isFinished(it), isCancelled(it), outcomeOf(it)]).toEqual([
    running,
    finished,
    cancelled,
    outcome,
  ]);
});

it('[REGISTER-26] is polled every 10 s while it is under way', () => {
  const { refetchInterval } = registrationQueries(createServiceClient({ baseUrl: '' })).one('3');
  const next = (status: string) =>
    (refetchInterval as (query: object) => number | false)({
      state: { status: 'success', data: registration({ status }) },
    });
  expect(registrationPollInterval).toBe(10_000);
  expect([next('IN_PROGRESS'), next('COMPLETED'), next('FAILED')]).toEqual([10_000, false, false]);
});

it('[REGISTER-28] has nine steps in order', () => {
  expect(registrationSteps.map((step) => step.toLowerCase().replaceAll('_', ' '))).toEqual([
    'waiting for package',
    'upload package',
    'upload success',
    'rebooting',
    'rebooted',
    'ready for provisioning',
    'provisioning',
    'waiting for server contact',
    'install finished',
  ]);
});

it('[REGISTER-29] that completed without some of its readers names them', () => {
  const readers = [{ name: 'A' }, { name: 'B', error: 'It did not come back' }];
  const completed = registration({ status: 'COMPLETED', readers });
  expect(outcomeOf(completed)).toBe('readersFailed');
  expect(failedReaders(completed).map(({ name }) => name)).toEqual(['B']);
});

it('[REGISTER-30] counts as ongoing for 20 minutes', () => {
  expect(recentProcessWindow).toBe(1_200_000);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_400_000 }), (age) => {
      const now = Date.parse('2026-03-02T08:00:00Z');
      const startTime = new Date(now - age).toISOString();
      expect(isOngoing(registration({ startTime }), now)).toBe(age <= 1_200_000);
      expect(isOngoing(registration({ startTime, status: 'COMPLETED' }), now)).toBe(false);
    }),
  );
  expect(isOngoing(registration(), 0)).toBe(false);
});

it('[REGISTER-25] is run again with the readers and the hostname of the one that failed', () => {
  const text = fc.string({ minLength: 1 });
  const reader = fc.record(
    { name: text, serialNumber: text, ipAddress: text, simpleModelName: text, facility: text },
    { requiredKeys: ['ipAddress'] },
  );
  fc.assert(
    fc.property(fc.array(reader), fc.option(text, { nil: undefined }), (readers, hostname) => {
      const failed = registration({
        status: 'FAILED',
        hostname,
        readers: readers.map(({ ipAddress, ...known }) => ({ ...known, address: ipAddress })),
      });
      expect(writeRegistration(rerunOf(failed))).toEqual(writeRegistration({ readers, hostname }));
    }),
  );
});

it.each([
  ['server', true],
  ['server.example:3010', true],
  ['10.0.0.1:80', false],
  ['10.0.0.1:443', true],
  ['server:123456', false],
  ['http://server', false],
  ['', false],
])('[REGISTER-11] the server hostname "%s" may be given: %s', (hostname, allowed) => {
  expect(new RegExp(serverHostnamePattern).test(hostname)).toBe(allowed);
});

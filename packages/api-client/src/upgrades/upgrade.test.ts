import fc from 'fast-check';
import {
  eligibilityOf,
  isComplete,
  isFailure,
  isOngoing,
  isRunning,
  outcomeOf,
  upgradeStatuses,
  writeUpgrade,
} from '.';
import { readUpgrade, readUpgradeDetail } from './adapter';

const request = {
  versionIdentifier: { version: '6.4.1.240', imageType: 'FIRMWARE_SPEEDWAY' },
  policy: { maxParallelReaders: 4, allowedReaderTypes: ['XSPAN'] },
  target: { type: 'DEVICE', values: ['Dock 1'] },
};
const times = { created: '2026-03-02T08:00:00.000Z', updated: '2026-03-02T08:01:00.000Z' };
const upgrade = {
  id: 'u1',
  ...times,
  imageType: 'FIRMWARE_SPEEDWAY',
  version: '6.4.1.240',
  numDevices: 1,
  numFailures: 0,
  isCancelled: true,
  maxParallelReaders: 4,
  allowedReaderTypes: ['XSPAN'],
  target: request.target,
};

it.each([
  ['of services known', { id: 'u1', upgradeRequest: request, cancelled: true }, upgrade],
  [
    'of the documents',
    {
      upgradeInstanceId: 'u1',
      status: 'FAILED',
      imageType: 'FIRMWARE_SPEEDWAY',
      version: '6.4.1.240',
      upgradeRequest: { ...request, versionIdentifier: null },
      isCancelled: true,
    },
    { ...upgrade, status: 'FAILED' },
  ],
])('[UPGRADE-12] reads an upgrade in the spelling %s', (_whose, answer, expected) => {
  expect(readUpgrade({ ...answer, ...times, numDevices: 1, numFailures: 0 })).toEqual(expected);
});

it('[UPGRADE-12] reads an upgrade of which only the id is said as one that is not cancelled', () => {
  expect(readUpgrade({ id: 'u1' })).toEqual({ id: 'u1', isCancelled: false });
});

it.each([
  [{}, {}],
  [{ version: null, target: null, details: null }, {}],
  [{ target: { type: 'FACILITY', values: null } }, { target: { type: 'FACILITY', values: [] } }],
])('[UPGRADE-12] reads how an upgrade goes of which is said %j', (said, shown) => {
  expect(readUpgradeDetail({ status: 'WAITING', ...said }, 'u2')).toEqual({
    id: 'u2',
    status: 'WAITING',
    readers: [],
    ...shown,
  });
});

it('[UPGRADE-12] reads how an upgrade goes, with little said as well', () => {
  const reader = {
    name: 'Dock 1',
    installStep: 'REBOOTING',
    previousVersion: { version: '6.2.0.240', imageType: 'FIRMWARE_SPEEDWAY' },
    status: 'IN_PROGRESS',
    elapsedTimeSeconds: 31,
    lastUpdatedTime: times.updated,
    message: null,
  };
  const { message, ...shown } = reader;
  const detail = { status: 'IN_PROGRESS', elapsedTimeSeconds: 60, lastUpdatedTime: times.updated };
  expect(
    readUpgradeDetail(
      {
        ...detail,
        id: 'u1',
        version: request.versionIdentifier,
        target: request.target,
        details: { readers: [reader, { name: 'Dock 2', previousVersion: null }] },
      },
      'u1',
    ),
  ).toEqual({
    ...detail,
    ...request.versionIdentifier,
    id: 'u1',
    target: request.target,
    readers: [shown, { name: 'Dock 2', previousVersion: {} }],
  });
  expect(message).toBeNull();
  expect(readUpgradeDetail({ status: 'WAITING', version: '1.0' }, 'u2')).toEqual({
    id: 'u2',
    status: 'WAITING',
    version: '1.0',
    readers: [],
  });
});

it.each([
  ['WAITING', true, false],
  ['IN_PROGRESS', true, false],
  ['COMPLETED', false, true],
  ['FAILED', false, true],
  ['SKIPPED', false, false],
])('[UPGRADE-15] %s is running: %s, complete: %s', (status, running, complete) => {
  expect([isRunning({ status }), isComplete({ status })]).toEqual([running, complete]);
});

it.each([
  ['FAILED', 'NOT_RESPONDING', true],
  ['FAILED', 'VERSION_CORRECT', true],
  ['SKIPPED', 'NOT_PROVISIONED', true],
  ['SKIPPED', undefined, true],
  ['SKIPPED', 'VERSION_CORRECT', false],
  ['COMPLETED', 'VERSION_CORRECT', false],
  ['IN_PROGRESS', 'REBOOTING', false],
])('[UPGRADE-15] a reader that is %s at %s counts as a failure: %s', (status, installStep, failure) => {
  expect(isFailure({ status, installStep })).toBe(failure);
});

it('[UPGRADE-19] an upgrade is ongoing when it was updated within 20 minutes and is not complete', () => {
  const now = Date.parse(times.updated);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_400_000 }),
      fc.constantFrom(...upgradeStatuses, undefined),
      (age, status) => {
        const updated = new Date(now - age).toISOString();
        const complete = status === 'COMPLETED' || status === 'FAILED';
        expect(isOngoing({ status, updated }, now)).toBe(age <= 1_200_000 && !complete);
      },
    ),
  );
});

it.each([
  ['IDLE', '6.4.1.240', undefined, 'ready'],
  ['IDLE', '6.4.1.240', '6.4.1.240', 'atVersion'],
  ['IDLE', '0.0.1', undefined, 'atVersion'],
  ['IDLE', undefined, '6.4.1.240', 'ready'],
  ['RUNNING_JOB', '6.2.0.240', '6.4.1.240', 'notIdle'],
  ['NOT_RESPONDING', '6.4.1.240', '6.4.1.240', 'notIdle'],
] as const)('[UPGRADE-05] a reader %s at %s is for %s: %s', (state, installed, target, eligibility) => {
  expect(
    eligibilityOf({ state, version: { firmware: installed, app: '9' } }, 'FIRMWARE_SPEEDWAY', target),
  ).toBe(eligibility);
  expect(eligibilityOf({ state, version: { firmware: '9', app: installed } }, 'CAP_ITEMSENSE', target)).toBe(
    eligibility,
  );
});

it('[UPGRADE-21] failed as a whole wins over failed readers', () => {
  const failed = { name: 'B', status: 'FAILED', previousVersion: {} };
  expect(outcomeOf({ status: 'IN_PROGRESS', readers: [failed] })).toBeUndefined();
  expect(outcomeOf({ status: 'FAILED', readers: [failed] })).toBe('failed');
  expect(outcomeOf({ status: 'COMPLETED', readers: [failed] })).toBe('readersFailed');
  expect(outcomeOf({ status: 'COMPLETED', readers: [] })).toBe('succeeded');
});

it('[UPGRADE-07] [UPGRADE-09] a blank number of parallel readers is not sent', () => {
  const draft = { imageType: 'CAP_ITEMSENSE', version: '1.8.0.240', readers: ['A', 'B'] } as const;
  const sent = {
    target: { type: 'DEVICE', values: ['A', 'B'] },
    versionIdentifier: { version: '1.8.0.240', imageType: 'CAP_ITEMSENSE' },
  };
  expect(writeUpgrade(draft)).toEqual({ ...sent, policy: {} });
  expect(writeUpgrade({ ...draft, maxParallelReaders: 10 })).toEqual({
    ...sent,
    policy: { maxParallelReaders: 10 },
  });
});

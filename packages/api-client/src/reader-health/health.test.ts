import fc from 'fast-check';
import {
  componentStatuses,
  connectionFailed,
  isHealthy,
  type ReaderHealth,
  readerComponents,
  readerIsAwaitingAgent,
  readerStates,
} from '.';
import { readReaderHealth } from './adapter';

const answer = {
  readerName: 'Dock 1',
  state: 'IDLE',
  lastCheckin: '2026-11-21T10:00:00.000Z',
  lastReboot: '2016-11-20T10:00:00.000Z[Etc/UTC]',
  lastTaskRequest: null,
  version: { App: '0.0.3.240', Firmware: '5.12.2.240' },
  connectionStatus: { status: 'HEALTHY', code: null },
  throughputStatus: { status: 'WARNING', code: 'NETWORK' },
  clockSyncStatus: { status: 'HEALTHY', code: null, skewMilliseconds: 3 },
  hardwareStatus: { status: 'HEALTHY', code: null, devices: null },
  softwareStatus: null,
};

it('[READER-06] reads name, state, times, versions and the five component statuses', () => {
  expect(readReaderHealth(answer)).toEqual({
    readerName: 'Dock 1',
    state: 'IDLE',
    lastCheckin: '2026-11-21T10:00:00.000Z',
    lastReboot: '2016-11-20T10:00:00.000Z',
    version: { firmware: '5.12.2.240', app: '0.0.3.240' },
    connection: { status: 'HEALTHY' },
    throughput: { status: 'WARNING', code: 'NETWORK' },
    clockSync: { status: 'HEALTHY', skewMilliseconds: 3 },
    hardware: { status: 'HEALTHY' },
    software: {},
  });
});

it('[READER-06] reads a reader that has never checked in', () => {
  expect(
    readReaderHealth({ readerName: 'New', state: 'AWAITING_AGENT', lastCheckin: null, version: null }),
  ).toEqual({
    readerName: 'New',
    state: 'AWAITING_AGENT',
    version: {},
    connection: {},
    throughput: {},
    clockSync: {},
    hardware: {},
    software: {},
  });
});

const status = fc.constantFrom(...componentStatuses, undefined, 'LATER');
const health: fc.Arbitrary<ReaderHealth> = fc.record({
  readerName: fc.string(),
  state: fc.constantFrom(...readerStates, 'LATER'),
  version: fc.constant({}),
  connection: fc.record({ status }),
  throughput: fc.record({ status }),
  clockSync: fc.record({ status }),
  hardware: fc.record({ status }),
  software: fc.record({ status }),
});

describe('[READER-05] a reader', () => {
  const healthy = { status: 'HEALTHY' };
  const whole = {
    connection: healthy,
    throughput: healthy,
    clockSync: healthy,
    hardware: healthy,
    software: healthy,
  };
  const reader = (state: string) => ({ readerName: 'A', version: {}, ...whole, state });

  it.each(['IDLE', 'RUNNING_JOB', 'UPDATING_FIRMWARE'])(
    'that is %s with five healthy components is healthy',
    (state) => {
      expect(isHealthy(reader(state))).toBe(true);
    },
  );

  it.each(['NOT_RESPONDING', 'AWAITING_AGENT', 'ERROR', 'LATER'])('that is %s is not healthy', (state) => {
    expect(isHealthy(reader(state))).toBe(false);
  });

  it('is healthy only if its state and all five components are', () => {
    fc.assert(
      fc.property(health, (each) => {
        const expected =
          ['IDLE', 'RUNNING_JOB', 'UPDATING_FIRMWARE'].includes(each.state) &&
          readerComponents.filter((component) => each[component].status === 'HEALTHY').length === 5;
        expect(isHealthy(each)).toBe(expected);
      }),
    );
  });

  it('that is NOT_RESPONDING has lost its connection, one that is AWAITING_AGENT awaits its agent', () => {
    fc.assert(
      fc.property(health, (each) => {
        expect(connectionFailed(each)).toBe(each.state === 'NOT_RESPONDING');
        expect(readerIsAwaitingAgent(each)).toBe(each.state === 'AWAITING_AGENT');
      }),
    );
  });
});

/** @jest-environment ./packages/testing/src/environments/dom.ts */
import type { ReaderHealth } from '@console/api-client/reader-health';
import { readMessages } from '@console/testing/messages';
import fc from 'fast-check';
import messages from '../messages/en.json';
import {
  componentStatus,
  formerStatus,
  healthComponents,
  healthLabel,
  readerHealthStatus,
  restartBlock,
} from './readerHealth';

const well = { status: 'HEALTHY' };

const health = (change: Partial<ReaderHealth> = {}): ReaderHealth => ({
  readerName: 'Dock-01',
  state: 'IDLE',
  version: {},
  connection: well,
  throughput: well,
  clockSync: well,
  hardware: well,
  software: well,
  ...change,
});

test.each(['IDLE', 'RUNNING_JOB', 'UPDATING_FIRMWARE'])(
  '[READER-05] a reader in the state %s with five healthy components is healthy',
  (state) => {
    expect(readerHealthStatus(health({ state }))).toEqual({ kind: 'healthy', tone: 'success', failing: [] });
  },
);

test.each(['ERROR', 'SLEEPING', ''])('[READER-05] a reader in the state "%s" is unhealthy', (state) => {
  expect(readerHealthStatus(health({ state }))).toMatchObject({ kind: 'unhealthy', state, failing: [] });
});

test.each([
  ['NOT_RESPONDING', 'connectionFailed', 'danger'],
  ['AWAITING_AGENT', 'awaitingAgent', 'info'],
] as const)('[READER-05] the state %s is %s, however well the components are', (state, kind, tone) => {
  expect(readerHealthStatus(health({ state }))).toEqual({ kind, tone, failing: [] });
});

test('[READER-05] a reader is healthy only if no component says anything but HEALTHY', () => {
  const status = fc.constantFrom('HEALTHY', 'WARNING', 'FAILED', 'healthy', '', undefined);
  const components = fc.record({
    connection: fc.record({ status }),
    throughput: fc.record({ status }),
    clockSync: fc.record({ status }),
    hardware: fc.record({ status }),
    software: fc.record({ status }),
  });
  fc.assert(
    fc.property(
      fc.constantFrom('IDLE', 'RUNNING_JOB', 'UPDATING_FIRMWARE'),
      components,
      (state, reported) => {
        const judged = readerHealthStatus(health({ state, ...reported }));
        const failing = healthComponents.filter((component) => reported[component].status !== 'HEALTHY');
        expect(judged.failing).toEqual(failing);
        expect(judged.kind).toBe(failing.length === 0 ? 'healthy' : 'unhealthy');
      },
    ),
  );
});

test.each([null, undefined])('[READER-05] a reader whose health is %s is not called healthy', (none) => {
  expect(readerHealthStatus(none)).toMatchObject({ kind: 'unknown', tone: 'neutral' });
});

test('[READER-04] only a healthy reader may be restarted; the reason against any other is what is wrong with it', () => {
  expect(restartBlock('healthy')).toBeUndefined();
  for (const kind of ['unhealthy', 'connectionFailed', 'awaitingAgent', 'unknown', 'loading'] as const)
    expect(restartBlock(kind)).toBe(kind);
});

const translate = readMessages(messages);

test.each([
  [health(), 'Healthy'],
  [health({ hardware: { status: 'FAILED' } }), 'Unhealthy: Hardware'],
  [health({ hardware: { status: 'FAILED' }, clockSync: {} }), 'Unhealthy: 2 components'],
  [health({ state: 'ERROR' }), 'Unhealthy: Error'],
  [health({ state: 'SLEEPING' }), 'Unhealthy: SLEEPING'],
  [health({ state: 'NOT_RESPONDING' }), 'Not responding'],
  [health({ state: 'AWAITING_AGENT' }), 'Awaiting agent'],
  [undefined, 'Unknown'],
])('[READER-01] the status column says what is wrong: %#', (reported, label) => {
  expect(healthLabel(readerHealthStatus(reported), translate)).toBe(label);
});

test('of a reader that never registered nothing is known, whatever the service fills in', () => {
  const waiting = health({ state: 'AWAITING_AGENT' });
  expect(healthComponents.map((component) => componentStatus(waiting, component))).toEqual(
    healthComponents.map(() => 'UNKNOWN'),
  );
  expect(componentStatus(health(), 'hardware')).toBe('HEALTHY');
});

test('of a reader that stopped checking in no component is known to be well, and what it told last is past', () => {
  const silent = health({
    state: 'NOT_RESPONDING',
    connection: { status: 'FAILED', code: 'NETWORK' },
    hardware: { status: 'WARNING' },
    software: {},
  });
  expect(healthComponents.map((component) => componentStatus(silent, component))).toEqual([
    'FAILED',
    ...Array(4).fill('UNKNOWN'),
  ]);
  expect(healthComponents.map((component) => formerStatus(silent, component))).toEqual([
    undefined,
    'HEALTHY',
    'WARNING',
    undefined,
    'HEALTHY',
  ]);
  expect(componentStatus(health({ state: 'NOT_RESPONDING' }), 'connection')).toBe('UNKNOWN');
  expect(formerStatus(health(), 'hardware')).toBeUndefined();
});

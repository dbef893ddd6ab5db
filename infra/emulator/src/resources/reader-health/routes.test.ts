/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';

const base = '/itemsense/health/v1/readers';

withService((service) => {
  test('[READER-06] is told of every reader, with exactly the keys strict clients know', async () => {
    const { status, body } = await service().get(base);
    expect(status).toBe(200);
    expect(body).toHaveLength(40);
    for (const reader of body)
      expect(Object.keys(reader)).toEqual([
        'readerName',
        'state',
        'lastCheckin',
        'lastReboot',
        'version',
        'connectionStatus',
        'throughputStatus',
        'clockSyncStatus',
        'hardwareStatus',
        'softwareStatus',
      ]);
  });

  test('of one reader, well and at work', async () => {
    const { body } = await service().get(`${base}/MS-Sales-Floor-1`);
    expect(body).toEqual({
      readerName: 'MS-Sales-Floor-1',
      state: 'RUNNING_JOB',
      lastCheckin: expect.stringMatching(/^2026-03-02T07:59:.*Z$/),
      lastReboot: expect.stringMatching(/Z$/),
      version: { App: '1.7.2.240', Firmware: '6.4.1.240' },
      connectionStatus: { status: 'HEALTHY', code: null },
      throughputStatus: { status: 'HEALTHY', code: null },
      clockSyncStatus: { status: 'HEALTHY', code: null, skewMilliseconds: 0 },
      hardwareStatus: { status: 'HEALTHY', code: null, devices: null },
      softwareStatus: { status: 'HEALTHY', code: null },
    });
  });

  test.each([
    ['DC1-Dock-Door-03', { connectionStatus: { status: 'WARNING', code: 'NETWORK' } }],
    [
      'DC1-Dock-Door-07',
      { state: 'NOT_RESPONDING', connectionStatus: { status: 'FAILED', code: 'NETWORK' } },
    ],
    ['DC1-Aisle-N3', { clockSyncStatus: { status: 'FAILED', skewMilliseconds: 48_213 } }],
    ['DC1-Conveyor-01', { hardwareStatus: { devices: [{ device: 'ANTENNA_9', code: 'DISCONNECTED' }] } }],
    ['MS-Checkout-2', { softwareStatus: { status: 'WARNING', code: 'AGENT_OUTDATED' } }],
    ['RH-Tool-Cabinet', { state: 'AWAITING_AGENT', lastCheckin: null, version: null }],
    ['RH-OR-Corridor-1', { state: 'IDLE' }],
  ])('%s has a story', async (name, expected) => {
    expect((await service().get(`${base}/${name}`)).body).toMatchObject(expected);
  });

  test('of an unknown reader is not found', async () => {
    expect((await service().get(`${base}/Nobody`)).status).toBe(404);
  });
});

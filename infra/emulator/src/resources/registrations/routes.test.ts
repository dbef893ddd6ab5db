/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';

const base = '/api/capInstall/readerUpdates';

const dock = { name: 'New Dock', ipAddress: '10.20.1.41', facility: 'Columbus Distribution Center' };
const defective = { name: 'New Aisle', ipAddress: '10.20.1.44', facility: 'Columbus Distribution Center' };
const locked = { name: 'New Till', ipAddress: '10.21.4.42', facility: 'Market Street Store' };

withService((service) => {
  const start = (readers: readonly object[], more: object = {}) =>
    service().post(base, {
      body: { readers, hostname: 'server.example', imageType: 'IS_AGENT', versionId: 'CAP_LATEST', ...more },
    });
  const show = async (id: number | string) => (await service().get(`${base}/${id}`)).body;
  const definition = (name: string) =>
    service().get(`/itemsense/configuration/v1/readerDefinitions/show/${encodeURIComponent(name)}`);
  const health = async (name: string) =>
    (await service().get(`/itemsense/health/v1/readers/${encodeURIComponent(name)}`)).body;

  test('[REGISTER-22] the one started last is told, and each by its id', async () => {
    const recent = (await service().get(`${base}/mostRecent`)).body;
    expect(recent).toEqual(await show(recent.id));
    expect(recent).toEqual({
      id: 3,
      status: 'FAILED',
      startTime: '2026-02-28T06:25:00.000Z',
      statusLastUpdated: '2026-02-28T06:29:00.000Z',
      error: 'None of the readers could be registered',
      hostname: 'console.acme.example',
      details: {
        readers: [expect.anything(), expect.objectContaining({ installStep: 'WAITING_FOR_SERVER_CONTACT' })],
      },
    });
    expect((await service().get(base)).body.map(({ id }: { id: number }) => id)).toEqual([3, 2, 1]);
    expect((await service().get(`${base}/99`)).status).toBe(404);
  });

  test('[REGISTER-18] defines its readers, walks them through their steps and brings them online', async () => {
    const { status, body } = await start([dock, defective, locked]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 4, status: 'IN_PROGRESS', hostname: 'server.example', error: null });
    expect(body.details.readers[0]).toEqual({
      definition: { name: 'New Dock', address: '10.20.1.41' },
      serialNumber: '372-21-14-0107',
      simpleModelName: 'xPortal',
      facility: 'Columbus Distribution Center',
      installStep: 'WAITING_FOR_PACKAGE',
      error: null,
    });
    expect((await definition('New Dock')).body).toMatchObject({ type: 'XPORTAL', address: '10.20.1.41' });
    expect((await health('New Dock')).state).toBe('AWAITING_AGENT');
    await service().stride(30_000);
    expect((await health('New Dock')).state).toBe('AWAITING_AGENT');
    await service().stride(120_000);
    const done = await show(4);
    expect(done).toMatchObject({ status: 'COMPLETED', error: null });
    expect(
      done.details.readers.map((reader: { installStep: string; error: string | null }) => [
        reader.installStep,
        reader.error,
      ]),
    ).toEqual([
      ['INSTALL_FINISHED', null],
      ['REBOOTING', 'The reader did not come back after its restart'],
      ['UPLOAD_PACKAGE', 'The reader needs a password'],
    ]);
    expect(await health('New Dock')).toMatchObject({ state: 'IDLE', version: { App: '1.7.2.240' } });
    expect((await health('New Till')).state).toBe('AWAITING_AGENT');
  });

  test('of readers that all fail has failed, and may be tried again', async () => {
    await start([{ ipAddress: '10.99.9.9', facility: 'DEFAULT' }]);
    expect((await start([dock])).body.message).toBe('Registration 4 is in progress');
    await service().stride(40_000);
    expect(await show(4)).toMatchObject({
      status: 'FAILED',
      error: 'None of the readers could be registered',
      details: { readers: [{ error: 'No reader answers at this address' }] },
    });
    expect((await start([dock])).status).toBe(200);
  });

  test('[REGISTER-24] is cancelled, from any browser, once', async () => {
    await start([dock]);
    await service().clock.advance(5000);
    const cancelled = await service().delete(`${base}/4`);
    expect([cancelled.status, cancelled.text]).toEqual([204, '']);
    expect(await show(4)).toMatchObject({
      status: 'FAILED',
      error: expect.stringMatching(/cancel/),
      details: { readers: [{ error: 'Cancelled' }] },
    });
    await service().stride(140_000);
    expect((await health('New Dock')).state).toBe('AWAITING_AGENT');
    expect((await service().delete(`${base}/4`)).status).toBe(409);
    expect((await service().delete(`${base}/99`)).status).toBe(404);
  });

  test('a reader that is known keeps its name, moves to the facility chosen and is mended', async () => {
    const { body } = await start([
      { name: 'Another', ipAddress: '10.22.8.61', facility: 'Market Street Store' },
    ]);
    expect(body.details.readers[0].definition).toEqual({ name: 'RH-Ward-2A', address: '10.22.8.61' });
    expect((await definition('RH-Ward-2A')).body.facility).toBe('Market Street Store');
    const before = (await health('RH-Ward-2A')).lastReboot;
    await service().stride(140_000);
    expect((await health('RH-Ward-2A')).lastReboot).not.toBe(before);
  });

  test('what cannot be registered is refused, naming the field, and nothing is started', async () => {
    for (const [readers, more, message] of [
      [[], {}, /^readers must NOT have fewer than 1 items$/],
      [[{ name: 'x' }], {}, /^readers\.0\.ipAddress is required$/],
      [[dock], { imageType: 'FIRMWARE' }, /^imageType must be one of IS_AGENT$/],
      [[dock], { hostname: 'http://server' }, /^hostname must be a host name or an IP address/],
      [[{ ...dock, facility: 'Nowhere' }], {}, /^facility "Nowhere" does not exist$/],
      [
        [{ ...dock, name: 'MS-Stock-Room' }],
        {},
        /^readers\.0\.name "MS-Stock-Room" is the reader at 10\.21\.4\./,
      ],
    ] as const) {
      const { status, body } = await start(readers, more);
      expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
    }
    expect((await service().get(`${base}/mostRecent`)).body.id).toBe(3);
  });

  describe('ongoing processes', () => {
    const processes = '/api/ongoingProcesses';
    const process = {
      initiatedFrom: 'registration',
      maxTimeMinutes: 20,
      processId: '4',
      processType: 'capInstall',
    };

    test('[REGISTER-20] are remembered until they are forgotten, or for as long as they may take', async () => {
      expect((await service().get(processes)).body).toEqual([]);
      const kept = { ...process, startTime: service().clock.now().toISOString() };
      expect((await service().post(processes, { body: process })).body).toEqual(kept);
      await service().post(processes, { body: { ...process, processId: 5 } });
      expect((await service().get(processes)).body).toEqual([kept, { ...kept, processId: '5' }]);
      expect((await service().delete(`${processes}/4`)).status).toBe(204);
      expect((await service().delete(`${processes}/4`)).status).toBe(404);
      expect((await service().get(processes)).body).toHaveLength(1);
      service().clock.set(new Date(service().clock.now().getTime() + 1_200_000));
      expect((await service().get(processes)).body).toEqual([]);
    });

    test('[REGISTER-19] of an unknown type are refused', async () => {
      const { status, body } = await service().post(processes, { body: { ...process, processType: 'nap' } });
      expect([status, body.message]).toEqual([400, 'processType must be one of capInstall']);
    });
  });
});

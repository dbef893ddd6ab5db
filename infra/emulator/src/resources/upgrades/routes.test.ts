/** @jest-environment ./infra/emulator/testing/environment.ts */
import { createHash } from 'node:crypto';
import { withService } from '../../../testing/engines';
import { admin, operator } from '../../../testing/service';

const base = '/itemsense/control/v1/upgrades';
const versions = '/itemsense/configuration/v1/softwareVersions';

const request = (values: readonly string[], more: object = {}) => ({
  target: { type: 'DEVICE', values },
  versionIdentifier: { version: '7.0.0.240', imageType: 'FIRMWARE_SPEEDWAY' },
  policy: { maxParallelReaders: 1, allowedReaderTypes: null },
  ...more,
});

withService((service) => {
  const start = (body: object) => service().post(`${base}/start`, { body });
  const show = async (id: string) => (await service().get(`${base}/show/${id}`)).body;
  const health = async (name: string) => (await service().get(`/itemsense/health/v1/readers/${name}`)).body;
  const list = async () => (await service().get(`${base}/show`)).body;
  const readers = async (id: string) =>
    (await show(id)).details.readers.map(
      (reader: { name: string; status: string; installStep: string; message: string | null }) => [
        reader.name,
        reader.status,
        reader.installStep,
        reader.message,
      ],
    );

  test('[UPGRADE-12] are listed with exactly the keys strict clients know, the newest first', async () => {
    const [running, finished] = await list();
    for (const upgrade of [running, finished])
      expect(Object.keys(upgrade)).toEqual([
        'id',
        'upgradeRequest',
        'created',
        'updated',
        'numDevices',
        'cancelled',
        'numFailures',
      ]);
    expect(finished).toMatchObject({ numDevices: 6, numFailures: 1, cancelled: false });
    expect(finished.upgradeRequest).toEqual({
      target: { type: 'DEVICE', values: expect.arrayContaining(['DC1-Dock-Door-01']) },
      versionIdentifier: { version: '6.4.1.240', imageType: 'FIRMWARE_SPEEDWAY' },
      policy: { maxParallelReaders: 4, allowedReaderTypes: null },
    });
    expect(await show(running.id)).toEqual({
      id: running.id,
      version: { version: '1.8.0.240', imageType: 'CAP_ITEMSENSE' },
      status: 'IN_PROGRESS',
      target: { type: 'DEVICE', values: ['RH-Ward-2A', 'RH-Sterile-Supply'] },
      details: {
        readers: [
          {
            name: 'RH-Ward-2A',
            installStep: 'UPLOAD_PACKAGE',
            previousVersion: { version: '1.7.2.240', imageType: 'CAP_ITEMSENSE' },
            status: 'IN_PROGRESS',
            elapsedTimeSeconds: 30,
            lastUpdatedTime: '2026-03-02T08:00:00.000Z',
            message: null,
          },
          expect.objectContaining({ name: 'RH-Sterile-Supply', status: 'WAITING', elapsedTimeSeconds: 0 }),
        ],
      },
      elapsedTimeSeconds: 30,
      lastUpdatedTime: '2026-03-02T08:00:00.000Z',
    });
  });

  test('[UPGRADE-09] the one under way goes on, reader by reader, and the readers run the new version', async () => {
    const [{ id }] = await list();
    expect((await health('RH-Ward-2A')).state).toBe('UPDATING_FIRMWARE');
    await service().stride(240_000);
    expect(await show(id)).toMatchObject({ status: 'COMPLETED' });
    for (const name of ['RH-Ward-2A', 'RH-Sterile-Supply']) {
      const reader = await health(name);
      expect(reader).toMatchObject({ state: 'IDLE', version: { App: '1.8.0.240', Firmware: '6.4.1.240' } });
      expect(Date.parse(reader.lastReboot)).toBeGreaterThan(Date.parse('2026-03-02T08:00:00Z'));
    }
    const { events } = (
      await service().post('/itemsense/health/v1/events', { body: { codes: ['UPGRADE_STATUS'] } })
    ).body;
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({
      type: 'LIFECYCLE',
      args: { status: 'COMPLETED', version: '1.8.0.240' },
    });
  });

  test('[UPGRADE-09] one is started, does as many readers at a time as it may, and passes over others', async () => {
    const names = ['MS-Stock-Room', 'RH-OR-Corridor-1', 'RH-OR-Corridor-2', 'RH-Loading-Bay'];
    const { status, body } = await start(request(names));
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['upgradeInstanceId']);
    expect((await show(body.upgradeInstanceId)).status).toBe('WAITING');
    await service().clock.advance(5000);
    expect((await show(body.upgradeInstanceId)).status).toBe('IN_PROGRESS');
    const inHand = (await readers(body.upgradeInstanceId)).filter(
      ([, each]: readonly string[]) => each === 'IN_PROGRESS',
    );
    expect(inHand).toHaveLength(1);
    await service().stride(140_000);
    expect(await readers(body.upgradeInstanceId)).toEqual([
      ['MS-Stock-Room', 'SKIPPED', 'WAITING_FOR_PACKAGE', 'The reader is running a job'],
      ['RH-Loading-Bay', 'FAILED', 'NOT_RESPONDING', 'The reader does not respond'],
      ['RH-OR-Corridor-1', 'COMPLETED', 'VERSION_CORRECT', null],
      ['RH-OR-Corridor-2', 'SKIPPED', 'NOT_PROVISIONED', 'The reader has not registered with an agent yet'],
    ]);
    expect(await show(body.upgradeInstanceId)).toMatchObject({ status: 'COMPLETED' });
    expect((await list())[0]).toMatchObject({ id: body.upgradeInstanceId, numFailures: 3 });
    expect((await health('RH-OR-Corridor-1')).version.Firmware).toBe('7.0.0.240');
  });

  test('[UPGRADE-18] one that is stopped finishes the reader in hand and skips the others', async () => {
    const [{ id }] = await list();
    const stopped = await service().post(`${base}/stop/${id}`);
    expect([stopped.status, stopped.text]).toEqual([204, '']);
    await service().stride(140_000);
    expect(await readers(id)).toEqual([
      ['RH-Ward-2A', 'COMPLETED', 'VERSION_CORRECT', null],
      ['RH-Sterile-Supply', 'SKIPPED', 'WAITING_FOR_PACKAGE', 'The upgrade was stopped'],
    ]);
    expect((await list())[0]).toMatchObject({ cancelled: true, numFailures: 1 });
    expect((await show(id)).status).toBe('FAILED');
    expect((await service().post(`${base}/stop/${id}`)).status).toBe(409);
    expect((await service().post(`${base}/stop/nothing`)).status).toBe(404);
    expect((await service().get(`${base}/show/nothing`)).status).toBe(404);
  });

  test('of a facility takes its readers of the types allowed', async () => {
    const target = { type: 'FACILITY', values: ['Riverside Hospital'] };
    const policy = { allowedReaderTypes: ['XSPAN'] };
    const { body } = await service().post(`${base}/trigger/direct/devices`, {
      body: request([], { target, policy }),
    });
    expect((await readers(body.upgradeInstanceId)).map(([name]: readonly string[]) => name)).toEqual([
      'RH-Emergency-Corridor',
      'RH-OR-Corridor-1',
      'RH-OR-Corridor-2',
    ]);
  });

  test('what cannot be upgraded is refused, naming the field', async () => {
    const stockRoom = ['MS-Stock-Room'];
    for (const [body, message] of [
      [request([]), 'target.values must NOT have fewer than 1 items'],
      [request(['Nobody']), 'target.values has no reader "Nobody"'],
      [
        request([], { target: { type: 'FACILITY', values: ['Nowhere'] } }),
        'target.values has no reader in the facility "Nowhere"',
      ],
      [
        request(stockRoom, { versionIdentifier: { version: '9', imageType: 'CAP_ITEMSENSE' } }),
        'versionIdentifier.version "9" of CAP_ITEMSENSE does not exist',
      ],
      [
        request(stockRoom, { policy: { allowedReaderTypes: ['XPORTAL'] } }),
        'policy.allowedReaderTypes leaves no reader to upgrade',
      ],
      [request(stockRoom, { policy: { maxParallelReaders: 0 } }), 'policy.maxParallelReaders must be >= 1'],
    ] as const) {
      const answer = await start(body);
      expect([answer.status, answer.body.message]).toEqual([400, message]);
    }
    const byOperator = await service().post(`${base}/start`, { body: request(stockRoom), as: operator });
    expect(byOperator.status).toBe(403);
  });

  describe('software versions', () => {
    test('[UPGRADE-03] are listed by image type with exactly the keys strict clients know', async () => {
      const { body } = await service().get(`${versions}/list/CAP_ITEMSENSE`);
      expect(body.map((each: { versionInfo: { versionIdentifier: object } }) => each.versionInfo)).toEqual(
        ['1.8.0.240', '1.7.2.240', '1.6.0.240'].map((version) => ({
          versionIdentifier: { version, imageType: 'CAP_ITEMSENSE' },
          imageName: `ii-cap-${version}-001.upg`,
          checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
        })),
      );
      expect(Object.keys(body[0])).toEqual([
        'versionInfo',
        'description',
        'created',
        'updated',
        'updateComment',
        'recordVersionNumber',
      ]);
      expect((await service().get(`${versions}/show/CAP_ITEMSENSE/1.8.0.240`)).body).toEqual(body[0]);
      expect((await service().get(`${versions}/show/CAP_ITEMSENSE/9`)).status).toBe(404);
      expect((await service().get(`${versions}/list/TOASTER`)).status).toBe(400);
    });

    test('have images that agree with their checksums', async () => {
      const { versionInfo } = (await service().get(`${versions}/show/CAP_ITEMSENSE/1.8.0.240`)).body;
      const path = `/itemsense/configuration/v1/images/CAP_ITEMSENSE/${versionInfo.imageName}`;
      const answer = await fetch(service().emulator.url + path, { headers: { authorization: admin } });
      expect(answer.headers.get('content-type')).toBe('application/octet-stream');
      const image = Buffer.from(await answer.arrayBuffer());
      expect(createHash('sha256').update(image).digest('hex')).toBe(versionInfo.checksum);
      expect((await service().get('/itemsense/configuration/v1/images/CAP_ITEMSENSE/none')).status).toBe(404);
    });

    test('are made known, given a policy and forgotten', async () => {
      const versionIdentifier = { version: '2.0.0', imageType: 'CAP_ITEMSENSE' };
      const body = { versionIdentifier, imageName: 'two.upg', checksum: 'abc', description: 'Two' };
      const created = await service().put(`${versions}/createOrReplace`, { body });
      expect(created.body).toMatchObject({
        versionInfo: { versionIdentifier, imageName: 'two.upg', checksum: 'abc' },
        description: 'Two',
        updateComment: null,
        recordVersionNumber: 0,
      });
      const { description, ...versionInfo } = body;
      const again = await service().put(`${versions}/createOrReplace`, {
        body: { versionInfo, description },
      });
      expect(again.body).toMatchObject({ versionInfo, description, recordVersionNumber: 1 });
      const policy = { versionIdentifier, policy: { autoUpgrade: false }, updatedComment: 'by hand' };
      expect((await service().put(`${versions}/updatePolicy`, { body: policy })).body).toMatchObject({
        updateComment: 'by hand',
        recordVersionNumber: 2,
      });
      expect((await service().delete(`${versions}/destroy/CAP_ITEMSENSE/2.0.0`)).status).toBe(204);
      expect((await service().delete(`${versions}/destroy/CAP_ITEMSENSE/2.0.0`)).status).toBe(404);
      expect((await service().put(`${versions}/updatePolicy`, { body: policy })).status).toBe(404);
      const nameless = await service().put(`${versions}/createOrReplace`, { body: { versionIdentifier } });
      expect([nameless.status, nameless.body.message]).toEqual([400, 'imageName is required']);
    });
  });
});

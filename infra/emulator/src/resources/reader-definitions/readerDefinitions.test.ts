/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { operator } from '../../../testing/service';

const base = '/itemsense/configuration/v1/readerDefinitions';
const facility = 'Riverside Hospital';

const request = {
  name: 'RH-New',
  address: '10.22.8.99',
  type: 'XARRAY',
  facility,
  agentIdentifier: 'RH-New',
  serialNumber: '370-17-01-1068',
  readerZone: null,
  groups: ['ground-floor', 'new'],
  placement: { x: 1.5, y: 2, z: 3, yaw: 90, pitch: null, roll: null, floor: 'Ground' },
  antennaZones: { 1: 'Pharmacy', 52: 'Emergency' },
};

withService((service) => {
  const create = (change: object = {}) =>
    service().post(`${base}/create`, { body: { ...request, ...change } });

  test('are about forty, of all four types, in three facilities', async () => {
    const { status, body } = await service().get(`${base}/show`, { as: operator });
    expect(status).toBe(200);
    expect(body).toHaveLength(40);
    expect(new Set(body.map(({ type }: { type: string }) => type))).toEqual(
      new Set(['XARRAY', 'XSPAN', 'SPEEDWAY', 'XPORTAL']),
    );
    expect(new Set(body.map((each: { facility: string }) => each.facility)).size).toBe(3);
  });

  test('have every key, absent values null', async () => {
    const { body } = await service().get(`${base}/show/DC1-Returns-Desk`);
    expect(body).toEqual({
      name: 'DC1-Returns-Desk',
      address: expect.stringMatching(/^10\.20\.1\.\d+$/),
      type: 'SPEEDWAY',
      facility: 'Columbus Distribution Center',
      agentIdentifier: 'DC1-Returns-Desk',
      serialNumber: expect.stringMatching(/^\d{3}-\d\d-\d\d-\d{4}$/),
      readerZone: 'Returns',
      placement: { x: 53, y: 35.5, z: 4, yaw: 0, pitch: 0, roll: 0, floor: 'DEFAULT' },
      antennaZones: {},
      groups: [],
      features: {
        ANTENNA_HUB: {
          status: 'DISABLED',
          statusLastUpdated: null,
          requestStatus: 'IDLE',
          requestStatusLastUpdated: null,
          requestTargetStatus: null,
          message: null,
        },
      },
    });
  });

  test('form groups', async () => {
    const { status, body } = await service().get(`${base}/groups`);
    expect(status).toBe(200);
    expect(body).toContain('docks');
    expect(body).toEqual([...new Set(body)].sort());
  });

  test('[READER-26] one is created as it was sent, and awaits its agent', async () => {
    const created = await create();
    expect(created.status).toBe(200);
    expect(created.body).toEqual({ ...request, features: {} });
    expect((await service().get(`${base}/show/RH-New`)).body).toEqual(created.body);
    expect((await service().get('/itemsense/health/v1/readers/RH-New')).body).toMatchObject({
      state: 'AWAITING_AGENT',
      lastCheckin: null,
      version: null,
    });
    expect((await create()).status).toBe(409);
  });

  test('the smallest request is filled up', async () => {
    const { status, body } = await service().post(`${base}/create`, {
      body: {
        address: 'speedwayr-10-00-01.example',
        type: 'SPEEDWAY',
        facility,
        connectionType: 'LLRP',
        labels: {},
      },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'speedwayr-10-00-01.example',
      agentIdentifier: 'speedwayr-10-00-01.example',
      serialNumber: null,
      placement: null,
      antennaZones: {},
      groups: null,
      features: { ANTENNA_HUB: { status: 'DISABLED', requestStatus: 'IDLE' } },
    });
    expect(body).not.toHaveProperty('labels');
  });

  test('the floor of a placement is DEFAULT unless said', async () => {
    const { body } = await create({ placement: { x: 1, y: 2, z: 3, yaw: 0 } });
    expect(body.placement).toEqual({ x: 1, y: 2, z: 3, yaw: 0, pitch: null, roll: null, floor: 'DEFAULT' });
  });

  test('one is replaced whole, its health and features stay', async () => {
    const before = (await service().get('/itemsense/health/v1/readers/MS-Checkout-1')).body;
    const old = (await service().get(`${base}/show/MS-Checkout-1`)).body;
    const replaced = await service().put(`${base}/createOrReplace`, {
      body: { ...old, address: 'elsewhere.example', groups: null, features: null },
    });
    expect(replaced.status).toBe(200);
    expect(replaced.body).toEqual({ ...old, address: 'elsewhere.example', groups: null });
    expect((await service().get('/itemsense/health/v1/readers/MS-Checkout-1')).body).toEqual(before);
  });

  test('the facility may not be left out while there are several', async () => {
    const { status, body } = await create({ facility: undefined });
    expect(status).toBe(400);
    expect(body.message).toBe('facility is required while there is more than one');
  });

  test.each([
    [{ type: 'TOASTER' }, 'type must be one of XARRAY, XSPAN, SPEEDWAY, XPORTAL'],
    [{ type: undefined }, 'type is required'],
    [{ address: undefined }, 'address is required'],
    [{ address: '' }, 'address must NOT have fewer than 1 characters'],
    [{ name: ' ' }, 'name must not be blank'],
    [{ name: 'n'.repeat(201) }, 'name must NOT have more than 200 characters'],
    [{ facility: 'Nowhere' }, 'facility "Nowhere" does not exist'],
    [{ placement: { x: '1' } }, 'placement.x must be number,null'],
    [{ groups: 'docks' }, 'groups must be array,null'],
    [{ antennaZones: { 53: 'Pharmacy' } }, 'antennaZones has antenna 53: ids are between 1 and 52'],
    [{ antennaZones: { 0: 'Pharmacy' } }, 'antennaZones has antenna 0: ids are between 1 and 52'],
    [{ antennaZones: { 1: '' } }, 'antennaZones has no zone for antenna 1'],
  ])('%j is refused with 400 and the field', async (change, message) => {
    const { status, body } = await create(change);
    expect(status).toBe(400);
    expect(body).toEqual({ status: 400, message, debugMessage: 'Invalid request' });
    expect((await service().get(`${base}/show/RH-New`)).status).toBe(404);
  });

  test('an antenna that is no number is refused, naming it', async () => {
    const { status, body } = await create({ antennaZones: { left: 'Pharmacy' } });
    expect(status).toBe(400);
    expect(body.message).toContain('antennaZones has the invalid key "left"');
  });

  test('one is deleted with all that belongs to it', async () => {
    expect((await service().delete(`${base}/destroy/MS-Checkout-1`)).status).toBe(204);
    for (const path of [`${base}/show/MS-Checkout-1`, '/itemsense/health/v1/readers/MS-Checkout-1'])
      expect((await service().get(path)).status).toBe(404);
    expect((await service().delete(`${base}/destroy/MS-Checkout-1`)).status).toBe(404);
  });

  test('one that is on a threshold is not deleted, and the answer names it', async () => {
    const { status, body } = await service().delete(`${base}/destroy/DC1-Staging-01`);
    expect(status).toBe(409);
    expect(body.message).toBe('Reader definition "DC1-Staging-01" is in use: threshold "Staging to Racks"');
  });

  test('the long name of another script is found again', async () => {
    const name = '読'.repeat(200);
    expect((await create({ name })).status).toBe(200);
    expect((await service().get(`${base}/show/${encodeURIComponent(name)}`)).body.name).toBe(name);
  });
});

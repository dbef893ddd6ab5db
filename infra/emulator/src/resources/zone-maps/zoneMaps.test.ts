/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { operator } from '../../../testing/service';

const base = '/itemsense/configuration/v1/zoneMaps';
const current = '/itemsense/control/v1/currentZoneMap';
const facility = 'Riverside Hospital';

const square = (name: string, x: number, more: object = {}) => ({
  name,
  points: [
    { x, y: 0 },
    { x: x + 4, y: 0, z: null },
    { x: x + 4, y: 4, z: 1.5 },
    { x, y: 4 },
  ],
  ...more,
});
const request = { name: 'Basement', facility, zones: [square('Laundry', 0), square('Kitchen', 4)] };

withService((service) => {
  const create = (change: object = {}) =>
    service().post(`${base}/create`, { body: { ...request, ...change } });

  test('are shown with every key of zones and points, unknown heights null', async () => {
    const created = await create();
    expect(created.status).toBe(200);
    expect(created.body).toEqual({
      name: 'Basement',
      facility,
      zones: [
        {
          name: 'Laundry',
          floor: 'DEFAULT',
          points: [
            { x: 0, y: 0, z: null },
            { x: 4, y: 0, z: null },
            { x: 4, y: 4, z: 1.5 },
            { x: 0, y: 4, z: null },
          ],
        },
        expect.objectContaining({ name: 'Kitchen', floor: 'DEFAULT' }),
      ],
    });
    expect((await service().get(`${base}/show/Basement`, { as: operator })).body).toEqual(created.body);
    expect((await service().get(`${base}/show`)).body).toContainEqual(created.body);
    expect((await create()).status).toBe(409);
  });

  test.each(['createOrReplace', 'create'])(
    'are replaced by PUT %s, and made where there is none',
    async (verb) => {
      for (const zones of [null, [square('Laundry', 0, { floor: '-1' })]]) {
        const { status, body } = await service().put(`${base}/${verb}`, { body: { ...request, zones } });
        expect(status).toBe(200);
        expect(body.zones.map((zone: { floor: string }) => zone.floor)).toEqual(zones ? ['-1'] : []);
      }
    },
  );

  test('keep a floor and an outline of the whole where they are written', async () => {
    const outline = { floor: '-1', points: [{ x: 0, y: 0, z: null }] };
    expect((await create(outline)).body).toMatchObject(outline);
  });

  test.each([
    [{ name: '' }, 'name must NOT have fewer than 1 characters'],
    [{ facility: 'Nowhere' }, 'facility "Nowhere" does not exist'],
    [{ facility: null }, 'facility is required while there is more than one'],
    [{ zones: {} }, 'zones must be array,null'],
    [{ zones: Array(1001).fill({ name: 'A', points: [] }) }, 'zones must NOT have more than 1000 items'],
    [{ zones: [{ name: 'A' }] }, 'zones.0.points is required'],
    [{ zones: [square('A', 0, { points: [{ x: 1 }] })] }, 'zones.0.points.0.y is required'],
    [{ zones: [square('A', 0, { points: [{ x: '1', y: 0 }] })] }, 'zones.0.points.0.x must be number'],
    [{ zones: [square('A', 0), square('B', 9), square('C', 3.9)] }, 'zones "A" and "C" overlap'],
  ])('%#: refused with 400 and the reason', async (change, message) => {
    const { status, body } = await create(change);
    expect(body).toEqual({ status: 400, message, debugMessage: 'Invalid request' });
    expect(status).toBe(400);
    expect((await service().get(`${base}/show/Basement`)).status).toBe(404);
  });

  test('are deleted, and current no more', async () => {
    expect((await service().delete(`${base}/destroy/Riverside%20Floors`)).status).toBe(204);
    expect((await service().get(`${base}/show/Riverside%20Floors`)).status).toBe(404);
    expect((await service().get(`${current}/show/Riverside%20Hospital`)).body.name).toBeNull();
  });

  test('are written by who may configure', async () => {
    expect((await service().post(`${base}/create`, { body: request, as: operator })).status).toBe(403);
    expect((await service().delete(`${base}/destroy/Riverside%20Floors`, { as: operator })).status).toBe(403);
  });

  test.each(['control', 'configuration'])(
    'the current one is shown, selected and cleared under %s/v1',
    async (area) => {
      const path = `/itemsense/${area}/v1/currentZoneMap`;
      const shown = async (of = facility) =>
        (await service().get(`${path}/show/${encodeURIComponent(of)}`, { as: operator })).body;
      expect(await shown()).toEqual({ name: 'Riverside Floors', status: 'COMPLETE' });
      expect(await shown('DEFAULT')).toEqual({ name: null, status: 'COMPLETE' });
      await create();
      for (const method of ['POST', 'PUT']) {
        const selected = await service().call(method, `${path}/select/Basement`, { body: '""' });
        expect([selected.status, selected.body]).toEqual([200, { name: 'Basement', status: 'IN_PROGRESS' }]);
        expect(await shown()).toEqual(selected.body);
        await service().clock.advance(3000);
        expect(await shown()).toEqual({ name: 'Basement', status: 'COMPLETE' });
      }
      for (let time = 0; time < 2; time++) {
        const { status, text } = await service().delete(`${path}/clear/${encodeURIComponent(facility)}`);
        expect([status, text]).toEqual([204, '']);
      }
      expect(await shown()).toEqual({ name: null, status: 'COMPLETE' });
      expect(await shown('Market Street Store')).toMatchObject({ name: 'Market Street Ground Floor' });
    },
  );

  test('the current one of a facility that is unknown, or not named among several, is no question', async () => {
    expect((await service().get(`${current}/show/Nowhere`)).status).toBe(404);
    expect((await service().delete(`${current}/clear/Nowhere`)).status).toBe(404);
    expect((await service().post(`${current}/select/Nowhere`)).status).toBe(404);
    const { status, body } = await service().get(`${current}/show`);
    expect(status).toBe(400);
    expect(body.message).toBe('facility is required while there is more than one');
  });

  test('the current one is applied anew when it is replaced, and left when it goes to another facility', async () => {
    const show = async () => (await service().get(`${current}/show/Riverside%20Hospital`)).body;
    const { body } = await service().get(`${base}/show/Riverside%20Floors`);
    await service().put(`${base}/createOrReplace`, { body });
    expect(await show()).toEqual({ name: 'Riverside Floors', status: 'IN_PROGRESS' });
    await service().clock.advance(3000);
    expect(await show()).toEqual({ name: 'Riverside Floors', status: 'COMPLETE' });
    await service().put(`${base}/createOrReplace`, { body: { ...body, facility: 'DEFAULT' } });
    expect(await show()).toMatchObject({ name: null });
  });

  test('the current one is chosen by who may configure', async () => {
    const path = `${current}/select/Riverside%20Floors`;
    expect((await service().post(path, { as: operator })).status).toBe(403);
    expect((await service().delete(`${current}/clear/DEFAULT`, { as: operator })).status).toBe(403);
  });
});

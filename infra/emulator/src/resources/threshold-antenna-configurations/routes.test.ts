/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { operator } from '../../../testing/service';

const thresholds = '/itemsense/configuration/v1/thresholds';
const base = `${thresholds}/antennaConfigurations`;

const antennas = (...ids: readonly number[]) => ids.map((antennaId) => ({ antennaId }));
const request = {
  name: 'Ramp',
  side: 'LEFT',
  readerType: 'XARRAY',
  readerArrangement: 'OVERHEAD_OFFSET',
  in: [{ antennaId: 30, transmitPowerInDbm: 22.5 }],
  out: antennas(32),
  ignored: antennas(36, 34),
};

withService((service) => {
  const create = (change: object = {}) => service().post(base, { body: { ...request, ...change } });

  test('[WIRE-04] one is created, listed, shown, replaced and deleted without verbs', async () => {
    const created = await create({ id: null });
    expect(created.status).toBe(200);
    expect(created.body).toEqual({ ...request, id: 13 });
    expect((await service().get(`${base}/13`, { as: operator })).body).toEqual(created.body);
    expect((await service().get(base)).body).toContainEqual(created.body);

    const replaced = await service().put(`${base}/13`, {
      body: { ...request, name: 'Slope', ignored: null },
    });
    expect(replaced.status).toBe(200);
    expect(replaced.body).toEqual({ ...request, id: 13, name: 'Slope', ignored: null });

    const deleted = await service().delete(`${base}/13`);
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    for (const answer of [
      await service().get(`${base}/13`),
      await service().delete(`${base}/13`),
      await service().put(`${base}/13`, { body: request }),
    ])
      expect([answer.status, answer.body.message]).toEqual([
        404,
        'Threshold antenna configuration "13" does not exist',
      ]);
  });

  test('the least that is sent is stored with every key, a power that is not given as none', async () => {
    const { body } = await service().post(base, {
      body: { name: 'Any', in: [{ antennaId: 1, transmitPowerInDbm: null }], out: antennas(2) },
    });
    expect(body).toEqual({
      id: 13,
      name: 'Any',
      side: null,
      readerType: null,
      readerArrangement: null,
      in: antennas(1),
      out: antennas(2),
      ignored: null,
    });
  });

  test.each([
    [{ name: '' }, 'name must NOT have fewer than 1 characters'],
    [{ name: ' ' }, 'name must not be blank'],
    [{ side: 'TOP' }, 'side must be one of LEFT, RIGHT, null'],
    [{ in: undefined }, 'in is required'],
    [{ in: ['13'] }, 'in.0 must be object'],
    [{ in: antennas(53) }, 'in has antenna 53: ids are between 1 and 52'],
  ])('%j is refused with 400 and the list', async (change, message) => {
    const { status, body } = await create(change);
    expect(body).toEqual({ status: 400, message, debugMessage: 'Invalid request' });
    expect(status).toBe(400);
  });

  test('a name is given once', async () => {
    const { status, body } = await create({ name: 'xSpan Overhead' });
    expect(status).toBe(409);
    expect(body.message).toBe('Threshold antenna configuration "xSpan Overhead" exists already');
    expect((await service().put(`${base}/1`, { body: { ...request, name: 'xSpan Overhead' } })).status).toBe(
      409,
    );
  });

  test('one in use does not become one for other readers', async () => {
    const { body: overhead } = await service().get(`${base}/1`);
    const { status, body } = await service().put(`${base}/1`, { body: { ...overhead, readerType: 'XSPAN' } });
    expect(status).toBe(400);
    expect(body.message).toMatch(/is of type XARRAY, antenna configuration "xArray Overhead" is for XSPAN$/);
    expect((await service().get(`${base}/1`)).body).toEqual(overhead);
  });

  test('one in use is deleted for a replacement, which its thresholds use from then on', async () => {
    const refused = await service().delete(`${base}/1`);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe(
      'Threshold antenna configuration "xArray Overhead" is in use: thresholds "Aisle N2 Mouth", "Sterile Supply Hatch", "Stock Room Door". A replacementId names the one to use instead',
    );
    const { body: overhead } = await service().get(`${base}/1`);
    const { body: copy } = await service().post(base, { body: { ...overhead, name: 'Overhead 2' } });
    expect((await service().delete(`${base}/1?replacementId=${copy.id}`)).status).toBe(204);
    expect((await service().get(`${thresholds}/2`)).body.readers).toEqual({
      'DC1-Aisle-N2': { antennaConfigurationId: copy.id },
    });
  });

  test.each([
    ['1', 'replacementId must be another antenna configuration'],
    ['99', 'replacementId 99 is no antenna configuration'],
    ['8', /"xSpan Overhead" is for XSPAN$/],
  ])('the replacement %s is refused, and nothing deleted', async (replacement, message) => {
    const { status, body } = await service().delete(`${base}/1?replacementId=${replacement}`);
    expect(status).toBe(400);
    expect(body.message).toEqual(typeof message === 'string' ? message : expect.stringMatching(message));
    expect((await service().get(`${thresholds}/2`)).body.readers).toEqual({
      'DC1-Aisle-N2': { antennaConfigurationId: 1 },
    });
  });

  test('are written by who may configure', async () => {
    expect((await service().post(base, { body: request, as: operator })).status).toBe(403);
    expect((await service().delete(`${base}/4`, { as: operator })).status).toBe(403);
  });
});

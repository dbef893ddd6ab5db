/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { operator } from '../../../testing/service';

const base = '/itemsense/configuration/v1/thresholds';
const facility = 'Columbus Distribution Center';

/** Ids of the built-in antenna configurations, which come first. */
const [overhead, left, right] = [1, 2, 3];

const request = {
  id: null,
  name: 'Aisle Mouth',
  facility,
  readerArrangement: 'SIDE_BY_SIDE',
  readers: {
    'DC1-Aisle-S2': { antennaConfigurationId: right },
    'DC1-Aisle-S1': { antennaConfigurationId: left },
  },
};

withService((service) => {
  const create = (change: object = {}) => service().post(base, { body: { ...request, ...change } });

  test('[WIRE-04] one is created, listed, shown, replaced and deleted without verbs', async () => {
    const created = await create();
    expect(created.status).toBe(200);
    expect(created.body).toEqual({ ...request, id: expect.any(Number) });
    expect(Object.keys(created.body.readers)).toEqual(['DC1-Aisle-S2', 'DC1-Aisle-S1']);
    const one = `${base}/${created.body.id}`;
    expect((await service().get(one, { as: operator })).body).toEqual(created.body);
    expect((await service().get(base)).body).toContainEqual(created.body);

    const changed = { name: 'Aisle', facility, readerArrangement: 'OVERHEAD', readers: null };
    const replaced = await service().put(one, { body: changed });
    expect(replaced.status).toBe(200);
    expect(replaced.body).toEqual({ ...changed, id: created.body.id, readers: {} });

    const deleted = await service().delete(one);
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    for (const answer of [
      await service().get(one),
      await service().delete(one),
      await service().put(one, { body: request }),
    ])
      expect([answer.status, answer.body.message]).toEqual([
        404,
        `Threshold "${created.body.id}" does not exist`,
      ]);
    expect((await service().get(`${base}/gate`)).status).toBe(404);
  });

  test('are there by name, exactly with the keys that strict clients know', async () => {
    const { body } = await service().get(base);
    expect(body.map(({ name }: { name: string }) => name)).toEqual([
      'Aisle N2 Mouth',
      'Central Store Gate',
      'Shop Entrance',
      'Staging to Racks',
      'Sterile Supply Hatch',
      'Stock Room Door',
    ]);
    expect(body[0]).toEqual({
      id: 2,
      name: 'Aisle N2 Mouth',
      facility,
      readerArrangement: 'OVERHEAD',
      readers: { 'DC1-Aisle-N2': { antennaConfigurationId: overhead } },
    });
  });

  test.each(['embed=antennaConfiguration', 'embed=jobs&embed=antennaConfiguration', 'embed=jobs'])(
    'carry antenna configurations where ?%s asks for them',
    async (query) => {
      const { body } = await service().get(`${base}/2?${query}`);
      const configuration = (await service().get(`${base}/antennaConfigurations/${overhead}`)).body;
      expect(body.readers['DC1-Aisle-N2']).toEqual({
        antennaConfigurationId: overhead,
        ...(query === 'embed=jobs' ? {} : { antennaConfiguration: configuration }),
      });
      expect((await service().get(`${base}?${query}`)).body[0]).toEqual(body);
    },
  );

  const mouth = 'readers of threshold "Aisle Mouth":';
  test.each([
    [{ name: undefined }, 'name is required'],
    [{ name: ' ' }, 'name must not be blank'],
    [{ facility: 'Nowhere' }, 'facility "Nowhere" does not exist'],
    [{ facility: null }, 'facility is required while there is more than one'],
    [
      { readerArrangement: 'DIAGONAL' },
      'readerArrangement must be one of OVERHEAD, OVERHEAD_OFFSET, SIDE_BY_SIDE, CUSTOM',
    ],
    [{ readers: { 'DC1-Aisle-S1': {} } }, 'readers.DC1-Aisle-S1.antennaConfigurationId is required'],
    [
      { readers: { Nobody: { antennaConfigurationId: left } } },
      'readers has "Nobody", which is no reader definition',
    ],
    [
      { readers: { 'DC1-Aisle-S1': { antennaConfigurationId: 999 } } },
      'readers gives "DC1-Aisle-S1" the unknown antenna configuration 999',
    ],
    [
      { readers: { 'MS-Stock-Room': { antennaConfigurationId: left } } },
      `${mouth} reader "MS-Stock-Room" is in facility "Market Street Store", not in "${facility}"`,
    ],
    [
      { readers: { 'DC1-Conveyor-01': { antennaConfigurationId: left } } },
      `${mouth} reader "DC1-Conveyor-01" is of type SPEEDWAY, antenna configuration "xArray Side By Side Left" is for XARRAY`,
    ],
    [
      { readers: { 'DC1-Aisle-S1': { antennaConfigurationId: overhead } } },
      `${mouth} reader "DC1-Aisle-S1" is arranged SIDE_BY_SIDE, antenna configuration "xArray Overhead" is for OVERHEAD`,
    ],
  ])('%j is refused with 400 and the reason', async (change, message) => {
    const { status, body } = await create(change);
    expect(body).toEqual({ status: 400, message, debugMessage: 'Invalid request' });
    expect(status).toBe(400);
    expect((await service().get(base)).body).toHaveLength(6);
  });

  test('a name is given once, and kept when a threshold is replaced', async () => {
    const { status, body } = await create({ name: 'Shop Entrance' });
    expect([status, body.message]).toEqual([409, 'Threshold "Shop Entrance" exists already']);
    const same = (await service().get(`${base}/2`)).body;
    expect((await service().put(`${base}/2`, { body: same })).body).toEqual(same);
    const other = await service().put(`${base}/2`, { body: { ...same, name: 'Shop Entrance' } });
    expect(other.status).toBe(409);
  });

  test('one that a recipe watches is not deleted', async () => {
    const recipes = '/itemsense/configuration/v1/recipes';
    const { body: recipe } = await service().get(`${recipes}/show/IMPINJ_All_Thresholds`);
    const watch = (...thresholdIds: number[]) =>
      service().put(`${recipes}/createOrReplace`, { body: { ...recipe, thresholdIds } });
    const unknown = await watch(1, 999);
    expect([unknown.status, unknown.body.message]).toEqual([
      400,
      'thresholdIds names 999, which does not exist',
    ]);
    expect((await watch(1, 2)).status).toBe(200);
    const { status, body } = await service().delete(`${base}/2`);
    expect(status).toBe(409);
    expect(body.message).toBe('Threshold "Aisle N2 Mouth" is in use: recipe "IMPINJ_All_Thresholds"');
    expect((await service().delete(`${base}/5`)).status).toBe(204);
  });

  test('are written by who may configure', async () => {
    expect((await service().post(base, { body: request, as: operator })).status).toBe(403);
    expect((await service().put(`${base}/2`, { body: request, as: operator })).status).toBe(403);
    expect((await service().delete(`${base}/2`, { as: operator })).status).toBe(403);
  });
});

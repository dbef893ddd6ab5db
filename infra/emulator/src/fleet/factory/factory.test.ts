/** @jest-environment ./infra/emulator/testing/environment.ts */
import type { AntennaConfigurationAnswer } from '@console/api-client/threshold-antenna-configurations/schema';
import { ServiceUnderTest } from '../../../testing/service';

describe('a factory-new service', () => {
  let service: ServiceUnderTest;
  beforeAll(async () => {
    service = await ServiceUnderTest.start({ fleet: 'factory' });
  });
  afterAll(() => service.emulator.close());

  const show = async (path: string) => (await service.get(`/itemsense/configuration/v1/${path}`)).body;

  test('has one facility and nothing in it', async () => {
    expect(await show('facilities/show')).toEqual([{ name: 'DEFAULT' }]);
    for (const path of ['readerDefinitions/show', 'readerDefinitions/groups', 'zoneMaps/show'])
      expect(await show(path)).toEqual([]);
    expect((await service.get('/itemsense/control/v1/jobs/show')).body).toEqual([]);
    expect((await service.get('/api/networks')).body).toEqual([]);
    expect((await service.get('/api/machine/setup')).body).toEqual({ initialConfigurationCompleted: false });
  });

  test('does without the name of its facility while it has no other', async () => {
    const body = { name: 'First', address: 'first.example', type: 'XSPAN' };
    const created = await service.post('/itemsense/configuration/v1/readerDefinitions/create', { body });
    expect(created.body.facility).toBe('DEFAULT');
    await service.emulator.reset();
  });

  test('has the eight built-in reader configurations', async () => {
    const configurations = await show('readerConfigurations/show');
    expect(
      configurations.map(
        (each: { name: string; operation: string; configuration: { readerMode?: string } }) => [
          each.name,
          each.operation,
          each.configuration.readerMode,
        ],
      ),
    ).toEqual([
      ['IMPINJ_All_Thresholds', 'THRESHOLD', 'MAX_THROUGHPUT'],
      ['IMPINJ_Deep_Scan_Inventory', 'INVENTORY', 'MODE_1002'],
      ['IMPINJ_Deep_Scan_Inventory_xSpan', 'INVENTORY', 'MODE_1002'],
      ['IMPINJ_Deep_Scan_Location', 'LOCATION', 'MODE_1002'],
      ['IMPINJ_Dense_Reader_Mode_Inventory', 'INVENTORY', 'MODE_1004'],
      ['IMPINJ_Dense_Reader_Mode_Location', 'LOCATION', 'MODE_1004'],
      ['IMPINJ_Do_Nothing', 'DO_NOTHING', undefined],
      ['IMPINJ_Fast_Location', 'LOCATION', 'MODE_1003'],
    ]);
    for (const configuration of configurations)
      expect(Object.keys(configuration).sort()).toEqual(['configuration', 'name', 'operation']);
  });

  test('runs every antenna of an xArray once, and those of an xSpan in their order', async () => {
    const antennas = async (name: string) =>
      (await show(`readerConfigurations/show/${name}`)).configuration.antennas as number[];
    const all = await antennas('IMPINJ_Deep_Scan_Inventory');
    expect([...all].sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, index) => index + 1));
    expect(all).not.toEqual([...all].sort((a, b) => a - b));
    expect(await antennas('IMPINJ_Deep_Scan_Inventory_xSpan')).toEqual([
      1, 12, 13, 6, 7, 2, 3, 10, 11, 8, 9, 4, 5,
    ]);
  });

  test('has a recipe for each of them, except the one that does nothing', async () => {
    const recipes = await show('recipes/show');
    expect(recipes).toHaveLength(7);
    for (const recipe of recipes) expect(recipe.readerConfigurationName).toBe(recipe.name);
    expect(await show('recipes/show/IMPINJ_Fast_Location')).toEqual({
      name: 'IMPINJ_Fast_Location',
      type: 'LOCATION',
      readerConfigurationName: 'IMPINJ_Fast_Location',
      readerConfigurations: {},
      tagHeartbeatDuration: 'PT5M',
      tagHeartbeatMinutes: 5,
      tagExpiryDuration: null,
      reportingInterval: 5,
      computeWindow: 10,
      minimumMovementInMeters: 1,
    });
  });

  test('has the ten built-in antenna configurations, each for a type and an arrangement', async () => {
    const configurations = await show('thresholds/antennaConfigurations');
    const ids = (antennas: readonly { antennaId: number }[] | null) =>
      antennas?.map(({ antennaId }) => antennaId) ?? null;
    expect(
      configurations.map((each: AntennaConfigurationAnswer) => [
        each.name,
        each.readerType,
        each.readerArrangement,
        each.side,
        ids(each.in ?? null),
        ids(each.out ?? null),
        ids(each.ignored ?? null),
      ]),
    ).toEqual([
      ['xArray Offset Left', 'XARRAY', 'OVERHEAD_OFFSET', 'LEFT', [30], [32], null],
      ['xArray Offset Left End', 'XARRAY', 'OVERHEAD_OFFSET', 'LEFT', [30], [32], [36, 34]],
      ['xArray Offset Right', 'XARRAY', 'OVERHEAD_OFFSET', 'RIGHT', [36], [34], null],
      ['xArray Offset Right End', 'XARRAY', 'OVERHEAD_OFFSET', 'RIGHT', [36], [34], [30, 32]],
      ['xArray Overhead', 'XARRAY', 'OVERHEAD', null, [13], [17], null],
      ['xArray Side By Side Left', 'XARRAY', 'SIDE_BY_SIDE', 'LEFT', [13], [17], null],
      ['xArray Side By Side Right', 'XARRAY', 'SIDE_BY_SIDE', 'RIGHT', [13], [17], null],
      ['xSpan Overhead', 'XSPAN', 'OVERHEAD', null, [6], [7], null],
      ['xSpan Side By Side Left', 'XSPAN', 'SIDE_BY_SIDE', 'LEFT', [6], [7], null],
      ['xSpan Side By Side Right', 'XSPAN', 'SIDE_BY_SIDE', 'RIGHT', [6], [7], null],
    ]);
    expect(await show('thresholds')).toEqual([]);
  });

  test('needs no facility to be named to say that no zone map is current', async () => {
    const { body } = await service.get('/itemsense/control/v1/currentZoneMap/show');
    expect(body).toEqual({ name: null, status: 'COMPLETE' });
  });

  test('knows nobody but the administrator', async () => {
    const attempt = await service.post('/authenticate', {
      as: null,
      body: { name: 'operator', password: 'operator1' },
    });
    expect(attempt.status).toBe(401);
  });
});

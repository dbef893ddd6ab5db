/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { operator, ServiceUnderTest } from '../../../testing/service';

const base = '/itemsense/configuration/v1/readerConfigurations';

const inventory = {
  readerMode: 'MODE_1002',
  session: 2,
  searchMode: 'SINGLE_TARGET',
  tagPopulationEstimate: 4,
  transmitPowerInDbm: 30,
  polarization: null,
  antennas: [3, 1, 2],
  filter: null,
  channelConfig: null,
};

withService((service) => {
  const create = (operation: string, configuration: object | null, name = 'New') =>
    service().post(`${base}/create`, { body: { name, operation, configuration } });

  test('one is created, replaced, shown and deleted', async () => {
    const created = await create('INVENTORY', inventory);
    expect(created.status).toBe(200);
    expect(created.body).toEqual({ name: 'New', operation: 'INVENTORY', configuration: inventory });
    expect((await create('INVENTORY', inventory)).status).toBe(409);
    const change = { ...created.body, configuration: { ...inventory, session: '1', antennas: [1] } };
    const replaced = await service().put(`${base}/createOrReplace`, { body: change });
    expect(replaced.body.configuration).toEqual({ ...inventory, session: 1, antennas: [1] });
    expect((await service().get(`${base}/show/New`, { as: operator })).body).toEqual(replaced.body);
    expect((await service().delete(`${base}/destroy/New`, { as: operator })).status).toBe(403);
    expect((await service().delete(`${base}/destroy/New`)).status).toBe(204);
    expect((await service().get(`${base}/show/New`)).status).toBe(404);
  });

  test('exactly the keys that strict clients know are answered', async () => {
    const old = { reportConfig: { tidIncluded: true }, antennaDwellTimeInMs: 5, tagNak: 1 };
    const expected: [operation: string, keys: string[]][] = [
      ['INVENTORY', Object.keys(inventory)],
      ['LOCATION', ['readerMode', 'session', 'transmitPowerInDbm', 'disabledAntennas', 'filter']],
      ['THRESHOLD', Object.keys(inventory).filter((key) => key !== 'antennas')],
      ['DO_NOTHING', []],
    ];
    for (const [operation, keys] of expected) {
      const { body } = await create(operation, { ...old, readerMode: 'MODE_1002' }, operation);
      expect(Object.keys(body)).toEqual(['name', 'operation', 'configuration']);
      expect(Object.keys(body.configuration).sort()).toEqual([...keys].sort());
    }
  });

  test('settings of later releases are given back where they were written', async () => {
    const written = {
      method: 'CUSTOM',
      algorithmControl: [
        [1000, 1],
        [1001, 5],
      ],
      filters: [
        { tagMask: '30', memoryBank: 1, pointer: 32 },
        { tagMask: 'E2', memoryBank: 2, pointer: 0 },
      ],
      filterOperation: 'OR',
      powerSweep: { minimumPowerLevel: 10, powerLevelStepSize: 0.25 },
      channelConfig: { channelIndex: null, txFrequenciesInMhz: [903.25, 902.75] },
    };
    const { body } = await create('LOCATION', { ...written, receiveSensitivityInDbm: -50 });
    expect(body.configuration).toMatchObject({ ...written, session: 2, filter: null });
    expect(body.configuration).not.toHaveProperty('receiveSensitivityInDbm');
  });

  test('a channel is answered with both keys', async () => {
    const written = [
      [{ channelIndex: 7 }, { channelIndex: 7, txFrequenciesInMhz: null }],
      [
        { channelIndex: 7, txFrequenciesInMhz: null },
        { channelIndex: 7, txFrequenciesInMhz: null },
      ],
      [{ txFrequenciesInMhz: [902.75] }, { channelIndex: null, txFrequenciesInMhz: [902.75] }],
      [
        { channelIndex: null, txFrequenciesInMhz: [] },
        { channelIndex: null, txFrequenciesInMhz: null },
      ],
    ];
    for (const [index, [channelConfig, expected]] of written.entries()) {
      const { status, body } = await create('INVENTORY', { ...inventory, channelConfig }, `New ${index}`);
      expect(status).toBe(200);
      expect(body.configuration.channelConfig).toEqual(expected);
    }
  });

  test('what the region or the documents do not allow is refused, naming the field', async () => {
    const refusals: [operation: string, change: object, message: string][] = [
      [
        'INVENTORY',
        { channelConfig: { channelIndex: 1, txFrequenciesInMhz: [902.75] } },
        'configuration.channelConfig must hold either channelIndex or txFrequenciesInMhz, not both',
      ],
      ['INVENTORY', { session: 4 }, 'configuration.session must be one of 0, 1, 2, 3, not 4'],
      ['INVENTORY', { antennas: [1, 53] }, 'configuration.antennas must be from 1 to 52'],
      ['INVENTORY', { antennas: [1, 1] }, 'configuration.antennas must not hold 1 twice'],
      ['INVENTORY', { transmitPowerInDbm: 34 }, 'configuration.transmitPowerInDbm must be from 10 to 33'],
      [
        'INVENTORY',
        { transmitPowerInDbm: 10.1 },
        'configuration.transmitPowerInDbm must be a multiple of 0.25',
      ],
      [
        'INVENTORY',
        { tagPopulationEstimate: 3 },
        'configuration.tagPopulationEstimate must be a power of two',
      ],
      ['INVENTORY', { filter: { tagMask: 'XY' } }, 'configuration.filter.tagMask must be hexadecimal'],
      ['INVENTORY', { filter: { pointer: 32 } }, 'configuration.filter.tagMask is required'],
      ['LOCATION', { session: 0 }, 'configuration.session must be one of 2, 3, not 0'],
      [
        'THRESHOLD',
        { powerSweep: { minimumPowerLevel: 9 } },
        'configuration.powerSweep.minimumPowerLevel must be at least 10',
      ],
      ['TRACKING', {}, 'operation must be one of INVENTORY, LOCATION, THRESHOLD, DO_NOTHING'],
    ];
    for (const [operation, change, message] of refusals) {
      const { status, body } = await create(operation, { readerMode: 'MODE_1002', ...change });
      expect(body).toEqual({ status: 400, message, debugMessage: 'Invalid request' });
      expect(status).toBe(400);
    }
    expect((await service().get(`${base}/show/New`)).status).toBe(404);
  });

  test('one that a recipe runs is not deleted, and the recipe is named', async () => {
    const { status, body } = await service().delete(`${base}/destroy/IMPINJ_Fast_Location`);
    expect(status).toBe(409);
    expect(body.message).toBe(
      'Reader configuration "IMPINJ_Fast_Location" is in use: recipes IMPINJ_Fast_Location',
    );
  });

  test('[CONFIG-31] the region says which modes, channels, frequencies and power there are', async () => {
    const { status, body } = await service().get('/api/readerConfigurations/options', { as: operator });
    expect(status).toBe(200);
    expect(body).toMatchObject({ region: 'FCC', maxTransmitPowerInDbm: 33 });
    expect(body.channels).toHaveLength(50);
    expect(body.channels[49]).toEqual({ index: 50, frequencyInMhz: 927.25 });
    expect(body.frequenciesInMhz[0]).toBe(902.75);
    expect(body).not.toHaveProperty('regulations');
  });
});

test('[CONFIG-13] [CONFIG-31] in Europe there are two bands, and what one allows the other may not', async () => {
  const service = await ServiceUnderTest.start({ region: 'ETSI', fleet: 'factory' });
  const { body } = await service.get('/api/readerConfigurations/options');
  expect(body.regulations.eu1.frequenciesInMhz).toEqual([865.7, 866.3, 866.9, 867.5]);
  expect(body.regulations.eu2.frequenciesInMhz).toEqual([916.3, 917.5, 918.7]);
  const create = (name: string, configuration: object) =>
    service.post(`${base}/create`, { body: { name, operation: 'THRESHOLD', configuration } });
  expect(
    (await create('Lower', { readerMode: 'MODE_1002', transmitPowerInDbm: 33, regulationType: 'eu1' })).body
      .message,
  ).toBe('configuration.transmitPowerInDbm must be from 10 to 31.5');
  expect((await create('Upper', { readerMode: 'MAX_MILLER', transmitPowerInDbm: 33 })).status).toBe(200);
  await service.emulator.close();
});

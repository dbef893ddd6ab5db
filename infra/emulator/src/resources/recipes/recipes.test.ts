/** @jest-environment ./infra/emulator/testing/environment.ts */
import { withService } from '../../../testing/engines';
import { operator } from '../../../testing/service';

const base = '/itemsense/configuration/v1/recipes';

const inventory = {
  name: 'New',
  type: 'INVENTORY',
  readerConfigurationName: 'IMPINJ_Deep_Scan_Inventory',
};

const filled = {
  INVENTORY: {
    tagHeartbeatDuration: 'PT5M',
    tagHeartbeatMinutes: 5,
    tagExpiryDuration: null,
    computeWindow: 20,
    reportingInterval: 5,
    locationAggregationModel: 'BY_TIME',
  },
  LOCATION: {
    tagHeartbeatDuration: 'PT5M',
    tagHeartbeatMinutes: 5,
    tagExpiryDuration: null,
    computeWindow: 10,
    reportingInterval: 5,
    minimumMovementInMeters: 1,
  },
  THRESHOLD: { thresholdIds: [], profile: null, iterationDataLogEnabled: false },
};

withService((service) => {
  const create = (recipe: object) => service().post(`${base}/create`, { body: { ...inventory, ...recipe } });

  test('the least is enough, and the rest is filled in by type', async () => {
    const least = [
      ['INVENTORY', 'IMPINJ_Deep_Scan_Inventory'],
      ['LOCATION', 'IMPINJ_Fast_Location'],
      ['THRESHOLD', 'IMPINJ_All_Thresholds'],
    ] as const;
    for (const [type, readerConfigurationName] of least) {
      const { status, body } = await create({ name: type, type, readerConfigurationName });
      expect(status).toBe(200);
      expect(body).toEqual({
        name: type,
        type,
        readerConfigurationName,
        readerConfigurations: {},
        ...filled[type],
      });
      expect((await service().get(`${base}/show/${type}`, { as: operator })).body).toEqual(body);
    }
  });

  test('one is replaced, and old keys and those of other types are dropped', async () => {
    await create({});
    const { status, body } = await service().put(`${base}/createOrReplace`, {
      body: {
        ...inventory,
        readerConfigurationName: null,
        readerConfigurations: {
          'RH-Pharmacy': 'IMPINJ_Dense_Reader_Mode_Inventory',
          'RH-Tool-Cabinet': 'IMPINJ_Do_Nothing',
        },
        tagHeartbeatMinutes: 2,
        locationAggregationModel: 'BY_CYCLES',
        reportingInterval: 30,
        presencePipelineEnabled: true,
        zoneModel: 'GEOGRAPHIC',
        minimumMovementInMeters: 3,
      },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...inventory,
      readerConfigurationName: null,
      readerConfigurations: {
        'RH-Pharmacy': 'IMPINJ_Dense_Reader_Mode_Inventory',
        'RH-Tool-Cabinet': 'IMPINJ_Do_Nothing',
      },
      ...filled.INVENTORY,
      tagHeartbeatDuration: 'PT2M',
      tagHeartbeatMinutes: 2,
      computeWindow: 30,
      reportingInterval: 30,
      locationAggregationModel: 'BY_CYCLES',
    });
  });

  test('what cannot be is refused, naming the field', async () => {
    const refusals: [change: object, message: string][] = [
      [{ name: ' ' }, 'name must not be blank'],
      [{ type: 'SLEEP' }, 'type must be one of INVENTORY, LOCATION, THRESHOLD'],
      [{ readerConfigurationName: null }, 'readerConfigurationName is required'],
      [{ readerConfigurationName: 'Gone' }, 'readerConfigurationName names "Gone", which does not exist'],
      [
        { readerConfigurations: { 'RH-Pharmacy': 'IMPINJ_Fast_Location' } },
        'readerConfigurations.RH-Pharmacy must have the type INVENTORY, and "IMPINJ_Fast_Location" is of LOCATION',
      ],
      [{ tagHeartbeatDuration: 'PT0S' }, 'tagHeartbeatDuration must be at least 1'],
      [{ tagHeartbeatDuration: '5m' }, 'tagHeartbeatDuration must be an ISO 8601 duration like PT5M'],
      [{ tagExpiryDuration: 'PT5S' }, 'tagExpiryDuration must be above 5'],
      [{ reportingInterval: 7 }, 'reportingInterval must divide 60'],
      [
        { locationAggregationModel: 'BY_LUCK' },
        'locationAggregationModel must be one of BY_TIME, BY_CYCLES, not BY_LUCK',
      ],
      [{ thresholdIds: ['one'] }, 'thresholdIds.0 must be integer'],
    ];
    for (const [change, message] of refusals) {
      const { status, body } = await create(change);
      expect(body.message).toBe(message);
      expect(status).toBe(400);
    }
    expect((await service().get(`${base}/show/New`)).status).toBe(404);
  });

  test('one is deleted, unless an active job runs it', async () => {
    await create({});
    expect((await service().delete(`${base}/destroy/New`)).status).toBe(204);
    expect((await service().get(`${base}/show/New`)).status).toBe(404);
    const used = await service().delete(`${base}/destroy/IMPINJ_Fast_Location`);
    expect(used.status).toBe(409);
    expect(used.body.message).toMatch(/^Recipe "IMPINJ_Fast_Location" is in use: active jobs [0-9a-f-]{36}$/);
  });
});

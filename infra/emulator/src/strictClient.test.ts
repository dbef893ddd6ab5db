/** @jest-environment ./infra/emulator/testing/environment.ts */
import { ServiceUnderTest } from '../testing/service';
import { refusals } from '../testing/strictClient';

let service: ServiceUnderTest;
beforeAll(async () => {
  service = await ServiceUnderTest.start();
  await service.post('/itemsense/control/v1/upgrades/start', {
    body: {
      target: { type: 'DEVICE', values: ['RH-OR-Corridor-1'] },
      versionIdentifier: { version: '7.0.0.240', imageType: 'FIRMWARE_SPEEDWAY' },
    },
  });
  await service.stride(120_000);
});
afterAll(() => service.emulator.close());

const v1 = '/itemsense/configuration/v1';
const read = async (path: string) => (await service.get(path)).body;

/** Reads of each strict kind, and the least number of objects there. */
const kinds = [
  ['readerConfiguration', 8, () => read(`${v1}/readerConfigurations/show`)],
  ['threshold', 1, () => read(`${v1}/thresholds`)],
  ['antennaConfiguration', 10, () => read(`${v1}/thresholds/antennaConfigurations`)],
  ['readerStatus', 10, () => read('/itemsense/health/v1/readers')],
  [
    'healthEvent',
    1,
    async () => (await service.post('/itemsense/health/v1/events', { body: {} })).body.events,
  ],
  [
    'zone',
    5,
    async () =>
      (await read(`${v1}/zoneMaps/show`)).flatMap(({ zones }: { zones: readonly object[] }) => zones),
  ],
  [
    'placement',
    40,
    async () =>
      (await read(`${v1}/readerDefinitions/show`)).map(
        ({ placement }: { placement: object | null }) => placement,
      ),
  ],
  ['upgrade', 3, () => read('/itemsense/control/v1/upgrades/show')],
  ['softwareVersion', 1, () => read(`${v1}/softwareVersions/list/FIRMWARE_SPEEDWAY`)],
  ['softwareVersion', 1, () => read(`${v1}/softwareVersions/list/CAP_ITEMSENSE`)],
] as const;

test.each(kinds)(
  'a client that knows exactly the keys of a %s reads them all',
  async (kind, least, readAll) => {
    const objects: readonly unknown[] = await readAll();
    expect(objects.length).toBeGreaterThanOrEqual(least);
    expect(refusals(kind, objects)).toEqual([]);
  },
);

test.each([
  { type: 'V2_COMMUNITY', communityName: 'public' },
  {
    type: 'V3_USER_PRIV',
    engineId: 'ITEMSENSE',
    userName: 'trap',
    authenticationKey: 'authentication',
    privacyKey: 'privacyprivacy',
  },
])('a client that knows exactly the keys of SNMP settings of type $type reads them', async (authConfig) => {
  const path = `${v1}/settings/SNMP`;
  const trapTargetConfig = {
    host: 'traps.example.com',
    port: 162,
    timeout: 'PT5S',
    retries: 2,
    messageType: 'TRAP',
  };
  expect((await service.put(path, { body: { authConfig, trapTargetConfig } })).status).toBe(200);
  expect(refusals('snmpSettings', [await read(path)])).toEqual([]);
});

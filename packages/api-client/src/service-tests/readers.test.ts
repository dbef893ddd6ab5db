/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import type { Call } from '../client';
import { orNone } from '../client';
import {
  changeFeature,
  createReaderDefinition,
  destroyReaderDefinition,
  isChanging,
  listFeatures,
  listReaderDefinitions,
  listReaderGroups,
  oppositeAction,
  showFeatureStatus,
  showReaderDefinition,
} from '../reader-definitions';
import {
  listReaderHealth,
  readerComponents,
  readerStates,
  rebootReader,
  showReaderHealth,
} from '../reader-health';
import { type Session, startSession } from './session';

let session: Session;

beforeEach(async () => {
  session = await startSession();
});

afterEach(() => session.close());

const call = <A>(what: Call<A>) => session.client.call(what);
const sent = () => session.wire.requests.slice(1);

it('[READER-06] reads health by reader name with state, times, version and five component statuses', async () => {
  const { rows, unreadable } = await call(listReaderHealth());
  expect(sent().map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /itemsense/health/v1/readers']);
  expect(unreadable).toEqual([]);
  const known = rows.filter(({ state }) => state !== 'AWAITING_AGENT');
  expect(known).not.toHaveLength(0);
  for (const health of known) {
    expect(readerStates).toContain(health.state);
    expect(health.readerName).not.toBe('');
    expect(Date.parse(health.lastCheckin ?? '')).not.toBeNaN();
    expect(Date.parse(health.lastReboot ?? '')).not.toBeNaN();
    expect(health.version.firmware ?? health.version.app).toMatch(/^\d/);
    for (const component of readerComponents) expect(health[component].status).toMatch(/^[A-Z]+$/);
  }
});

it('[READER-06] reads the health of one reader, and none of a reader that is unknown', async () => {
  const [first] = (await call(listReaderHealth())).rows;
  if (!first) throw new Error('The service has no reader.');
  expect(await call(showReaderHealth(first.readerName))).toMatchObject({ readerName: first.readerName });
  expect(await call(orNone(showReaderHealth('no such reader')))).toBeNull();
  expect(sent()[1]?.path).toBe(`/itemsense/health/v1/readers/${encodeURIComponent(first.readerName)}`);
});

it('[READER-26] stores exactly what a saved definition sends', async () => {
  const definition = {
    name: 'Contract Dock',
    type: 'XARRAY',
    address: 'contract-dock.local',
    facility: 'DEFAULT',
    agentIdentifier: 'contract-agent',
    serialNumber: '370-17-01-1068',
    groups: ['Docks', 'Night'],
    readerZone: 'Yard',
    placement: { x: 1.5, y: 2, z: 3, yaw: 90, pitch: 0, roll: 0, floor: '1' },
    antennaZones: [
      { antennaId: 2, zoneName: 'Hall' },
      { antennaId: 10, zoneName: 'Gate' },
    ],
  };
  const stored = await call(createReaderDefinition(definition));
  expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({
    ...definition,
    antennaZones: { 2: 'Hall', 10: 'Gate' },
  });
  expect(stored).toMatchObject(definition);
  expect(await call(showReaderDefinition(definition.name))).toEqual(stored);
  expect(await call(listReaderGroups())).toEqual(expect.arrayContaining(['Docks', 'Night']));
  await call(destroyReaderDefinition(definition.name));
});

it('[FEATURE-03] reads a feature from its definition and by itself', async () => {
  const { rows } = await call(listReaderDefinitions());
  const reader = rows.find(({ features }) => features.length > 0);
  const feature = reader?.features[0];
  if (!reader || !feature) throw new Error('No reader of the service has a feature.');
  const { name, ...status } = feature;
  expect(await call(showFeatureStatus(reader.name, name))).toEqual(status);
  expect(status.status).toMatch(/^(EN|DIS)ABLED$/);
  expect(sent()[1]).toMatchObject({
    method: 'GET',
    path: `/itemsense/configuration/v1/readerDefinitions/${encodeURIComponent(reader.name)}/featureChanges/${name}`,
  });
});

it('[FEATURE-02] asks for the opposite of what a feature is, and follows the change', async () => {
  await emulator.reset();
  await session.close();
  session = await startSession();
  const before = await call(showFeatureStatus('MS-Checkout-1', 'ANTENNA_HUB'));
  const action = oppositeAction(before.status);
  const asked = await call(changeFeature('MS-Checkout-1', 'ANTENNA_HUB', action));
  expect(sent()[1]).toMatchObject({
    method: 'POST',
    path: '/itemsense/configuration/v1/readerDefinitions/MS-Checkout-1/featureChanges',
  });
  expect(JSON.parse(sent()[1]?.body ?? '')).toEqual({ feature: 'ANTENNA_HUB', action });
  expect(asked && isChanging(asked)).toBe(true);
  await emulator.advance(15_000);
  const [changed] = await call(listFeatures('MS-Checkout-1'));
  expect(changed).toMatchObject({ name: 'ANTENNA_HUB', status: `${action}D` });
  expect(oppositeAction(changed?.status ?? '')).not.toBe(action);
});

it('restarts a reader without a body', async () => {
  const reader = (await call(listReaderHealth())).rows.find(({ state }) => state === 'IDLE');
  if (!reader) throw new Error('No reader of the service is idle.');
  await call(rebootReader(reader.readerName));
  expect(sent()[1]).toMatchObject({
    method: 'POST',
    path: `/itemsense/support/v1/readers/${encodeURIComponent(reader.readerName)}/reboot`,
    body: '',
  });
  expect(sent()[1]?.headers).not.toHaveProperty('content-type');
});

/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { isNotFound, orNone } from '../client';
import {
  createAntennaConfiguration,
  destroyAntennaConfiguration,
  listAntennaConfigurations,
  replaceAntennaConfiguration,
  showAntennaConfiguration,
} from '../threshold-antenna-configurations';
import {
  createThreshold,
  destroyThreshold,
  listThresholds,
  replaceThreshold,
  showThreshold,
} from '../thresholds';
import { sessionOfTest } from './session';

const { call, sent, bodyOf } = sessionOfTest({ fresh: true });

const base = '/itemsense/configuration/v1/thresholds';
const configurations = `${base}/antennaConfigurations`;

const configuration = {
  name: 'Ramp left',
  side: 'LEFT',
  readerType: 'XARRAY',
  readerArrangement: 'OVERHEAD_OFFSET',
  in: { antennaIds: [30, 31], transmitPowers: [22, 22.25] },
  out: { antennaIds: [32], transmitPowers: [] },
  ignored: { antennaIds: [36, 34], transmitPowers: [] },
};

/** Answer of a write, which has to have one. */
function told<T>(stored: T | null): T {
  if (stored === null) throw new Error('The service did not answer what it stored.');
  return stored;
}

it('[WIRE-04] creates, replaces, lists, shows and deletes thresholds without verbs', async () => {
  const draft = {
    name: 'Aisle mouth',
    facility: 'Columbus Distribution Center',
    readerArrangement: 'OVERHEAD',
    readers: [{ readerName: 'DC1-Aisle-S1', antennaConfigurationId: 1 }],
  };
  const { id } = told(await call(createThreshold(draft)));
  await call(replaceThreshold(String(id), { ...draft, name: 'Aisle end' }));
  expect((await call(listThresholds())).rows).toContainEqual({ ...draft, id, name: 'Aisle end' });
  expect(await call(showThreshold(String(id)))).toEqual({ ...draft, id, name: 'Aisle end' });
  await call(destroyThreshold(String(id)));
  const gone = await call(showThreshold(String(id))).catch((error: unknown) => error);
  expect(isNotFound(gone)).toBe(true);
  expect(sent()).toEqual([
    `POST ${base}`,
    `PUT ${base}/${id}`,
    `GET ${base}`,
    `GET ${base}/${id}`,
    `DELETE ${base}/${id}`,
    `GET ${base}/${id}`,
  ]);
});

it('[THRESH-19] sends a threshold with its readers as a map in their order', async () => {
  const readers = ['DC1-Aisle-S2', 'DC1-Aisle-S1'].map((readerName, index) => ({
    readerName,
    antennaConfigurationId: 2 + index,
  }));
  const draft = {
    name: 'Aisle mouth',
    facility: 'Columbus Distribution Center',
    readerArrangement: 'SIDE_BY_SIDE',
    readers,
  };
  const stored = told(await call(createThreshold(draft)));
  expect(bodyOf(0)).toEqual({
    ...draft,
    readers: {
      'DC1-Aisle-S2': { antennaConfigurationId: 2 },
      'DC1-Aisle-S1': { antennaConfigurationId: 3 },
    },
  });
  expect(Object.keys(bodyOf(0).readers)).toEqual(['DC1-Aisle-S2', 'DC1-Aisle-S1']);
  expect(stored.readers).toEqual(readers);
});

it('[WIRE-04] creates, replaces, lists, shows and deletes antenna configurations without verbs', async () => {
  const { id } = told(await call(createAntennaConfiguration(configuration)));
  await call(replaceAntennaConfiguration(String(id), { ...configuration, name: 'Slope left' }));
  const stored = { ...configuration, id, name: 'Slope left' };
  expect((await call(listAntennaConfigurations())).rows).toContainEqual(stored);
  expect(await call(showAntennaConfiguration(String(id)))).toEqual(stored);
  await call(destroyAntennaConfiguration(String(id)));
  expect(await call(orNone(showAntennaConfiguration(String(id))))).toBeNull();
  expect(sent()).toEqual([
    `POST ${configurations}`,
    `PUT ${configurations}/${id}`,
    `GET ${configurations}`,
    `GET ${configurations}/${id}`,
    `DELETE ${configurations}/${id}`,
    `GET ${configurations}/${id}`,
  ]);
});

it('[THRESH-17] sends an antenna configuration with its antennas as lists', async () => {
  const stored = told(await call(createAntennaConfiguration(configuration)));
  expect(sent()).toEqual([`POST ${configurations}`]);
  expect(bodyOf(0)).toEqual({
    name: 'Ramp left',
    side: 'LEFT',
    readerType: 'XARRAY',
    readerArrangement: 'OVERHEAD_OFFSET',
    in: [
      { antennaId: 30, transmitPowerInDbm: 22 },
      { antennaId: 31, transmitPowerInDbm: 22.25 },
    ],
    out: [{ antennaId: 32 }],
    ignored: [{ antennaId: 36 }, { antennaId: 34 }],
  });
  expect(stored).toEqual({ ...configuration, id: stored.id });
});

it('deletes an antenna configuration in use only for another in its place', async () => {
  const { rows } = await call(listThresholds());
  const door = rows.find(({ name }) => name === 'Stock Room Door');
  const used = String(door?.readers[0]?.antennaConfigurationId);
  await expect(call(destroyAntennaConfiguration(used))).rejects.toMatchObject({
    status: 409,
    detail: expect.stringContaining('"Stock Room Door"'),
  });
  const overhead = await call(showAntennaConfiguration(used));
  const copy = told(await call(createAntennaConfiguration({ ...overhead, name: 'Overhead 2' })));
  await call(destroyAntennaConfiguration(used, String(copy.id)));
  expect(sent().at(-1)).toBe(`DELETE ${configurations}/${used}?replacementId=${copy.id}`);
  expect((await call(showThreshold(String(door?.id)))).readers).toEqual([
    { readerName: 'MS-Stock-Room', antennaConfigurationId: copy.id },
  ]);
});

it('reads everything it lists', async () => {
  expect((await call(listThresholds())).unreadable).toEqual([]);
  expect((await call(listAntennaConfigurations())).unreadable).toEqual([]);
});

/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { exportConfiguration, importConfiguration } from '../configuration-migration';
import { listFacilities } from '../facilities';
import { listJobs, stopJob } from '../jobs';
import { fetchProductVersion } from '../product-version';
import { clearItemData, factoryReset } from '../resets';
import { deleteSnmpSettings, saveSnmpSettings, showSnmpSettings } from '../snmp-settings';
import { sessionOfTest, startSession } from './session';

const session = sessionOfTest();
const { call } = session;

const sent = () => session.wire.requests.slice(1).map(({ method, path, body }) => [method, path, body]);

test('[ABOUT-03] the versions of client and server come from one address, and on 404 from the other', async () => {
  const builds = {
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    commitId: expect.stringMatching(/^[0-9a-f]{7,}/),
  };
  expect(await fetchProductVersion(session.client)).toEqual({ client: builds, server: builds });
  const clear = emulator.fault({ path: '/api/machine/is_version', status: 404 });
  expect(await fetchProductVersion(session.client)).toMatchObject({ server: builds });
  clear();
  expect(sent().map(([, path]) => path)).toEqual([
    '/api/machine/is_version',
    '/api/machine/is_version',
    '/api/machine/software/is_version',
  ]);
});

test('[ABOUT-03] only 404 sends to the other address, and neither telling is an error', async () => {
  const failing = emulator.fault({ path: '/api/machine/is_version', status: 500 });
  await expect(fetchProductVersion(session.client)).rejects.toMatchObject({ status: 500 });
  expect(sent()).toHaveLength(1);
  failing();
  const gone = emulator.fault({ path: '/api/machine/', status: 404 });
  await expect(fetchProductVersion(session.client)).rejects.toMatchObject({ status: 404 });
  gone();
});

test('[MIGRATE-03] an export is the answer’s text unchanged, 2018r2 in any case asked for as 1.9.0', async () => {
  const exported = await call(exportConfiguration('2018R2'));
  const headers = { authorization: `JWT ${session.token}` };
  const answer = await fetch(`${emulator.url}/api/config/export?targetVersion=1.9.0`, { headers });
  expect(exported).toBe(await answer.text());
  await call(exportConfiguration(' 2.1.0 '));
  expect(sent()).toEqual([
    ['GET', '/api/config/export?targetVersion=1.9.0', ''],
    ['GET', '/api/config/export?targetVersion=2.1.0', ''],
  ]);
});

test('[MIGRATE-05] an import sends the pasted data unchanged, and tells what became of each object', async () => {
  const data = '{ "config" :\n  {"facilities":[ {"name":"DEFAULT"},{"name":"Annex"} ]} }\n';
  const names = ({ results = [] }: { results?: { name: string; outcome: string }[] } = {}) =>
    results.map(({ name, outcome }) => [name, outcome]);
  const merged = await call(importConfiguration({ data, mode: 'merge' }));
  expect(names(merged ?? undefined)).toEqual([
    ['DEFAULT', 'KEPT'],
    ['Annex', 'CREATED'],
  ]);
  const overwritten = await call(importConfiguration({ data, mode: 'overwrite' }));
  expect(names(overwritten ?? undefined)).toEqual([
    ['DEFAULT', 'REPLACED'],
    ['Annex', 'REPLACED'],
  ]);
  await expect(call(importConfiguration({ data: 'name: x', mode: 'merge' }))).rejects.toMatchObject({
    status: 400,
  });
  expect(sent()).toEqual([
    ['POST', '/api/config/import?overwrite=false', data],
    ['POST', '/api/config/import?overwrite=true', data],
    ['POST', '/api/config/import?overwrite=false', 'name: x'],
  ]);
  expect(session.wire.requests.slice(1).map(({ headers }) => headers['content-type'])).toEqual([
    'application/json',
    'application/json',
    'text/plain',
  ]);
});

test('[ADMIN-03] [ADMIN-04] [ADMIN-05] resets are sent without a body, and are refused while jobs run', async () => {
  const { rows } = await call(listJobs());
  expect(rows.some(({ status }) => status !== 'STOPPED')).toBe(true);
  for (const reset of [clearItemData(), factoryReset()])
    await expect(call(reset)).rejects.toMatchObject({
      detail: 'Conflict: A reset cannot be performed while there are jobs running.',
    });
  expect(sent().slice(1)).toEqual([
    ['POST', '/itemsense/support/v1/items/reset', ''],
    ['POST', '/api/reset', ''],
  ]);
});

test('[ADMIN-04] [ADMIN-05] once no job runs, item data is cleared and the service is as new', async () => {
  for (const { id, status } of (await call(listJobs())).rows)
    if (status !== 'STOPPED') await call(stopJob(id, { graceful: false }));
  await emulator.advance(5000);
  try {
    await call(clearItemData());
    expect((await call(listFacilities())).rows.length).toBeGreaterThan(1);
    await call(factoryReset());
    await expect(call(listFacilities())).rejects.toMatchObject({ status: 401 });
    const anew = await startSession();
    expect((await anew.client.call(listFacilities())).rows).toEqual([{ name: 'DEFAULT' }]);
    await anew.close();
  } finally {
    await emulator.reset();
  }
});

test('SNMP settings are saved, shown and deleted', async () => {
  const settings = {
    authentication: { type: 'V2_COMMUNITY', communityName: 'public' },
    target: { host: 'traps.example', port: 1162, timeoutSeconds: 90, retries: 3, messageType: 'INFORM' },
  };
  expect(await call(saveSnmpSettings(settings))).toEqual(settings);
  expect(await call(showSnmpSettings())).toEqual(settings);
  await call(deleteSnmpSettings());
  await expect(call(showSnmpSettings())).rejects.toMatchObject({ status: 404 });
  expect(sent()[0]?.[1]).toBe('/itemsense/configuration/v1/settings/SNMP');
});

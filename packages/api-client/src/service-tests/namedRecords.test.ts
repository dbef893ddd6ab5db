/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { isNotFound, orNone } from '../client';
import {
  createFacility,
  destroyFacility,
  listFacilities,
  replaceFacility,
  showFacility,
} from '../facilities';
import { listJobs } from '../jobs';
import { createNetwork, destroyNetwork, listNetworks, showNetwork } from '../networks';
import {
  createReaderDefinition,
  destroyReaderDefinition,
  listReaderDefinitions,
  replaceReaderDefinition,
  showReaderDefinition,
} from '../reader-definitions';
import { listReaderHealth } from '../reader-health';
import { listRecipes, showRecipe } from '../recipes';
import { listZoneMaps, showZoneMap } from '../zone-maps';
import { sessionOfTest } from './session';

const { call, sent } = sessionOfTest();

it('[WIRE-03] creates, replaces, lists, shows and destroys facilities', async () => {
  const name = 'North / 100% "Ünit" #1?';
  const encoded = encodeURIComponent(name);
  await call(createFacility({ name }));
  await call(replaceFacility({ name }));
  expect((await call(listFacilities())).rows).toContainEqual({ name });
  expect(await call(showFacility(name))).toEqual({ name });
  await call(destroyFacility(name));
  expect(await call(orNone(showFacility(name)))).toBeNull();
  expect(sent()).toEqual([
    'POST /itemsense/configuration/v1/facilities/create',
    'PUT /itemsense/configuration/v1/facilities/createOrReplace',
    'GET /itemsense/configuration/v1/facilities/show',
    `GET /itemsense/configuration/v1/facilities/show/${encoded}`,
    `DELETE /itemsense/configuration/v1/facilities/destroy/${encoded}`,
    `GET /itemsense/configuration/v1/facilities/show/${encoded}`,
  ]);
});

it('[WIRE-03] creates, replaces, lists, shows and destroys reader definitions', async () => {
  const definition = { name: 'Contract 1', address: 'contract-1', type: 'SPEEDWAY', facility: 'DEFAULT' };
  await call(createReaderDefinition(definition));
  await call(replaceReaderDefinition({ ...definition, address: 'contract-2' }));
  const { rows } = await call(listReaderDefinitions());
  expect(rows.find(({ name }) => name === definition.name)).toMatchObject({ address: 'contract-2' });
  expect(await call(showReaderDefinition(definition.name))).toMatchObject({ address: 'contract-2' });
  await call(destroyReaderDefinition(definition.name));
  const gone = await call(showReaderDefinition(definition.name)).catch((error: unknown) => error);
  expect(isNotFound(gone)).toBe(true);
  expect(sent()).toEqual([
    'POST /itemsense/configuration/v1/readerDefinitions/create',
    'PUT /itemsense/configuration/v1/readerDefinitions/createOrReplace',
    'GET /itemsense/configuration/v1/readerDefinitions/show',
    'GET /itemsense/configuration/v1/readerDefinitions/show/Contract%201',
    'DELETE /itemsense/configuration/v1/readerDefinitions/destroy/Contract%201',
    'GET /itemsense/configuration/v1/readerDefinitions/show/Contract%201',
  ]);
});

it('[WIRE-03] lists and shows zone maps and recipes', async () => {
  const [zoneMap] = (await call(listZoneMaps())).rows;
  const [recipe] = (await call(listRecipes())).rows;
  if (!zoneMap || !recipe) throw new Error('The service has neither zone map nor recipe.');
  expect(await call(showZoneMap(zoneMap.name))).toEqual(zoneMap);
  expect(await call(showRecipe(recipe.name))).toEqual(recipe);
  expect(sent()).toEqual([
    'GET /itemsense/configuration/v1/zoneMaps/show',
    'GET /itemsense/configuration/v1/recipes/show',
    `GET /itemsense/configuration/v1/zoneMaps/show/${encodeURIComponent(zoneMap.name)}`,
    `GET /itemsense/configuration/v1/recipes/show/${encodeURIComponent(recipe.name)}`,
  ]);
});

it('refuses to create what is there already, and says why', async () => {
  await expect(call(createFacility({ name: 'DEFAULT' }))).rejects.toMatchObject({
    kind: 'refused',
    title: 'ItemSense responded with an error',
    detail: expect.stringMatching(/\w/),
  });
});

it('[WIRE-02] reaches the service under its fixed segment, and everything it lists can be read', async () => {
  const lists = [
    listFacilities,
    listJobs,
    listReaderDefinitions,
    listReaderHealth,
    listRecipes,
    listZoneMaps,
  ];
  for (const list of lists) {
    const { rows, unreadable } = await call<{ rows: unknown[]; unreadable: unknown[] }>(list());
    expect(unreadable).toEqual([]);
    expect(Array.isArray(rows)).toBe(true);
  }
  expect(sent().every((request) => request.startsWith('GET /itemsense/'))).toBe(true);
});

it('[WIRE-07] adds, lists, shows and deletes scanner networks', async () => {
  const stored = await call(createNetwork({ name: 'Contract', CIDRRange: '10.0.0.0/24' }));
  expect(stored).toMatchObject({ name: 'Contract', CIDRRange: '10.0.0.0/24' });
  const listed = (await call(listNetworks())).rows.find(({ name }) => name === 'Contract');
  expect(listed).toEqual(stored);
  expect(await call(showNetwork(String(listed?.id)))).toEqual(stored);
  await call(destroyNetwork(String(listed?.id)));
  expect((await call(listNetworks())).rows).not.toContainEqual(listed);
  expect(sent()).toEqual([
    'POST /api/networks',
    'GET /api/networks',
    `GET /api/networks/${listed?.id}`,
    `DELETE /api/networks/${listed?.id}`,
    'GET /api/networks',
  ]);
});

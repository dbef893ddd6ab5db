/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { type MutationOptions, QueryClient } from '@tanstack/react-query';
import type { ServiceClient } from '../client';
import { modelKey } from '../queries';
import {
  antennaConfigurationMutations,
  antennaConfigurationQueries,
} from '../threshold-antenna-configurations';
import { thresholdMutations, thresholdQueries } from '../thresholds';
import { currentZoneMapMutations, currentZoneMapQueries } from '../zone-map-current';
import { zoneMapMutations, zoneMapQueries } from '../zone-maps';
import { type Session, startSession } from './session';

let session: Session;
let cache: QueryClient;
let client: ServiceClient;

beforeEach(async () => {
  await emulator.reset();
  session = await startSession();
  client = session.client;
  cache = new QueryClient();
});

afterEach(async () => {
  cache.clear();
  await session.close();
});

const run = <Data, Variables>(
  options: MutationOptions<Data, Error, Variables, unknown>,
  variables: Variables,
) => cache.getMutationCache().build(cache, options).execute(variables);

/** Models of which something on screen has to be asked for anew. */
const outdated = () =>
  [
    ...new Set(
      cache
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.isInvalidated)
        .map(({ queryKey: [model] }) => model),
    ),
  ].sort();

const facility = 'Riverside Hospital';
const current = () => cache.fetchQuery(currentZoneMapQueries(client).of(facility));
const zoneMap = { name: 'Basement', facility, zones: [] };

it('asks for the current zone map anew after a zone map was saved or deleted', async () => {
  await current();
  const stored = await run(zoneMapMutations(client).save(), { record: zoneMap });
  expect(outdated()).toEqual(['zone-map', 'zone-map-current']);
  expect(cache.getQueryData(zoneMapQueries(client).one('Basement').queryKey)).toEqual(stored);
  await run(zoneMapMutations(client).save(), {
    record: { ...zoneMap, name: 'Riverside Floors' },
    id: 'Riverside Floors',
  });
  cache.clear();
  expect(await current()).toEqual({ name: 'Riverside Floors', status: 'IN_PROGRESS' });
  await cache.fetchQuery(zoneMapQueries(client).list());
  await run(zoneMapMutations(client).remove(), { name: 'Riverside Floors' });
  expect(outdated()).toEqual(['zone-map', 'zone-map-current']);
});

it('shows at once which zone map was selected, and asks anew after it was cleared', async () => {
  await run(zoneMapMutations(client).save(), { record: zoneMap });
  await run(currentZoneMapMutations(client).select(), { facility, name: 'Basement' });
  const { queryKey } = currentZoneMapQueries(client).of(facility);
  expect(cache.getQueryData(queryKey)).toMatchObject({ name: 'Basement' });
  cache.clear();
  await current();
  await run(currentZoneMapMutations(client).clear(), facility);
  expect(outdated()).toEqual(['zone-map-current']);
});

it('shows a saved threshold under the id the service gave it, and takes a deleted one from the list', async () => {
  const threshold = { name: 'Gate', facility, readerArrangement: 'OVERHEAD', readers: [] };
  const stored = await run(thresholdMutations(client).save(), { record: threshold });
  const id = stored?.id ?? 0;
  const { queryKey } = thresholdQueries(client).one(String(id));
  expect(cache.getQueryData(queryKey)).toEqual({ ...threshold, id });
  await run(thresholdMutations(client).save(), { record: { ...threshold, name: 'Door' }, id });
  expect(cache.getQueryData(queryKey)).toMatchObject({ id, name: 'Door' });

  const list = thresholdQueries(client).list();
  const before = await cache.fetchQuery(list);
  await run(thresholdMutations(client).remove(), { id, name: 'Door' });
  expect(cache.getQueryData(queryKey)).toBeUndefined();
  expect(cache.getQueryData(list.queryKey)?.rows).toEqual(before.rows.filter((row) => row.id !== id));
});

it('asks for thresholds anew when another antenna configuration took the place of a deleted one', async () => {
  await cache.fetchQuery(thresholdQueries(client).list());
  const { rows } = await cache.fetchQuery(antennaConfigurationQueries(client).list());
  const overhead = rows.find(({ name }) => name === 'xArray Overhead');
  if (!overhead) throw new Error('The service has no built-in antenna configuration.');
  const { save, remove } = antennaConfigurationMutations(client);
  const copy = await run(save(), { record: { ...overhead, name: 'Overhead 2' } });
  await run(save(), { record: { ...overhead, name: 'Overhead 3' }, id: copy?.id });
  const one = antennaConfigurationQueries(client).one(String(copy?.id));
  expect(cache.getQueryData(one.queryKey)).toMatchObject({ id: copy?.id, name: 'Overhead 3' });
  await run(remove(), { ...overhead, replacementId: copy?.id });
  expect(outdated()).toEqual(expect.arrayContaining(modelKey('threshold')));
});

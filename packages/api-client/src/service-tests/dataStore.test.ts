/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { QueryClient } from '@tanstack/react-query';
import { brokerQueries } from '../brokers';
import type { ServiceClient } from '../client';
import { facilityQueries } from '../facilities';
import { jobQueries } from '../jobs';
import { identifierOf, type ModelName } from '../meta';
import { networkQueries } from '../networks';
import { publisherQueries } from '../publishers';
import { readerConfigurationQueries } from '../reader-configurations';
import { readerDefinitionQueries } from '../reader-definitions';
import { readerHealthQueries } from '../reader-health';
import { recipeQueries } from '../recipes';
import { antennaConfigurationQueries } from '../threshold-antenna-configurations';
import { thresholdQueries } from '../thresholds';
import { upgradeQueries } from '../upgrades';
import { userQueries } from '../users';
import { zoneMapQueries } from '../zone-maps';
import { type Session, startSession } from './session';

let session: Session;
let cache: QueryClient;

beforeEach(async () => {
  session = await startSession();
  cache = new QueryClient();
});

afterEach(async () => {
  cache.clear();
  await session.close();
});

/** The list of a model's records, and one of them by its identifier. */
interface Store {
  list(): Promise<{ readonly rows: readonly object[] }>;
  one(id: string): Promise<unknown>;
}

const stores: readonly (readonly [ModelName, (client: ServiceClient) => Store])[] = [
  [
    'broker',
    (client) => ({
      list: () => cache.fetchQuery(brokerQueries(client).list()),
      one: (id) => cache.fetchQuery(brokerQueries(client).one(id)),
    }),
  ],
  [
    'facility',
    (client) => ({
      list: () => cache.fetchQuery(facilityQueries(client).list()),
      one: (id) => cache.fetchQuery(facilityQueries(client).one(id)),
    }),
  ],
  [
    'job',
    (client) => ({
      list: () => cache.fetchQuery(jobQueries(client).list()),
      one: (id) => cache.fetchQuery(jobQueries(client).one(id)),
    }),
  ],
  [
    'network',
    (client) => ({
      list: () => cache.fetchQuery(networkQueries(client).list()),
      one: (id) => cache.fetchQuery(networkQueries(client).one(id)),
    }),
  ],
  [
    'publisher',
    (client) => ({
      list: () => cache.fetchQuery(publisherQueries(client).list()),
      one: (id) => cache.fetchQuery(publisherQueries(client).one(id)),
    }),
  ],
  [
    'reader-configuration',
    (client) => ({
      list: () => cache.fetchQuery(readerConfigurationQueries(client).list()),
      one: (id) => cache.fetchQuery(readerConfigurationQueries(client).one(id)),
    }),
  ],
  [
    'reader-definition',
    (client) => ({
      list: () => cache.fetchQuery(readerDefinitionQueries(client).list()),
      one: (id) => cache.fetchQuery(readerDefinitionQueries(client).one(id)),
    }),
  ],
  [
    'reader-health',
    (client) => ({
      list: () => cache.fetchQuery(readerHealthQueries(client).list()),
      one: (id) => cache.fetchQuery(readerHealthQueries(client).one(id)),
    }),
  ],
  [
    'recipe',
    (client) => ({
      list: () => cache.fetchQuery(recipeQueries(client).list()),
      one: (id) => cache.fetchQuery(recipeQueries(client).one(id)),
    }),
  ],
  [
    'threshold',
    (client) => ({
      list: () => cache.fetchQuery(thresholdQueries(client).list()),
      one: (id) => cache.fetchQuery(thresholdQueries(client).one(id)),
    }),
  ],
  [
    'threshold-antenna-configuration',
    (client) => ({
      list: () => cache.fetchQuery(antennaConfigurationQueries(client).list()),
      one: (id) => cache.fetchQuery(antennaConfigurationQueries(client).one(id)),
    }),
  ],
  [
    'user',
    (client) => ({
      list: () => cache.fetchQuery(userQueries(client).list()),
      one: (id) => cache.fetchQuery(userQueries(client).one(id)),
    }),
  ],
  [
    'zone-map',
    (client) => ({
      list: () => cache.fetchQuery(zoneMapQueries(client).list()),
      one: (id) => cache.fetchQuery(zoneMapQueries(client).one(id)),
    }),
  ],
];

it.each(stores)('[WIRE-05] [WIRE-08] finds all of %s, and one by its identifier', async (model, storeOf) => {
  const store = storeOf(session.client);
  const { rows } = await store.list();
  const [first = {}] = rows;
  const id: unknown = Reflect.get(first, identifierOf(model));
  expect(String(id)).toMatch(/\w/);
  expect(await store.one(String(id))).toEqual(first);
});

it('[WIRE-05] [WIRE-08] finds all upgrades, and one by its id with its readers', async () => {
  const queries = upgradeQueries(session.client);
  const { rows } = await cache.fetchQuery(queries.list());
  expect(rows.length).toBeGreaterThan(0);
  for (const { id, version, numDevices } of rows) {
    const upgrade = await cache.fetchQuery(queries.one(id));
    expect(upgrade).toMatchObject({ id, version });
    expect(upgrade.readers).toHaveLength(numDevices ?? -1);
  }
});

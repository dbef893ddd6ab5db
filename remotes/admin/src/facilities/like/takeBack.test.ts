/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { createServiceClient, type ServiceClient } from '@console/api-client';
import { signIn } from '@console/api-client/authentication';
import {
  applyChanges,
  isEffective,
  type PlannedChange,
  planChanges,
  writeBundle,
} from '@console/api-client/configuration-bundle';
import { listJobs } from '@console/api-client/jobs';
import { facilityLike } from '../like/facilityLike';
import { type LikeValues, suggestions } from '../like/like.values';
import { readFacilities } from '../like/useFacilityLike';
import { startJobs, stopJobs } from '../making/startJobs';
import { takeBack } from '../making/takeBack';

const source = 'Market Street Store';
const name = 'Harbour Street Store';

async function signedIn(): Promise<ServiceClient> {
  const { token } = await createServiceClient({ baseUrl: emulator.url }).call(
    signIn({ name: 'admin', password: 'admindefault' }),
  );
  return createServiceClient({ baseUrl: emulator.url, token: () => token });
}

const textOf = async (client: ServiceClient) =>
  writeBundle((await readFacilities(client)).configuration, 'json');

/** Makes a shop like the one of the demonstration. */
async function makeShop(client: ServiceClient) {
  const state = await readFacilities(client);
  const known = { configuration: state.configuration, jobs: (await client.call(listJobs())).rows };
  const suggested = suggestions(known, source, name);
  const readers = suggested.readers
    .split('\n')
    .map((line, at) => `${line}10.31.4.${at + 11}`)
    .join('\n');
  const values: LikeValues = { source, name, network: '10.31.4.0/24', names: suggested.names, readers };
  const like = facilityLike(values, known);
  const { changes } = planChanges(like.configuration, state, { mode: 'merge' });
  const outcomes = await applyChanges(client, state, changes.filter(isEffective));
  return { like, made: outcomes.map(({ change }): PlannedChange => change), outcomes };
}

test('a shop like that of the demonstration is made at one go, and taken back byte for byte', async () => {
  const client = await signedIn();
  const before = await textOf(client);
  const { like, made, outcomes } = await makeShop(client);
  expect(outcomes.map(({ state }) => state)).toEqual(Array(20).fill('done'));

  // No reader has registered: its jobs wait, unless they shall start all the same.
  const waiting = await startJobs(client, like.jobs, like.readers, false);
  expect(waiting).toEqual(like.jobs.map((draft) => ({ draft })));
  const ids = (await startJobs(client, like.jobs, like.readers, true)).map(({ id = '' }) => id);
  expect(ids).toHaveLength(2);
  let stopped = false;
  const stopping = stopJobs(client, ids).finally(() => {
    stopped = true;
  });
  while (!stopped) await emulator.advance(10_000);
  await stopping;

  const state = await readFacilities(client);
  // What was made in a first run is not what was before a second one.
  const again = made.map((change) => ({ ...change, ...(change.after && { before: change.after }) }));
  const plan = takeBack(state, [...made, ...again]);
  const undone = await applyChanges(client, state, plan, { keepGoing: true });
  expect(undone.map(({ state: outcome }) => outcome)).toEqual(Array(20).fill('done'));
  expect(await textOf(client)).toBe(before);
});

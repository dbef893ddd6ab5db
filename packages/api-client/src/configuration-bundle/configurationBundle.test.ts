/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import fc from 'fast-check';
import { createServiceClient, type FollowChange, type ServiceClient } from '..';
import { signIn } from '../authentication';
import { isActive, listJobs, stopJob } from '../jobs';
import { factoryReset } from '../resets';
import {
  applyChanges,
  type Configuration,
  isEffective,
  isMadeChange,
  type PlannedChange,
  planChanges,
  readDocuments,
  readSystem,
  undoRun,
  writeBundle,
} from '.';
import { anyConfiguration } from './configuration.fixtures';

const admin = { name: 'admin', password: 'admindefault' };

async function signedIn(followChange?: FollowChange): Promise<ServiceClient> {
  const { token } = await createServiceClient({ baseUrl: emulator.url }).call(signIn(admin));
  return createServiceClient({
    baseUrl: emulator.url,
    token: () => token,
    ...(followChange && { followChange }),
  });
}

/** A service that holds only what is built in. */
async function factoryNew(): Promise<ServiceClient> {
  const client = await signedIn();
  const { rows } = await client.call(listJobs());
  const active = rows.filter(isActive);
  for (const { id } of active) await client.call(stopJob(id, { graceful: false }));
  if (active.length > 0) await emulator.stride(60_000);
  await client.call(factoryReset());
  return signedIn();
}

/** Every secret that a plan asks for. */
const secretsFor = (changes: readonly PlannedChange[]) =>
  new Map(
    changes.flatMap(({ problems }) =>
      problems.flatMap((each) => (each.problem === 'secret' ? [[each.reference, 'password1'] as const] : [])),
    ),
  );

/** Puts a configuration in the place of what there is. */
async function put(client: ServiceClient, configuration: Configuration) {
  const state = await readSystem(client);
  const secrets = secretsFor(planChanges(configuration, state, { mode: 'overwrite' }).changes);
  const { changes } = planChanges(configuration, state, { mode: 'overwrite', secrets });
  const outcomes = await applyChanges(client, state, changes, { secrets, keepGoing: true });
  return { changes, notDone: outcomes.filter(({ state: became }) => became !== 'done') };
}

/** Exports, resets, applies and exports again. */
async function roundTrip(format: 'json' | 'yaml') {
  const before = await writeBundle((await readSystem(await signedIn())).configuration, format);
  const client = await factoryNew();
  const document = await readDocuments([{ text: before }]);
  expect(document.notes).toEqual([]);
  const { notDone, changes } = await put(client, document.configuration);
  expect(changes.flatMap(({ problems }) => problems)).toEqual([]);
  expect(notDone).toEqual([]);
  const state = await readSystem(client);
  expect(
    planChanges(document.configuration, state, { mode: 'overwrite' }).changes.filter(isEffective),
  ).toEqual([]);
  expect(await writeBundle(state.configuration, format)).toBe(before);
}

test('the demo survives a factory reset byte for byte', () => roundTrip('yaml'));

test('any configuration that the service holds survives a factory reset byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(anyConfiguration, async (configuration) => {
      const { notDone } = await put(await factoryNew(), configuration);
      expect(notDone.map(({ change, error }) => `${change.key}: ${error}`)).toEqual([]);
      await roundTrip('json');
    }),
    { numRuns: process.env.TEST_DEEP === '1' ? 40 : 1 },
  );
});

test('a run is told as one, and taken back byte for byte by what was told of it', async () => {
  await factoryNew();
  const told: unknown[] = [];
  const client = await signedIn(({ call: { change } }) => {
    if (change.run?.id === 'r-1' && change.run.total === 3) told.push(change.run.made);
    return () => undefined;
  });
  const network = (name: string, CIDRRange: string) => ({ name, CIDRRange });
  await put(client, { networks: [network('North', '10.1.0.0/16'), network('West', '10.2.0.0/16')] });
  const state = await readSystem(client);
  const before = await writeBundle(state.configuration, 'json');
  const wanted: Configuration = {
    networks: [network('North', '10.9.0.0/16'), network('South', '10.3.0.0/16')],
  };
  const { changes } = planChanges(wanted, state, { mode: 'overwrite' });
  await applyChanges(client, state, changes, { run: { id: 'r-1', total: 3 } });
  const made = told.filter(isMadeChange);
  expect(made.map(({ name }) => name)).toEqual(['North', 'South', 'West']);
  const present = (await readSystem(client)).configuration;
  expect(await writeBundle(present, 'json')).not.toBe(before);
  await put(client, undoRun(made, present).configuration);
  expect(await writeBundle((await readSystem(client)).configuration, 'json')).toBe(before);
});

/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { type MutationOptions, QueryClient, QueryObserver } from '@tanstack/react-query';
import { clockSyncMutations, clockSyncQueries } from '../clock-sync';
import { ongoingProcessMutations, ongoingProcessQueries } from '../ongoing-processes';
import { isCancelled, isRunning, registrationMutations, registrationQueries } from '../registrations';
import { scannedReaderMutations } from '../scanned-readers';
import { upgradeMutations, upgradeQueries } from '../upgrades';
import { type Session, startSession } from './session';

let session: Session;
let cache: QueryClient;

beforeEach(async () => {
  await emulator.reset();
  session = await startSession();
  cache = new QueryClient();
});

afterEach(async () => {
  await cache.cancelQueries();
  cache.clear();
  await session.close();
});

function run<Data, Variables, Context>(
  options: MutationOptions<Data, Error, Variables, Context>,
  variables: Variables,
) {
  return cache.getMutationCache().build(cache, options).execute(variables);
}

const sent = () => session.wire.requests.slice(1).map(({ method, path }) => `${method} ${path}`);
const draft = {
  readers: [{ ipAddress: '10.20.1.41', facility: 'DEFAULT' }],
  hostname: 'server.example',
};

it('[REGISTER-22] a registration that was started is the most recent one at once, and is found on a reload', async () => {
  const queries = registrationQueries(session.client);
  const started = await run(registrationMutations(session.client).start(), draft);
  expect(started && isRunning(started)).toBe(true);
  const { mostRecent, one } = queries;
  expect(cache.getQueryData(mostRecent().queryKey)).toEqual(started);
  expect(cache.getQueryData(one(started?.id ?? '').queryKey)).toEqual(started);
  expect(await new QueryClient().fetchQuery(mostRecent())).toEqual(started);
});

it('[REGISTER-24] one that is cancelled shows so to whoever watches it, and can be run again', async () => {
  const mutations = registrationMutations(session.client);
  const started = await run(mutations.start(), draft);
  if (!started) throw new Error('The service answered no registration.');
  const watching = new QueryObserver(cache, registrationQueries(session.client).one(started.id));
  const stop = watching.subscribe(() => undefined);
  await run(mutations.cancel(), started.id);
  const cancelled = watching.getCurrentResult().data;
  stop();
  expect(cancelled && isCancelled(cancelled)).toBe(true);
  if (!cancelled) return;
  expect(await run(mutations.rerun(), cancelled)).toMatchObject({ status: 'IN_PROGRESS' });
});

it('[ERROR-11] that there has been no registration is no error', async () => {
  emulator.fault({ path: '/api/capInstall/readerUpdates/mostRecent', status: 404 });
  const query = registrationQueries(session.client).mostRecent();
  expect(query.meta).toMatchObject({ notFoundAllowed: true });
  expect(await cache.fetchQuery(query)).toBeNull();
});

it('[REGISTER-14] a password is set and verified by finding the reader again; nothing keeps it', async () => {
  const { setPassword, scan } = scannedReaderMutations(session.client);
  const found = await run(scan(), { networks: ['2'] });
  expect(found.rows.filter(({ needsAuth }) => needsAuth).map(({ ipAddress }) => ipAddress)).toEqual([
    '10.21.4.42',
  ]);
  const verified = await run(setPassword(), { ipAddress: '10.21.4.42', password: 'till-3' });
  expect(verified).toMatchObject({ needsAuth: false, name: 'SpeedwayR-12-77-1b' });
  expect(setPassword()).toMatchObject({ gcTime: 0, meta: { silent: true } });
});

it('[REGISTER-19] a process of an unknown type fails without a call', async () => {
  const { track } = ongoingProcessMutations(session.client);
  const attempt = run(track(), { processId: '4', processType: 'nap' });
  await expect(attempt).rejects.toMatchObject({ name: 'InvalidProcessTypeError' });
  expect(sent()).toEqual([]);
});

it('[REGISTER-20] a process is kept track of until it is forgotten', async () => {
  const { track, forget } = ongoingProcessMutations(session.client);
  const processes = () => cache.fetchQuery(ongoingProcessQueries(session.client).list());
  await run(track(), { processId: '4', processType: 'capInstall' });
  expect((await processes()).rows).toMatchObject([{ processId: '4' }]);
  await run(forget(), '4');
  expect((await processes()).rows).toEqual([]);
});

it('[CLOCK-02] clocks that were synced show so at once', async () => {
  await run(clockSyncMutations(session.client).start(), undefined);
  expect(cache.getQueryData(clockSyncQueries(session.client).state().queryKey)).toEqual({ enabled: true });
});

it('[UPGRADE-18] [UPGRADE-20] an upgrade is asked for again once it was told to stop, and polled while it runs', async () => {
  const { id } = await run(upgradeMutations(session.client).start(), {
    record: {
      imageType: 'FIRMWARE_SPEEDWAY',
      version: '7.0.0.240',
      readers: ['RH-OR-Corridor-1'],
    },
  });
  const { one } = upgradeQueries(session.client, { pollInterval: 5000 });
  const running = await cache.fetchQuery(one(id));
  await run(upgradeMutations(session.client).stop(), id);
  expect(cache.getQueryState(one(id).queryKey)).toMatchObject({ isInvalidated: true });
  const next = (status: string) =>
    (one(id).refetchInterval as (query: object) => number | false)({
      state: { status: 'success', data: { ...running, status } },
    });
  expect([next('WAITING'), next('IN_PROGRESS'), next('COMPLETED'), next('FAILED')]).toEqual([
    5000,
    5000,
    false,
    false,
  ]);
});

/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { createServiceClient } from '../client';
import { showMachineSetup } from '../machine-setup';
import {
  generateToken,
  listTokens,
  obtainToken,
  revokeToken,
  revokeTokens,
  tokenMutations,
  tokenQueries,
} from '../tokens';
import { sessionOfTest } from './session';

const session = sessionOfTest();
const { call } = session;

const sent = () => session.wire.requests.slice(1).map(({ method, path, body }) => [method, path, body]);
const base = '/itemsense/authentication/v1';

/** Asks the service something with a token of its own. */
const mayCall = (token: string) =>
  createServiceClient({ baseUrl: emulator.url, token: () => token })
    .call(showMachineSetup())
    .then(
      () => true,
      () => false,
    );

test('[TOKEN-05] tokens are listed with secret, user, times and whether they are valid', async () => {
  const token = await call(generateToken('operator'));
  const { rows, unreadable } = await call(listTokens('operator'));
  expect(unreadable).toEqual([]);
  expect(rows).toContainEqual({
    token,
    username: 'operator',
    issued: new Date(emulator.now()).toISOString(),
    valid: true,
  });
  await mayCall(token);
  const used = (await call(listTokens('operator'))).rows.find((row) => row.token === token);
  expect(used?.lastUsed).toBe(new Date(emulator.now()).toISOString());
  expect(sent()[1]).toEqual(['GET', `${base}/listTokens/operator`, '']);
});

test('[TOKEN-06] [TOKEN-07] generating and revoking ask for the tokens of the user again', async () => {
  const cache = new QueryClient();
  const run = <V, R>(options: ConstructorParameters<typeof MutationObserver<R, Error, V>>[1], variables: V) =>
    new MutationObserver<R, Error, V>(cache, options).mutate(variables);
  const mutations = tokenMutations(session.client);
  const tokens = tokenQueries(session.client, { pollInterval: 0 }).of('operator');
  await cache.fetchQuery(tokens);

  const token = await run<string, string>(mutations.generate(), 'operator');
  expect(cache.getQueryState(tokens.queryKey)?.isInvalidated).toBe(true);
  expect((await cache.fetchQuery(tokens)).rows).toContainEqual(
    expect.objectContaining({ token, valid: true }),
  );
  expect(await mayCall(token)).toBe(true);

  await run(mutations.revoke(), { username: 'operator', token });
  expect(cache.getQueryState(tokens.queryKey)?.isInvalidated).toBe(true);
  expect((await cache.fetchQuery(tokens)).rows).toContainEqual(
    expect.objectContaining({ token, valid: false }),
  );
  expect(await mayCall(token)).toBe(false);

  expect(sent()).toEqual([
    ['GET', `${base}/listTokens/operator`, ''],
    ['PUT', `${base}/token/operator`, ''],
    ['GET', `${base}/listTokens/operator`, ''],
    ['PUT', `${base}/revokeToken`, JSON.stringify({ token })],
    ['GET', `${base}/listTokens/operator`, ''],
  ]);
});

test('a token of the own user is obtained; one that nobody has cannot be revoked', async () => {
  expect(await mayCall(await call(obtainToken()))).toBe(true);
  expect(sent()).toEqual([['GET', `${base}/token`, '']]);
  await expect(call(revokeToken('unknown'))).rejects.toMatchObject({ status: 404 });
});

test('all tokens of a user are revoked by one call, and shown so where those of many are', async () => {
  const cache = new QueryClient();
  const tokens = [await call(generateToken('operator')), await call(generateToken('operator'))];
  const others = await call(generateToken('Admin'));
  const all = tokenQueries(session.client).ofAll(['Admin', 'operator', 'nobody']);
  const { rows, missing } = await cache.fetchQuery(all);
  expect(rows).toContainEqual(expect.objectContaining({ token: others, username: 'Admin' }));
  expect(rows).toContainEqual(expect.objectContaining({ token: tokens[0], username: 'operator' }));
  expect(missing).toEqual(['nobody']);

  await new MutationObserver(cache, tokenMutations(session.client).revokeAll()).mutate('operator');
  expect(sent().at(-1)).toEqual(['PUT', `${base}/revokeTokens/operator`, '']);
  expect(await Promise.all([...tokens, others].map(mayCall))).toEqual([false, false, true]);
  const shown = cache.getQueryData(all.queryKey)?.rows;
  expect(shown?.filter(({ username }) => username === 'operator').every(({ valid }) => !valid)).toBe(true);
  expect(shown).toContainEqual(expect.objectContaining({ token: others, valid: true }));
  await expect(call(revokeTokens('nobody'))).rejects.toMatchObject({ status: 404 });
});

test('the tokens of many users fail where those of none could be loaded', async () => {
  const all = tokenQueries(session.client).ofAll(['nobody', 'nobody-else']);
  await expect(new QueryClient().fetchQuery(all)).rejects.toMatchObject({ status: 404 });
});

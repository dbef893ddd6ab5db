/** @jest-environment ./packages/testing/src/environments/nodeService.ts */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { signIn } from '../authentication';
import { createServiceClient } from '../client';
import { createFacility, facilityQueries, listFacilities } from '../facilities';
import { listReaderDefinitions } from '../reader-definitions';
import { admin, sessionOfTest } from './session';

const session = sessionOfTest({ fresh: true });
const { call } = session;

const tagsSent = () => session.requests().map(({ headers }) => headers['if-none-match']);

test('an unchanged list is asked for by its entity tag, has no body, and is the same list', async () => {
  const statuses: number[] = [];
  const client = createServiceClient({
    baseUrl: session.wire.url,
    token: () => session.token,
    fetch: async (...request) => {
      const response = await fetch(...request);
      statuses.push(response.status);
      return response;
    },
  });
  const first = await client.call(listReaderDefinitions());
  expect(await client.call(listReaderDefinitions())).toBe(first);
  expect(await client.call(listReaderDefinitions())).toBe(first);
  expect(statuses).toEqual([200, 304, 304]);
  expect(tagsSent()).toEqual([undefined, expect.stringMatching(/^W\/".+"$/), expect.anything()]);
});

test('a list that has changed is read again', async () => {
  const first = await call(listFacilities());
  await call(createFacility({ name: 'Yard' }));
  const second = await call(listFacilities());
  expect(second.rows).toHaveLength(first.rows.length + 1);
  expect(await call(listFacilities())).toBe(second);
});

test('what one session was answered is not used for another, nor after signing out', async () => {
  let token: string | undefined = session.token;
  const client = createServiceClient({ baseUrl: session.wire.url, token: () => token });
  const first = await client.call(listFacilities());
  token = (await call(signIn(admin))).token;
  const second = await client.call(listFacilities());
  expect(second).not.toBe(first);
  expect(second).toEqual(first);
  token = undefined;
  await expect(client.call(listFacilities())).rejects.toMatchObject({ status: 401 });
  expect(tagsSent().filter(Boolean)).toEqual([]);
});

test('a poll that brings nothing new tells no consumer of other data', async () => {
  const cache = new QueryClient();
  const observer = new QueryObserver(cache, facilityQueries(session.client).list());
  const told = jest.fn();
  const stop = observer.subscribe(({ data }) => told(data));
  await observer.refetch();
  const { data } = observer.getCurrentResult();
  await observer.refetch();
  expect(observer.getCurrentResult().data).toBe(data);
  expect(new Set(told.mock.calls.flat().filter(Boolean)).size).toBe(1);
  expect(session.sent()).toHaveLength(2);
  stop();
  cache.clear();
});

/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { idle } from '@console/testing/idle';
import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createServiceClient } from '../client';
import { facilityQueries } from '../facilities';

let service: RecordingProxy;
let cache: QueryClient;
let failing: boolean;

const poll = 5000;
const facilities = () =>
  facilityQueries(createServiceClient({ baseUrl: service.url }), { pollInterval: poll });

/** A consumer of the list, as a component that uses it is. */
function consume() {
  const observer = new QueryObserver(cache, facilities().list());
  const stop = observer.subscribe(() => undefined);
  return { observer, stop };
}

/** Lets time pass and tells whether that asked the service. */
async function asksAfter(milliseconds: number) {
  const before = service.requests.length;
  await jest.advanceTimersByTimeAsync(milliseconds);
  await idle(cache);
  return service.requests.length > before;
}

beforeEach(async () => {
  failing = false;
  service = await startRecordingProxy({
    answer: () => (failing ? { status: 500 } : { body: [{ name: 'Dock' }] }),
  });
  cache = new QueryClient();
  // The network keeps its own time.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
});

afterEach(async () => {
  jest.useRealTimers();
  cache.clear();
  await service.close();
});

it('[POLL-01] polls once for all consumers, and no more when the last has gone', async () => {
  const first = consume();
  await idle(cache);
  expect(service.requests).toHaveLength(1);

  expect(await asksAfter(poll / 2)).toBe(false);
  const second = consume();
  await idle(cache);
  expect(service.requests).toHaveLength(1);

  expect(await asksAfter(poll / 2)).toBe(true);
  expect(await asksAfter(poll / 2)).toBe(false);
  expect(await asksAfter(poll / 2)).toBe(true);
  expect(service.requests).toHaveLength(3);

  first.stop();
  expect(await asksAfter(poll)).toBe(true);
  second.stop();
  expect(await asksAfter(10 * poll)).toBe(false);
});

it('[POLL-02] stops at the first error, which names the address, and starts again with the next success', async () => {
  const { observer, stop } = consume();
  await idle(cache);
  failing = true;
  expect(await asksAfter(poll)).toBe(true);
  expect(observer.getCurrentResult()).toMatchObject({
    data: { rows: [{ name: 'Dock' }] },
    error: { kind: 'refused', call: { path: '/itemsense/configuration/v1/facilities/show' } },
  });
  expect(await asksAfter(10 * poll)).toBe(false);

  failing = false;
  await observer.refetch();
  expect(await asksAfter(poll)).toBe(true);
  stop();
});

it('does not ask again for what is younger than the interval', async () => {
  const first = consume();
  await idle(cache);
  first.stop();

  expect(await asksAfter(poll - 1)).toBe(false);
  consume().stop();
  expect(cache.isFetching()).toBe(0);

  expect(await asksAfter(1)).toBe(false);
  const later = consume();
  await idle(cache);
  later.stop();
  expect(service.requests).toHaveLength(2);
});

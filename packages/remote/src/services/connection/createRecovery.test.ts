/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { ServiceError } from '@console/api-client';
import { throughErrors } from '@console/api-client/polling';
import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { createRecovery, longestPause, type Recovery } from './createRecovery';

const interval = 1000;
const call = { name: 'listJobs', method: 'GET', path: '/jobs' } as const;
const failure = (status: number) =>
  new ServiceError({ kind: 'refused', status, call, title: String(status), detail: '' });

let cache: QueryClient;
let recovery: Recovery;
let status: number;
const ask = jest.fn(async () => {
  if (status !== 200) throw failure(status);
  return 'answer';
});

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockClear();
  status = 503;
  cache = new QueryClient();
  recovery = createRecovery(cache, interval);
});
afterEach(() => {
  recovery.close();
  cache.clear();
  jest.useRealTimers();
});

const pass = (time: number) => jest.advanceTimersByTimeAsync(time);

async function openFailing(options: Partial<QueryObserverOptions<string>> = {}) {
  const observer = new QueryObserver(cache, { queryKey: ['jobs'], queryFn: ask, retry: false, ...options });
  const leave = observer.subscribe(() => undefined);
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
  return { observer, leave };
}

const answerOther = () => cache.fetchQuery({ queryKey: ['other', Date.now()], queryFn: () => 'well' });

test('a query that failed is not asked again while nothing says that the service is well', async () => {
  await openFailing();
  await pass(100 * interval);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('it is asked again an interval after its failure once another call was answered', async () => {
  const { observer } = await openFailing();
  status = 200;
  await answerOther();
  await pass(interval - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(observer.getCurrentResult().data).toBe('answer');
});

test.each([
  ['the focus of the window', () => dispatchEvent(new Event('focus'))],
  ['the network', () => dispatchEvent(new Event('online'))],
])('%s asks again at once', async (_, sign) => {
  await openFailing();
  sign();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what stays broken is asked ever less', async () => {
  await openFailing();
  const pauses: number[] = [];
  for (let asked = 1; asked < 12; asked += 1) {
    const before = Date.now();
    await answerOther();
    while (ask.mock.calls.length === asked) await pass(interval);
    pauses.push((Date.now() - before) / interval);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  expect(longestPause).toBe(300 * interval);
});

test.each([
  ['was refused', 404, {}],
  ['gave up after several errors', 503, throughErrors(0)],
])('a query that %s is left alone', async (_, refusal, options) => {
  status = refusal;
  const observer = new QueryObserver(cache, { queryKey: ['jobs'], queryFn: ask, retry: false, ...options });
  observer.subscribe(() => undefined);
  await pass(10 * interval);
  const asked = ask.mock.calls.length;
  await answerOther();
  await pass(10 * interval);
  expect(ask).toHaveBeenCalledTimes(asked);
});

test('nothing is asked for a page that was left', async () => {
  const { leave } = await openFailing();
  await answerOther();
  leave();
  await pass(10 * interval);
  expect(ask).toHaveBeenCalledTimes(1);
});

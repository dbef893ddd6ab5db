/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { idle } from '@console/testing/idle';
import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { type MutationOptions, QueryClient, QueryObserver } from '@tanstack/react-query';
import { createServiceClient, type ServiceClient } from '../client';
import { readerHealthQueries } from '../reader-health';
import { jobMutations, jobQueries } from '.';

const poll = 5000;

let service: RecordingProxy;
let client: ServiceClient;
let cache: QueryClient;
let status: string;

const job = () => ({ id: 'a1', status, job: { name: 'Count', recipeName: 'R' } });
const queries = () => jobQueries(client, { cache, pollInterval: poll });
const asked = () => service.requests.map(({ method, path }) => `${method} ${path.split('/v1/').at(-1)}`);

function run<Data, Variables, Context>(
  options: MutationOptions<Data, Error, Variables, Context>,
  variables: Variables,
) {
  return cache.getMutationCache().build(cache, options).execute(variables);
}

/** Lets time pass and tells whether that asked the service. */
async function asksAfter(milliseconds: number) {
  const before = service.requests.length;
  await jest.advanceTimersByTimeAsync(milliseconds);
  await idle(cache);
  return service.requests.length > before;
}

beforeEach(async () => {
  status = 'RUNNING';
  service = await startRecordingProxy({
    answer: ({ method, path }) => {
      if (path.endsWith('/readers') || path.endsWith('/show')) return { body: [] };
      return method === 'POST' && path.includes('/stop/') ? { status: 204 } : { body: job() };
    },
  });
  client = createServiceClient({ baseUrl: service.url });
  cache = new QueryClient();
  // The network keeps its own time.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
});

afterEach(async () => {
  jest.useRealTimers();
  await cache.cancelQueries();
  cache.clear();
  await service.close();
});

it('polls a job until it is over', async () => {
  const stop = new QueryObserver(cache, queries().one('a1')).subscribe(() => undefined);
  await idle(cache);
  expect(await asksAfter(poll)).toBe(true);
  status = 'STOPPED';
  expect(await asksAfter(poll)).toBe(true);
  expect(await asksAfter(10 * poll)).toBe(false);
  stop();
});

it('shows a started job at once, and asks for jobs and health anew', async () => {
  await cache.fetchQuery(queries().list());
  await cache.fetchQuery(readerHealthQueries(client).list());
  await run(jobMutations(client).start(), { record: { recipeName: 'R' } });
  expect(cache.getQueryData(queries().one('a1').queryKey)).toMatchObject({ id: 'a1', name: 'Count' });
  for (const { queryKey } of [queries().list(), readerHealthQueries(client).list()])
    expect(cache.getQueryState(queryKey)).toMatchObject({ isInvalidated: true });
});

it('[JOB-07] stops with or without grace, also where the service answers nothing', async () => {
  const { stop } = jobMutations(client);
  expect(await run(stop(), { job: { id: 'a1' } })).toBeNull();
  await run(stop(), { job: { id: 'a1' }, graceful: false });
  expect(asked()).toEqual(['POST jobs/stop/a1?graceful=true', 'POST jobs/stop/a1?graceful=false']);
});

it('[JOB-22] names the job in the meta of every mutation', () => {
  const { start, stop } = jobMutations(client);
  expect(start().meta).toMatchObject({ model: 'job', action: 'start' });
  expect(start().meta?.describe?.({ record: { name: 'Count', recipeName: 'R' } })).toBe('Count');
  expect(start().meta?.describe?.({ record: { recipeName: 'R' } })).toBe('R');
  expect(stop().meta).toMatchObject({ model: 'job', action: 'stop' });
  expect(stop().meta?.describe?.({ job: { id: 'a1', name: 'Count' } })).toBe('Count');
});

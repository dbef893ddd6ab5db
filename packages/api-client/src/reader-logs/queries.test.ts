import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createServiceClient } from '../client';
import { readerLogQueries } from '.';

let service: RecordingProxy;
let readersStates: object;

beforeEach(async () => {
  service = await startRecordingProxy({ answer: () => ({ body: { state: 'DONE', readersStates } }) });
});

afterEach(() => service.close());

test('[LOG-05] the state is polled at the interval while a reader is at work, and no longer', async () => {
  const client = createServiceClient({ baseUrl: service.url });
  const query = readerLogQueries(client, { pollInterval: 700 }).request();
  const observer = new QueryObserver(new QueryClient(), query);
  const { refetchInterval } = query;
  const next = async (states: object) => {
    readersStates = states;
    await observer.refetch();
    return typeof refetchInterval === 'function' && refetchInterval(observer.getCurrentQuery());
  };
  expect(await next({ RUNNING: ['A', 'B'] })).toBe(700);
  expect(await next({ RUNNING: ['A'], DONE: ['B'] })).toBe(700);
  expect(await next({ DONE: ['B'], ERROR: ['A'] })).toBe(false);
});

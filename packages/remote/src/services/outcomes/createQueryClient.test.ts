/** @jest-environment ./packages/testing/src/environments/dom.ts */
import { type Call, createServiceClient, type ServiceClient } from '@console/api-client';
import { readMessages } from '@console/testing/messages';
import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import { type Alerts, createAlerts } from '../alerts/createAlerts';
import { mayRetry, retries, retryDelay } from '../connection/retryRequest';
import { serviceMessages } from '../serviceMessages';
import { createQueryClient } from './createQueryClient';

const translate = readMessages(serviceMessages.en);

let status: number;
let proxy: RecordingProxy;
let alerts: Alerts;
let client: ServiceClient;
let queryClient: QueryClient;

beforeEach(async () => {
  status = 200;
  proxy = await startRecordingProxy({ answer: () => ({ status, body: { message: `status ${status}` } }) });
  alerts = createAlerts();
  client = createServiceClient({ baseUrl: proxy.url });
  queryClient = createQueryClient({ alerts, translate, freshFor: 0, retryDelay: () => 0 });
});
afterEach(async () => {
  queryClient.clear();
  await proxy.close();
});

const call = (method: 'GET' | 'POST'): Call<unknown> => ({
  name: 'ask',
  method,
  path: '/asked',
  answer: (value) => ({ matches: true, value }),
});

const jobs = () => ({
  queryKey: ['jobs'],
  queryFn: () => client.call(call('GET')),
  meta: { model: 'job', alert: 'always' } as const,
});

const said = () => alerts.getState().current.map(({ title, lines, place }) => [place, title, ...lines]);

test('[ERROR-07] a failed load raises the message of the model', async () => {
  status = 400;
  await expect(queryClient.fetchQuery(jobs())).rejects.toThrow();
  expect(said()).toEqual([
    ['modal', "Couldn't fetch job data from the server.", 'ItemSense responded with an error: status 400'],
  ]);
});

test('[ERROR-06] a service out of reach is named as that', async () => {
  await proxy.close();
  await queryClient.prefetchQuery(jobs());
  expect(said()).toEqual([
    ['modal', "Couldn't fetch job data from the server.", "Couldn't communicate with the server."],
  ]);
  proxy = await startRecordingProxy({});
});

test('a poll that fails shows a banner, and takes it back when it recovers', async () => {
  await queryClient.fetchQuery(jobs());
  status = 400;
  await queryClient.prefetchQuery(jobs());
  expect(said()[0]?.[0]).toBe('banner');
  status = 200;
  await queryClient.prefetchQuery(jobs());
  expect(said()).toEqual([]);
});

test('[ALERT-05][ERROR-09] a mutation reports its end with the entity and its name', async () => {
  const remove = () =>
    new MutationObserver(queryClient, {
      mutationFn: () => client.call(call('POST')),
      meta: { model: 'job', action: 'delete', describe: (name: unknown) => String(name) },
    });
  await remove().mutate('Night shift' as never);
  expect(said()).toEqual([['banner', 'The job “Night shift” was deleted.']]);
  status = 409;
  await expect(remove().mutate('Night shift' as never)).rejects.toThrow();
  expect(said()[1]).toEqual([
    'modal',
    'The job “Night shift” could not be deleted.',
    'ItemSense responded with an error: status 409',
    'Put right what is named above, then try again.',
  ]);
});

test('a read is asked again where that can help, a write never', async () => {
  status = 503;
  await queryClient.prefetchQuery(jobs());
  expect(proxy.requests).toHaveLength(1 + retries);
  status = 404;
  await queryClient.prefetchQuery({ ...jobs(), queryKey: ['missing'] });
  expect(proxy.requests).toHaveLength(2 + retries);
  status = 503;
  const start = new MutationObserver(queryClient, { mutationFn: () => client.call(call('POST')) });
  await expect(start.mutate()).rejects.toThrow();
  expect(proxy.requests).toHaveLength(3 + retries);
});

test('pauses double, up to eight seconds; what is no error of the service is not asked again', () => {
  expect([0, 1, 2, 3, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 8000]);
  expect(mayRetry(0, new Error('in the code'))).toBe(false);
});

describe('an answer that is under way when a change invalidates it', () => {
  /** A query whose answers are given by the test: `answers[n](value)` ends the n-th request. */
  function heldQuery() {
    const answers: ((value: string) => void)[] = [];
    const options = {
      queryKey: ['state'],
      queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    };
    return { answers, options };
  }

  test('is asked for again where it is the first one', async () => {
    const { answers, options } = heldQuery();
    const observer = new QueryObserver(queryClient, options);
    const stop = observer.subscribe(() => undefined);
    const invalidated = queryClient.invalidateQueries({ queryKey: ['state'] });
    answers[0]?.('before the change');
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('after the change');
    await invalidated;
    expect(observer.getCurrentResult().data).toBe('after the change');
    stop();
  });

  test('does not count as fresh where nobody shows it', async () => {
    const { answers, options } = heldQuery();
    const ahead = queryClient.prefetchQuery({ ...options, staleTime: Number.POSITIVE_INFINITY });
    const invalidated = queryClient.invalidateQueries({ queryKey: ['state'] });
    answers[0]?.('before the change');
    await Promise.all([ahead, invalidated]);
    expect(queryClient.getQueryState(['state'])).toMatchObject({ isInvalidated: true });
    expect(answers).toHaveLength(1);
  });
});

import { idle } from '@console/testing/idle';
import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createServiceClient } from '../client';
import { facilityQueries } from '../facilities';
import { ServiceClientProvider, useResource } from '.';

let service: RecordingProxy;
let cache: QueryClient;
let answered = 0;

function Facilities() {
  const { data } = useQuery(useResource(facilityQueries).list());
  return (
    <ul>
      {data?.rows.map(({ name }) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function open(pollInterval?: number) {
  const client = createServiceClient({ baseUrl: service.url });
  return render(
    <QueryClientProvider client={cache}>
      <ServiceClientProvider client={client} pollInterval={pollInterval}>
        <Facilities />
      </ServiceClientProvider>
    </QueryClientProvider>,
  );
}

beforeEach(async () => {
  answered = 0;
  cache = new QueryClient();
  service = await startRecordingProxy({ answer: () => ({ body: [{ name: `answer ${++answered}` }] }) });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
});

afterEach(async () => {
  jest.useRealTimers();
  await service.close();
});

it.each([
  ['the default', undefined, 5000],
  ['the configured', 1000, 1000],
])('[POLL-03] asks for a list again after %s interval', async (_which, configured, interval) => {
  const { unmount } = open(configured);
  const pass = (milliseconds: number) =>
    act(async () => {
      await jest.advanceTimersByTimeAsync(milliseconds);
      await idle(cache);
      // What the answer changes is drawn a turn later.
      await jest.advanceTimersByTimeAsync(1);
    });
  await pass(0);
  expect(screen.getByText('answer 1')).toBeVisible();
  await pass(interval / 2);
  expect(screen.getByText('answer 1')).toBeVisible();
  await pass(interval / 2);
  expect(screen.getByText('answer 2')).toBeVisible();
  unmount();
});

it('needs a provider', () => {
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() =>
    render(
      <QueryClientProvider client={cache}>
        <Facilities />
      </QueryClientProvider>,
    ),
  ).toThrow('There is no ServiceClientProvider above this component.');
  complain.mockRestore();
});

import { type Call, createServiceClient } from '@console/api-client';
import { MessagesProvider } from '@console/design/messages';
import { readMessages } from '@console/testing/messages';
import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { QueryObserver } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAlerts } from '../alerts/createAlerts';
import { createQueryClient } from '../outcomes/createQueryClient';
import { serviceMessages } from '../serviceMessages';
import { type Connection, ConnectionBanner, ConnectionProvider } from '.';
import { createConnection } from './createConnection';

const ask = (path: string): Call<unknown> => ({
  name: 'ask',
  method: 'GET',
  path,
  answer: (value) => ({ matches: true, value }),
});

/** Status of the answers by path; a gateway without a service behind it answers everything with 502. */
let wrong: Record<string, number>;
let service: RecordingProxy;
const opened: { close: () => void }[] = [];

beforeEach(async () => {
  wrong = {};
  service = await startRecordingProxy({
    answer: ({ path }) => ({ status: wrong['*'] ?? wrong[path] ?? 200, body: { message: 'said' } }),
  });
});
afterEach(async () => {
  for (const each of opened.splice(0)) each.close();
  await service.close();
});

function open(interval = 60_000) {
  const client = createServiceClient({ baseUrl: service.url });
  const alerts = createAlerts();
  const restored = jest.fn();
  const connection = createConnection({
    probe: () => client.call(ask('/probe')),
    interval,
    onRestored: restored,
  });
  const queryClient = createQueryClient({
    alerts,
    translate: readMessages(serviceMessages.en),
    connection,
    freshFor: 0,
    retryDelay: () => 0,
  });
  const list = new QueryObserver(queryClient, {
    queryKey: ['jobs'],
    queryFn: () => client.call(ask('/jobs')),
    retry: false,
    meta: { model: 'job', alert: 'later' },
  });
  opened.push(connection, { close: () => queryClient.clear() });
  return { connection, alerts, list, restored };
}

const show = (connection: Connection) =>
  render(
    <MessagesProvider locale="en" messages={serviceMessages.en}>
      <ConnectionProvider connection={connection}>
        <ConnectionBanner />
      </ConnectionProvider>
    </MessagesProvider>,
  );

test('[ERROR-06] a service that went away is said once, not once for each list, until it answers again', async () => {
  const { connection, alerts, list, restored } = open();
  show(connection);
  await list.refetch();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  wrong = { '*': 502 };
  await list.refetch();
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent("Couldn't communicate with the server.");
  expect(banner).toHaveTextContent(/out of date since (?:[01]\d|2[0-3]):\d\d:\d\d\. /);
  expect(alerts.getState().current).toEqual([]);

  wrong = {};
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(restored).toHaveBeenCalledTimes(1);
});

test('one call that fails while the service answers is the matter of that call', async () => {
  const { connection, alerts, list } = open();
  await list.refetch();
  wrong = { '/jobs': 503 };
  await list.refetch();
  await waitFor(() => expect(alerts.getState().current).toHaveLength(1));
  expect(alerts.getState().current[0]).toMatchObject({ place: 'banner' });
  expect(connection.getState()).toEqual({ status: 'connected' });
});

test('the service is asked until it answers, by itself', async () => {
  const { connection, restored } = open(20);
  wrong = { '*': 504 };
  await connection.check();
  expect(connection.getState()).toMatchObject({ status: 'lost' });
  await service.arrived(3);
  wrong = {};
  await waitFor(() => expect(restored).toHaveBeenCalledTimes(1));
  expect(connection.getState()).toEqual({ status: 'connected' });
});

test('a device that comes back online asks at once', async () => {
  const { connection } = open();
  wrong = { '*': 502 };
  await connection.check();
  wrong = {};
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(connection.getState()).toEqual({ status: 'connected' }));
});

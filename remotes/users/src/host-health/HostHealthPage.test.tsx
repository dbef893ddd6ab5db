import { holdSockets, renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';

const service = serviceOfTest();
const sockets = holdSockets();
const state = 'GET /health/v1/';
const limits = 'GET /health/v1/metrics/configuration';
const events = 'GET /health/v1/components/HOST/events';
const cpu = '/api/metrics/system.cpu.usage';
const memory = '/api/metrics/system.memory.available';
const failing = { status: 400, body: { message: 'out of order' } };

/** Sets the answers of the service, where a test says nothing else. */
function give() {
  service.give(state, { body: { HOST: { state: 'HEALTHY' } } });
  service.give(events, { body: [] });
  service.give(`POST ${cpu}?interval=10000`, { body: { socketUrl: '/api/sockets?channelId=cpu' } });
  service.give(`POST ${memory}?interval=10000`, { body: { socketUrl: '/api/sockets?channelId=memory' } });
}
beforeEach(give);
const open = () => renderRemote(remote, { path: '/host-health', serviceUrl: service.url });
const socketOf = (channel: string) =>
  waitFor(() => {
    const found = sockets.find(({ url }) => url.includes(channel));
    if (!found) throw new Error(`There is no socket of ${channel}.`);
    return found;
  });
const badge = async (text: string) =>
  (await screen.findByText(text, { selector: '.page__badges .status__label' })).closest('.status');
const chart = async (label: string) => within(await screen.findByRole('figure', { name: label }));

test.each([
  ['HEALTHY', 'Healthy', 'success'],
  ['ERROR', 'Error', 'danger'],
  ['DEGRADED', 'DEGRADED', 'neutral'],
])('[HEALTH-02] [HEALTH-04] the badge of %s is %s and %s, by the state alone', async (told, text, tone) => {
  service.give(state, { body: { HOST: { state: told } } });
  await open();
  const cpuSocket = await socketOf('cpu');
  cpuSocket.open();
  cpuSocket.give({ payload: [{ value: 0.999 }] });
  expect(await badge(text)).toHaveClass(`status--${tone}`);
  expect(screen.getAllByText(text)[0]).toHaveAttribute('title', text === told ? told : `${text}: ${told}`);
});

test('[HEALTH-03] [HEALTH-04] its help says the limits as they are read, and when the state is ERROR', async () => {
  service.give(limits, {
    body: { cpuMax: 87, cpuDurationMax: 'PT3M', memFreeMin: 321, memFreeDuration: 'PT7M' },
  });
  await open();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Limits of the host' })).toHaveAccessibleDescription(
      'The state is Error (ERROR) when CPU usage is above 87 % for 3m 0s, or free memory is below 321 MB for 7m 0s.',
    ),
  );
  expect(service.asked().filter((request) => request === limits)).toHaveLength(1);
});

test('[HEALTH-05] both charts have a placeholder until the first value, in percent and in megabytes', async () => {
  await open();
  const [cpuChart, memoryChart] = [await chart('CPU usage'), await chart('Memory available')];
  expect(cpuChart.queryByText(/now/)).toBeNull();
  expect(screen.getAllByRole('figure')).toHaveLength(2);
  const [cpuSocket, memorySocket] = [await socketOf('cpu'), await socketOf('memory')];
  cpuSocket.open();
  memorySocket.open();
  cpuSocket.give({ payload: [{ value: 0.125 }, { value: 0.5 }] });
  memorySocket.give({ payload: [{ value: 3 * 1_048_576 }] });
  expect(await cpuChart.findByText(/^Host: now 50 %, lowest 12\.5 %, highest 50 %/)).toBeVisible();
  expect(await memoryChart.findByText(/^Host: now 3 MB/)).toBeVisible();
});

test('[HEALTH-06] opening asks for both metrics every 10 s, leaving ends both', async () => {
  const { unmount } = await open();
  const asked = (method: string) =>
    service
      .changes()
      .map(({ request }) => request)
      .filter((request) => request.startsWith(method))
      .toSorted();
  await socketOf('cpu');
  await socketOf('memory');
  expect(asked('POST')).toEqual([`POST ${cpu}?interval=10000`, `POST ${memory}?interval=10000`]);
  expect(asked('DELETE')).toEqual([]);
  unmount();
  await waitFor(() => expect(asked('DELETE')).toEqual([`DELETE ${cpu}`, `DELETE ${memory}`]));
});

test('a message that cannot be read is told, and the next ones are shown', async () => {
  await open();
  const socket = await socketOf('cpu');
  socket.open();
  socket.give('{"payload":[{"value":NaN}]}');
  socket.give({ payload: [{ value: null }] });
  socket.give({ payload: [{ value: 0.5 }] });
  expect(
    await screen.findByText('2 messages of CPU usage could not be read and are left out.'),
  ).toBeVisible();
  expect(await (await chart('CPU usage')).findByText(/^Host: now 50 %/)).toBeVisible();
});

test('a connection that breaks is told, and what was shown stays', async () => {
  await open();
  const socket = await socketOf('cpu');
  socket.open();
  socket.give({ payload: [{ value: 0.5 }] });
  await (await chart('CPU usage')).findByText(/^Host: now 50 %/);
  socket.break(1006);
  expect(
    await screen.findByText(/^The connection for live data of CPU usage broke \(code 1006\)/),
  ).toBeVisible();
  expect((await chart('CPU usage')).getByText(/^Host: now 50 %/)).toBeVisible();
});

test('[HEALTH-09] the events of the host have code, event time and end time', async () => {
  service.give(events, {
    body: [
      {
        id: 7,
        code: 'CPU_HIGH',
        component: 'HOST',
        eventTime: '2026-03-04T05:06:07.000Z',
        eventEndTime: '2026-03-04T05:16:08.000Z',
      },
    ],
  });
  await open();
  const grid = within(await screen.findByRole('grid', { name: 'Events' }));
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Code',
    'Event time',
    'End time',
    'Actions',
  ]);
  const cells = (await grid.findAllByRole('gridcell')).map(({ textContent }) => textContent);
  expect(cells[0]).toBe('CPU_HIGH');
  expect(cells[1]).toMatch(/^0[34]\/0[34]\/2026 \d\d:\d6:07$/);
  expect(cells[2]).toMatch(/:08$/);
});

test.each([
  ['CPU_USAGE', 'CPU usage too high'],
  ['MEMORY_AVAILABLE', 'Too little free memory'],
])('[HEALTH-09] the code %s is written as "%s", with the code in the tooltip', async (code, words) => {
  service.give(events, {
    body: [{ id: 7, code, component: 'HOST', eventTime: '2026-03-04T05:06:07.000Z' }],
  });
  await open();
  const grid = within(await screen.findByRole('grid', { name: 'Events' }));
  expect(await grid.findByText(words)).toHaveAttribute('title', code);
});

test('each event leads to the log of the host around its time, and that of the address is marked', async () => {
  const eventTime = '2026-03-04T05:06:07.000Z';
  service.give(events, { body: [{ id: 7, code: 'CPU_USAGE', component: 'HOST', eventTime }] });
  await renderRemote(remote, {
    path: `/host-health?at=${encodeURIComponent(eventTime)}`,
    serviceUrl: service.url,
  });
  const link = await screen.findByRole('link', { name: 'Log of the host at that time: CPU usage too high' });
  expect(Object.fromEntries(new URL(link.getAttribute('href') ?? '', 'http://console').searchParams)).toEqual(
    {
      source: 'system',
      from: '2026-03-04T04:36:07.000Z',
      to: '2026-03-04T05:36:07.000Z',
      extended: 'false',
      at: eventTime,
      search: 'CPU_USAGE',
    },
  );
  await waitFor(() => expect(link.closest('[role=row]')).toHaveClass('table__row--marked'));
});

test('[HEALTH-09] that there are no events is told', async () => {
  await open();
  expect(await screen.findByText('no events')).toBeVisible();
});

test('[HEALTH-12] a state that cannot be fetched is told; limits and events are there', async () => {
  service.give(state, failing);
  await open();
  expect(await screen.findByText('The health of the host could not be fetched.')).toBeVisible();
  expect(await badge('Unknown')).toHaveClass('status--stale');
  expect(await screen.findByText('no events')).toBeVisible();
});

test('[HEALTH-12] limits that cannot be fetched are told; state and events are there', async () => {
  service.give(limits, failing);
  await open();
  expect(await screen.findByText(/^The configuration of the metrics could not be fetched/)).toBeVisible();
  expect(await badge('Healthy')).toHaveClass('status--success');
  expect(screen.getByRole('button', { name: 'Limits of the host' })).toHaveAccessibleDescription(
    /above – % for –/,
  );
  expect(await screen.findByText('no events')).toBeVisible();
});

test('the states that were seen are listed', async () => {
  service.give(state, { body: { HOST: { state: 'ERROR' } } });
  await open();
  const grid = within(await screen.findByRole('grid', { name: 'Status history (this tab)' }));
  await waitFor(() => expect(grid.getAllByRole('gridcell')[0]).toHaveTextContent('Error'));
});

test.each([
  [-90_000, /^The clock of the server is 1\D+3\d\D+behind that of this computer/],
  [+90_000, /^The clock of the server is 1\D+(2\d|30)\D+ahead of that of this computer/],
])('a server whose clock is %d ms off is told', async (off, text) => {
  const headers = { 'content-type': 'application/json', date: new Date(Date.now() + off).toUTCString() };
  for (const request of [state, events, limits])
    service.give(request, { headers, body: request === events ? [] : {} });
  await open();
  expect(await screen.findByText(text)).toBeVisible();
});

test('a server whose clock is right is not mentioned', async () => {
  await open();
  expect(await badge('Healthy')).toBeInTheDocument();
  expect(screen.queryByText(/^The clock of the server/)).toBeNull();
});

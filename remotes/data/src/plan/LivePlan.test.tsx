import { holdSockets, renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';

const service = serviceOfTest();
const sockets = holdSockets();
const show = 'GET /itemsense/data/v1/items/show';
const facility = 'Columbus Distribution Center';
const ofStore = (query = '') => `${show}?facility=Columbus+Distribution+Center${query}`;
const item = (epc: string, given: object = {}) => ({
  epc,
  facility,
  zone: 'Staging',
  floor: 'DEFAULT',
  xLocation: 20,
  yLocation: 10,
  lastModifiedTime: '2026-03-02T08:00:00.000Z',
  ...given,
});

beforeEach(() => {
  service.give(ofStore('&pageSize=1000'), {
    body: {
      items: [
        item('30A1'),
        item('30A2', { xLocation: 9999 }),
        item('30A3', { xLocation: null, yLocation: null }),
        item('30A4', { zone: 'Gate of nowhere', xLocation: null, yLocation: null }),
        item('30A5', { zone: 'ABSENT' }),
        item('30A6', { zone: 'Quality Control', floor: 'Mezzanine', xLocation: 53, yLocation: 20 }),
      ],
    },
  });
});

const open = (search = `?facility=${encodeURIComponent(facility)}&asked=true`) =>
  renderRemote(remote, { path: `/data/plan${search}`, serviceUrl: service.url });
const list = async () => within(await screen.findByRole('grid', { name: 'Items on the plan and beside it' }));

test('the items of a facility: on the plan, and all others in the list, with why they are not', async () => {
  await open();
  const rows = await list();
  expect(await rows.findByRole('row', { name: /30A1.*On the plan/ })).toBeVisible();
  expect(rows.getByRole('row', { name: /30A2.*Outside of the plan/ })).toBeVisible();
  expect(rows.getByRole('row', { name: /30A3.*In a zone, without coordinates/ })).toBeVisible();
  expect(rows.getByRole('row', { name: /30A4.*Without a place/ })).toBeVisible();
  expect(rows.getByRole('row', { name: /30A5.*Absent or gone from here/ })).toBeVisible();
  // With and without coordinates; the plan lists its zones with their numbers, and its readers with their health.
  expect(screen.getByRole('button', { name: /^Staging 2 items/ })).toBeVisible();
  expect(
    screen.getByRole('button', { name: /^DC1-Staging-01 (Healthy|Unhealthy|Health unknown|Conn)/ }),
  ).toBeVisible();
});

test('an item is chosen in the list: what is known of it is said, and the address has it', async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show 30A1 on the plan' }));
  const chosen = within(await screen.findByRole('region', { name: 'Item 30A1' }));
  expect(chosen.getByText('x 20 m, y 10 m')).toBeVisible();
  expect(chosen.getByRole('link', { name: 'History of the item' })).toHaveAttribute(
    'href',
    '/data/items/30A1',
  );
  expect(new URLSearchParams(router.state.location.search).get('item')).toBe('30A1');
});

test('an item without coordinates is shown by its zone, one on another floor with its floor', async () => {
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: 'Show 30A3 on the plan' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Staging 2 items/ })).toHaveAttribute('aria-pressed', 'true'),
  );
  await user.click(await screen.findByRole('button', { name: 'Show 30A6 on the plan' }));
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('floor')).toBe('Mezzanine'),
  );
  expect(await screen.findByRole('button', { name: /^Quality Control 1 item/ })).toBeVisible();
});

test('only those of a zone are listed once it is chosen on the plan', async () => {
  const { user } = await open();
  await list();
  await user.click(await screen.findByRole('button', { name: /^Staging 2 items/ }));
  await waitFor(async () =>
    expect((await list()).queryByRole('row', { name: /30A4/ })).not.toBeInTheDocument(),
  );
  expect((await list()).getByRole('row', { name: /30A3/ })).toBeVisible();
});

test('without a facility they are offered; an address that makes one up ends in a sentence', async () => {
  await open('');
  expect(await screen.findByRole('link', { name: facility })).toBeVisible();
});

test('filters that an address makes up are refused in words, and nothing is asked for', async () => {
  await open('?epcPrefix=pallet&asked=true');
  expect(await screen.findByText(/This link contains an invalid filter/)).toBeVisible();
  expect(await screen.findByText('Choose the facility whose plan is shown.')).toBeVisible();
  expect(service.asked().filter((request) => request.startsWith(show))).toEqual([]);
});

test('an answer that is cut leaves a sentence, and the rows come with the next try', async () => {
  service.give(ofStore('&pageSize=1000'), { body: { items: [item('30A1')], nextPageMarker: 'm2' } });
  service.give(ofStore('&pageMarker=m2&pageSize=1000'), {
    status: 400,
    body: { message: 'Unknown page marker' },
  });
  const { user } = await open();
  expect(
    await screen.findByText(/^The items of Columbus Distribution Center could not be loaded/),
  ).toBeVisible();
  expect(await (await list()).findByRole('row', { name: /30A1/ })).toBeVisible();
  service.give(ofStore('&pageSize=1000'), { body: { items: [item('30A1'), item('30A9')] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await (await list()).findByRole('row', { name: /30A9/ })).toBeVisible();
});

describe('moves', () => {
  const queues = 'POST /api/queues';
  const move = (epc: string, given: object = {}) => ({
    epc,
    fromFacility: facility,
    toFacility: facility,
    toZone: 'Staging',
    toFloor: 'DEFAULT',
    toX: 21,
    toY: 11,
    observationTime: '2026-03-02T08:01:00.000Z',
    ...given,
  });
  const openQueues = async () => {
    await waitFor(() => expect(sockets).toHaveLength(2));
    for (const socket of sockets) socket.open();
  };
  beforeEach(() =>
    service.give(queues, { body: { socketUrl: '/api/sockets?channelId=channel', channelId: 'channel' } }),
  );

  test('come from two queues, which end with the page: an item follows, one comes, one goes, and what is older is left out', async () => {
    const { unmount } = await open();
    const rows = await list();
    expect(await rows.findByRole('row', { name: /30A1.*On the plan/ })).toBeVisible();
    await openQueues();
    expect(await screen.findByText('Live')).toBeVisible();
    const bodies = service.changes().map(({ body }) => body);
    expect(bodies).toEqual([
      { type: 'items', options: { toFacility: facility, zoneTransitionsOnly: false } },
      { type: 'items', options: { fromFacility: facility, zoneTransitionsOnly: true } },
    ]);
    sockets[0]?.give(move('30A3'));
    sockets[0]?.give(move('30B7', { fromFacility: null }));
    sockets[0]?.give(move('30A1', { toZone: 'Racks', observationTime: '2026-03-02T07:00:00.000Z' }));
    sockets[1]?.give(
      move('30A2', { toZone: 'ABSENT', toFacility: null, toFloor: null, toX: null, toY: null }),
    );
    expect(await rows.findByRole('row', { name: /30A3.*On the plan/ })).toBeVisible();
    expect(rows.getByRole('row', { name: /30B7.*On the plan/ })).toBeVisible();
    expect(rows.getByRole('row', { name: /30A2.*Absent or gone from here/ })).toBeVisible();
    expect(rows.getByRole('row', { name: /30A1.*Staging/ })).toBeVisible();
    unmount();
    await waitFor(() =>
      expect(
        service.changes().filter(({ request }) => request.startsWith('DELETE /api/queues/')),
      ).toHaveLength(2),
    );
  });

  test('are asked for where there is no queue, and the badge says how often', async () => {
    service.give(queues, { status: 404, body: { message: 'Not found' } });
    await open();
    expect(await (await list()).findByRole('row', { name: /30A1.*On the plan/ })).toBeVisible();
    expect(await screen.findByText(/^No live data; asked every [\d.]+ s$/)).toBeVisible();
    const changes = `${ofStore()}&fromTime=`;
    await waitFor(() => expect(service.asked().some((request) => request.startsWith(changes))).toBe(true), {
      timeout: 10_000,
    });
  });

  test('that a queue missed while it was away are found by asking when it is back', async () => {
    await open();
    await list();
    await openQueues();
    expect(await screen.findByText('Live')).toBeVisible();
    const changes = `${ofStore()}&fromTime=`;
    const asked = () => service.asked().filter((request) => request.startsWith(changes)).length;
    sockets[0]?.break(4000);
    await waitFor(() => expect(sockets).toHaveLength(3));
    expect(screen.queryByText('Live')).toBeNull();
    const before = asked();
    sockets[2]?.open();
    expect(await screen.findByText('Live')).toBeVisible();
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });
});

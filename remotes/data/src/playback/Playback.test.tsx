import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';

const service = serviceOfTest();
const show = 'GET /itemsense/data/v1/items/show/history';
const from = '2026-03-02T08:00:00.000Z';
const to = '2026-03-02T09:00:00.000Z';
const asked = `${show}?facility=Store&fromTime=${encodeURIComponent(from)}&toTime=${encodeURIComponent(to)}`;
const row = (epc: string, time: string, toZone: string, toX: number) => ({
  epc,
  fromZone: 'ABSENT',
  toZone,
  toFacility: 'Store',
  toX,
  toY: 2,
  observationTime: `2026-03-02T${time}.000Z`,
});

beforeEach(() => {
  service.give('GET /itemsense/control/v1/currentZoneMap/show/Store', {
    body: { name: null, status: 'COMPLETE' },
  });
  service.give(`${asked}&pageSize=1000`, {
    body: {
      history: [row('A1', '08:10:00', 'Dock', 1), row('B2', '08:15:00', 'Dock', 3)],
      nextPageMarker: 'm2',
    },
  });
  service.give(`${asked}&pageMarker=m2&pageSize=1000`, {
    body: { history: [row('A1', '08:20:00', 'Hall', 5)] },
  });
});

const open = (more = '') =>
  renderRemote(remote, {
    path: `/data/playback?facility=Store&fromTime=${from}&toTime=${to}&asked=true${more}`,
    serviceUrl: service.url,
  });
const items = async () => within(await screen.findByRole('grid', { name: 'Items at this moment' }));

test('history streams in by pages, and a link opens at its moment', async () => {
  const { router } = await open('&at=2026-03-02T08:16:00.000Z&item=A1');
  expect(await screen.findByText('3 observations of 2 items are loaded.')).toBeVisible();
  expect(await (await items()).findByRole('row', { name: /A1.*Dock/ })).toBeVisible();
  expect((await items()).getByRole('row', { name: /B2.*Dock/ })).toBeVisible();
  // What the whole range says of the item that is followed: 10 minutes absent, 10 in Dock, 40 in Hall.
  const dwell = within(await screen.findByRole('grid', { name: 'Time spent in zones' }));
  expect(await dwell.findByRole('row', { name: /Hall.*40/ })).toBeVisible();
  expect(dwell.getByRole('row', { name: /Dock.*10/ })).toBeVisible();
  expect(router.state.location.search).toContain('at=2026-03-02T08');
});

test('steps go from observation to observation, of the item that is followed, and the address goes with them', async () => {
  const { user, router } = await open();
  const forward = await screen.findByRole('button', { name: 'Next' });
  await screen.findByText('3 observations of 2 items are loaded.');
  const at = () => new URLSearchParams(router.state.location.search).get('at');
  await user.click(forward);
  await waitFor(() => expect(at()).toBe('2026-03-02T08:10:00.000Z'));
  await user.click(forward);
  await waitFor(() => expect(at()).toBe('2026-03-02T08:15:00.000Z'));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await waitFor(() => expect(at()).toBe('2026-03-02T08:10:00.000Z'));
  await user.click(await screen.findByRole('button', { name: 'Follow A1 on the plan' }));
  await user.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(at()).toBe('2026-03-02T08:20:00.000Z'));
});

test('loading can be stopped; what is there can be played, and the rest is loaded when it is wanted', async () => {
  const answer = service.hold(`${asked}&pageMarker=m2&pageSize=1000`);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Stop loading' }));
  answer({ body: { history: [row('A1', '08:20:00', 'Hall', 5)], nextPageMarker: 'm3' } });
  service.give(`${asked}&pageMarker=m3&pageSize=1000`, {
    body: { history: [row('C3', '08:30:00', 'Hall', 5)] },
  });
  expect(await screen.findByText(/Loading was stopped; there is more/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('4 observations of 3 items are loaded.')).toBeVisible();
});

test('a page that fails is told, and what was loaded before can be played', async () => {
  service.give(`${asked}&pageMarker=m2&pageSize=1000`, {
    status: 400,
    body: { message: 'Unknown page marker' },
  });
  await open();
  expect(
    await screen.findByText(
      /^Not all of the history could be loaded. The 2 observations before that can be played./,
    ),
  ).toBeVisible();
  expect(await (await items()).findByRole('row', { name: /B2/ })).toBeVisible();
});

test('nothing observed is said; filters that an address makes up are refused in words', async () => {
  service.give(`${asked}&pageSize=1000`, { body: { history: [] } });
  const { unmount } = await open();
  expect(await screen.findByText(/^Nothing was observed there in this time/)).toBeVisible();
  unmount();
  await renderRemote(remote, {
    path: '/data/playback?epcPrefix=zz&fromTime=noon&toTime=never&asked=true',
    serviceUrl: service.url,
  });
  expect(await screen.findByText(/This link contains an invalid filter/)).toBeVisible();
  expect(await screen.findByText(/^From time is no time/)).toBeVisible();
});

test('items without coordinates are counted in their zones while it plays, and that is said', async () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 10 },
  ];
  service.give('GET /itemsense/control/v1/currentZoneMap/show/Store', {
    body: { name: 'Ground', status: 'COMPLETE' },
  });
  service.give('GET /itemsense/configuration/v1/zoneMaps/show/Ground', {
    body: {
      name: 'Ground',
      facility: 'Store',
      zones: ['Dock', 'Hall'].map((name) => ({ name, floor: 'DEFAULT', points: corners })),
    },
  });
  const placeless = (epc: string, time: string, toZone: string) => ({
    ...row(epc, time, toZone, 0),
    toX: undefined,
    toY: undefined,
  });
  service.give(`${asked}&pageSize=1000`, {
    body: {
      history: [
        placeless('A1', '08:10:00', 'Dock'),
        placeless('B2', '08:15:00', 'Dock'),
        placeless('A1', '08:20:00', 'Hall'),
      ],
    },
  });
  const { user } = await open('&at=2026-03-02T08:16:00.000Z');
  expect(await screen.findByRole('button', { name: /^Dock 2 items/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Hall 0 items/ })).toBeVisible();
  expect(screen.getByText(/^2 items in zones, without coordinates/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('button', { name: /^Dock 1 item,/ })).toBeVisible();
  expect(screen.getByRole('button', { name: /^Hall 1 item,/ })).toBeVisible();
});

test('a link that names a facility and no time plays the last hour', async () => {
  await renderRemote(remote, {
    path: '/data/playback?facility=Store&asked=true',
    serviceUrl: service.url,
  });
  expect(await screen.findByRole('textbox', { name: /^From time/ })).not.toHaveValue('');
  expect(screen.queryByText(/^This link contains an invalid filter/)).toBeNull();
  await waitFor(() =>
    expect(service.asked().find((request) => request.startsWith(`${show}?facility=Store`))).toMatch(
      /fromTime=20/,
    ),
  );
});

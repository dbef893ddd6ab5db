import { holdSockets, renderRemote, serviceOfTest } from '@console/testing';
import { faults, outwait } from '@console/testing/faults';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';

const service = serviceOfTest();
holdSockets();
const facility = 'Columbus Distribution Center';
const encoded = encodeURIComponent(facility);
const items = 'GET /itemsense/data/v1/items/show?facility=Columbus+Distribution+Center&pageSize=1000';
const current = `GET /itemsense/control/v1/currentZoneMap/show/${encoded}`;
const item = (epc: string, given: object = {}) => ({
  epc,
  facility,
  zone: 'Staging',
  xLocation: 20,
  yLocation: 10,
  lastModifiedTime: '2026-03-02T08:00:00.000Z',
  ...given,
});
const whole = { body: { items: [item('30A1')] } };

const open = () =>
  renderRemote(remote, {
    path: `/data/plan?facility=${encoded}&asked=true`,
    serviceUrl: service.url,
  });
/** Rows are drawn again while the plan around them comes. */
const seesRow = (name: RegExp) => waitFor(() => expect(screen.getByRole('row', { name })).toBeVisible());
const list = async () => within(await screen.findByRole('grid', { name: 'Items on the plan and beside it' }));
const notLoaded = /^The items of Columbus Distribution Center could not be loaded/;

beforeEach(() => service.give(items, whole));

test.each([
  ['fails', faults.fails.answer],
  ['breaks off', faults['breaks off'].answer],
  ['is no JSON', faults['answers nonsense'].answer],
  ['has no items', { body: { items: 'none' } }],
])('an answer that %s is said, and the items come when they are asked for again', async (_, answer) => {
  service.give(items, answer);
  const { user } = await open();
  expect(await screen.findByText(notLoaded)).toBeVisible();
  service.give(items, whole);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await seesRow(/30A1/);
});

test('a service that never answers is said, and the items come when they are asked for again', async () => {
  service.hold(items);
  let page: Awaited<ReturnType<typeof open>> | undefined;
  await outwait(
    async () => {
      page = await open();
    },
    () => service.asked().includes(items),
  );
  expect(await screen.findByText(notLoaded)).toBeVisible();
  service.give(items, whole);
  const [again] = screen.getAllByRole('button', { name: 'Try again' }).slice(-1);
  if (again) await page?.user.click(again);
  await seesRow(/30A1/);
});

test('a slow service is waited for: it says that it loads, and can be stopped between pages', async () => {
  service.give(items, { body: { items: [item('30A1')], nextPageMarker: 'm2' } });
  const second = items.replace('&pageSize', '&pageMarker=m2&pageSize');
  const answer = service.hold(second);
  const { user } = await open();
  await seesRow(/30A1/);
  await user.click(screen.getByRole('button', { name: 'Stop loading' }));
  answer({ body: { items: [item('30A2')], nextPageMarker: 'm3' } });
  expect(await screen.findByRole('button', { name: 'Load more items' })).toBeVisible();
  expect((await list()).getByRole('row', { name: /30A2/ })).toBeVisible();
  expect(service.asked().some((asked) => asked.includes('pageMarker=m3'))).toBe(false);
});

test('pages that lead in a circle end in a sentence, and what was read is there', async () => {
  service.give(items, { body: { items: [item('30A1')], nextPageMarker: 'm2' } });
  service.give(items.replace('&pageSize', '&pageMarker=m2&pageSize'), {
    body: { items: [item('30A2')], nextPageMarker: 'm3' },
  });
  service.give(items.replace('&pageSize', '&pageMarker=m3&pageSize'), {
    body: { items: [item('30A1')], nextPageMarker: 'm2' },
  });
  await open();
  expect(await screen.findByText(notLoaded)).toBeVisible();
  expect((await list()).getByRole('row', { name: /30A2/ })).toBeVisible();
});

test('senseless rows: what cannot be read is counted, what is nowhere is listed as that', async () => {
  service.give(items, {
    body: {
      items: [
        item('30A1'),
        { ...item('30A2'), xLocation: 'left' },
        { zone: 'Staging' },
        item('30A4', { xLocation: 1e300, yLocation: -1e300 }),
        item('30A5', { lastModifiedTime: 'soon' }),
      ],
    },
  });
  await open();
  const rows = await list();
  expect(await rows.findByRole('row', { name: /30A1.*On the plan/ })).toBeVisible();
  expect(rows.getByRole('row', { name: /30A4.*Outside of the plan/ })).toBeVisible();
  expect(rows.getByRole('row', { name: /30A5/ })).toBeVisible();
  expect(screen.getByText(/^2 rows could not be read/)).toBeVisible();
});

test('a current zone map that cannot be read is said, and the items are listed', async () => {
  service.give(current, { body: '[' });
  await open();
  expect(
    await screen.findByText(/^Not all of the plan of Columbus Distribution Center could be loaded/),
  ).toBeVisible();
  await seesRow(/30A1/);
});

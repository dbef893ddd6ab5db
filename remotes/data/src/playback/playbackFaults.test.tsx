import { renderRemote, serviceOfTest } from '@console/testing';
import { faults, outwait } from '@console/testing/faults';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';

const service = serviceOfTest();
const from = '2026-03-02T08:00:00.000Z';
const to = '2026-03-02T09:00:00.000Z';
const times = `fromTime=${encodeURIComponent(from)}&toTime=${encodeURIComponent(to)}`;
const first = `GET /itemsense/data/v1/items/show/history?facility=Store&${times}&pageSize=1000`;
const pageOf = (marker: string) => first.replace('&pageSize', `&pageMarker=${marker}&pageSize`);
const row = (epc: string, time: string, given: object = {}) => ({
  epc,
  toZone: 'Dock',
  toFacility: 'Store',
  toX: 2,
  toY: 2,
  observationTime: `2026-03-02T${time}.000Z`,
  ...given,
});
const whole = { body: { history: [row('A1', '08:10:00')] } };

const open = () =>
  renderRemote(remote, {
    path: `/data/playback?facility=Store&fromTime=${from}&toTime=${to}&asked=true`,
    serviceUrl: service.url,
  });
const items = async () => within(await screen.findByRole('grid', { name: 'Items at this moment' }));

beforeEach(() => {
  service.give('GET /itemsense/control/v1/currentZoneMap/show/Store', {
    body: { name: null, status: 'COMPLETE' },
  });
  service.give(first, whole);
});

test.each([
  ['fails', faults.fails.answer],
  ['breaks off', faults['breaks off'].answer],
  ['is no JSON', faults['answers nonsense'].answer],
  ['has no history', { body: { history: {} } }],
])('an answer that %s is said, and history comes when it is asked for again', async (_, answer) => {
  service.give(first, answer);
  const { user } = await open();
  expect(await screen.findByText(/^The history could not be loaded/)).toBeVisible();
  service.give(first, whole);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 observation of 1 item is loaded.')).toBeVisible();
});

test('a service that stops answering between pages is said; what came before is played, the rest comes after', async () => {
  service.give(first, { body: { ...whole.body, nextPageMarker: 'm2' } });
  service.hold(pageOf('m2'));
  let page: Awaited<ReturnType<typeof open>> | undefined;
  await outwait(
    async () => {
      page = await open();
    },
    () => service.asked().includes(pageOf('m2')),
  );
  expect(await screen.findByText(/^Not all of the history could be loaded/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  service.give(pageOf('m2'), { body: { history: [row('B2', '08:20:00')] } });
  const [again] = screen.getAllByRole('button', { name: 'Try again' });
  if (again) await page?.user.click(again);
  expect(await screen.findByText('2 observations of 2 items are loaded.')).toBeVisible();
});

test('pages that lead in a circle end in a sentence, and what was read can be played', async () => {
  service.give(first, { body: { ...whole.body, nextPageMarker: 'm2' } });
  service.give(pageOf('m2'), { body: { history: [row('B2', '08:20:00')], nextPageMarker: 'm3' } });
  service.give(pageOf('m3'), { body: { history: [], nextPageMarker: 'm2' } });
  await open();
  expect(await screen.findByText(/The 2 observations before that can be played/)).toBeVisible();
});

test('senseless rows: those without time or shape are counted, the order of time is put right', async () => {
  service.give(first, {
    body: {
      history: [
        row('B2', '08:20:00', { toX: 1e300, toY: -1e300 }),
        row('A1', '08:10:00'),
        row('C3', '08:30:00', { observationTime: 'soon' }),
        row('D4', '08:30:00', { toX: 'left' }),
        { toZone: 'Dock' },
      ],
    },
  });
  const { user, router } = await open();
  expect(await screen.findByText(/^2 observations of 2 items are loaded\./)).toHaveTextContent(
    '3 rows could not be read and are left out.',
  );
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect(new URLSearchParams(router.state.location.search).get('at')).toBe('2026-03-02T08:10:00.000Z'),
  );
  expect((await items()).getByRole('row', { name: /A1.*Dock/ })).toBeVisible();
});

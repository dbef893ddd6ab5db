import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { dayStart } from './day/doorDay';
import { thresholdNamed } from './threshold.fixtures';

const service = serviceOfTest();
const open = (id: number | string) =>
  renderRemote(remote, { path: `/thresholds/${id}`, serviceUrl: service.url });
const card = async (title: string) => within(await screen.findByRole('region', { name: title }));

async function facts(title: string) {
  const shown = await card(title);
  const values = shown.getAllByRole('definition').map((value) => value.textContent);
  return Object.fromEntries(shown.getAllByRole('term').map((label, at) => [label.textContent, values[at]]));
}

test('[THRESH-22] shows facility, arrangement and one table of attributes per reader', async () => {
  const { id, facility } = await thresholdNamed('Shop Entrance');
  await open(id);
  expect(await facts('Details')).toEqual({ Facility: facility, 'Reader arrangement': 'Overhead, offset' });
  await waitFor(async () =>
    expect(await facts('MS-Entrance-Gate-1')).toEqual({
      'Reader definition': 'MS-Entrance-Gate-1',
      Side: 'Left',
      'Antenna configuration': 'Shop Gate Left',
      'In antennas': '2, 3',
      'Out antennas': '10, 11',
      'Ignored antennas': '6, 7',
    }),
  );
  expect(
    (await card('MS-Entrance-Gate-2')).getByRole('link', { name: 'MS-Entrance-Gate-2' }),
  ).toHaveAttribute('href', '/readers/definitions/MS-Entrance-Gate-2');
  expect(screen.queryByText(/is undefined/)).toBeNull();
});

test('a copy has all of it but the name, and is shown', async () => {
  const original = await thresholdNamed('Stock Room Door');
  const { user, router } = await open(original.id);
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Copy' }));
  await screen.findByRole('heading', { level: 1, name: 'Stock Room Door-COPY' });
  const copy = await thresholdNamed('Stock Room Door-COPY');
  expect(copy).toEqual({ ...original, id: copy.id, name: copy.name });
  expect(router.state.location.pathname).toBe(`/thresholds/${copy.id}`);
});

test('the gate is drawn, and says in words what it shows', async () => {
  const { id } = await thresholdNamed('Shop Entrance');
  await open(id);
  const gate = within(await screen.findByRole('figure', { name: 'The gate of Shop Entrance from above' }));
  await waitFor(() =>
    expect(gate.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'MS-Entrance-Gate-1, left: in by antennas 2, 3; out by antennas 10, 11. Ignores antennas 6, 7.',
      'MS-Entrance-Gate-2, right: in by antennas 8, 9; out by antennas 4, 5. Ignores antennas 6, 7.',
    ]),
  );
});

test.each([
  ['none', null],
  ['one that is gone', { antennaConfigurationId: 4711 }],
])('[THRESH-22] warns about a reader whose antenna configuration is undefined: %s', async (_, entry) => {
  const readers = { 'Dock-01': entry };
  const stored = { id: 1, name: 'Dock', facility: 'DC', readerArrangement: 'OVERHEAD', readers };
  service.give('GET /itemsense/configuration/v1/thresholds/1', { body: stored });
  await open(1);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The antenna configuration of Dock-01 is undefined',
  );
});

test('[THRESH-23] the monitor button opens the monitor with the id of the threshold', async () => {
  const { id } = await thresholdNamed('Shop Entrance');
  await open(id);
  expect(await screen.findByRole('link', { name: 'Monitor (watched by shop-doors)' })).toHaveAttribute(
    'href',
    `/threshold-monitor?thresholdIds=${encodeURIComponent(`["${id}"]`)}`,
  );
});

test('[THRESH-25] an unknown id is not found, and the message names the entity and the id', async () => {
  await open(4711);
  expect(await screen.findByText(/threshold.*4711/i)).toBeVisible();
});

test('[THRESH-25] deleting asks first, and reports that it was done', async () => {
  const { id } = await thresholdNamed('Sterile Supply Hatch');
  const { user, router } = await open(id);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Sterile Supply Hatch?' }));
  expect(service.changes().filter(({ request }) => request.startsWith('DELETE'))).toEqual([]);
  await waitFor(() =>
    expect(question.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled'),
  );
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The threshold “Sterile Supply Hatch” was deleted.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/thresholds');
});

describe('the last 24 hours', () => {
  const hour = 3_600_000;
  // Times of one test are equal where they are meant to be.
  const begun = Date.now();
  const ago = (minutes: number) => new Date(begun - minutes * 60_000).toISOString();
  const data = 'GET /itemsense/data/v1/items/show';

  /** Answers for the day that ends now, and for the next one: an hour may end meanwhile. */
  function giveDay(
    { name, facility = '' }: { name: string; facility?: string },
    crossings: object,
    inside: object = { body: { items: [] } },
  ) {
    for (const now of [Date.now(), Date.now() + hour]) {
      const fromTime = new Date(dayStart(now)).toISOString();
      const within = new URLSearchParams({ thresholdName: name, fromTime, pageSize: '1000' });
      service.give(`${data}/transitions?${within}`, crossings);
      service.give(`${data}?${new URLSearchParams({ facility, fromTime, pageSize: '1000' })}`, inside);
    }
  }
  /** So many items that went out, and as many that came in. */
  const crossings = (thresholdId: number | string, count: number) => ({
    body: {
      transitions: (['OUT', 'IN'] as const).flatMap((destination) =>
        Array.from({ length: count }, (_, at) => ({
          epc: `${destination === 'OUT' ? 'A' : 'B'}${at}`,
          thresholdId,
          destination,
          confidence: 0.8,
          creationTime: ago(10),
        })),
      ),
    },
  });

  test('count in and out, say how sure that is, name items that went out and are inside, and ask whether sides are swapped', async () => {
    const threshold = await thresholdNamed('Shop Entrance');
    const { id, facility } = threshold;
    const items = Array.from({ length: 12 }, (_, at) => ({
      epc: `A${at}`,
      zone: at === 1 ? 'FACILITY' : 'Checkout',
      facility,
      lastModifiedTime: ago(2),
    }));
    giveDay(threshold, crossings(id, 12), { body: { items } });
    const { user } = await open(id);
    const day = await card('The last 24 hours');
    expect(await day.findByText('Are its sides swapped?')).toBeVisible();
    expect(
      day.getByText(/^12 of 12 items that went out were seen inside afterwards, and only 0 of 12/),
    ).toBeVisible();
    expect(day.getByRole('link', { name: 'Check the sides' })).toHaveAttribute(
      'href',
      `/thresholds/${id}/edit`,
    );
    const named = within(day.getByRole('list', { name: 'Went out, seen inside afterwards' }));
    expect(named.getAllByRole('listitem')[0]).toHaveTextContent(/^A0Checkout: out at/);
    expect(named.getAllByRole('listitem')[1]).toHaveTextContent(/^A1In the facility, no zone: out at/);
    expect(day.getByText('80%')).toBeVisible();
    await user.click(day.getByRole('button', { name: 'By hour, in figures' }));
    const hours = await day.findByRole('grid', { name: 'By hour, in figures' });
    expect(await within(hours).findAllByText('80%')).not.toHaveLength(0);
  });

  test('say that nothing crossed', async () => {
    const threshold = await thresholdNamed('Shop Entrance');
    giveDay(threshold, { body: { transitions: [] } });
    await open(threshold.id);
    expect(
      await (await card('The last 24 hours')).findByText('Nothing crossed it in the last 24 hours.'),
    ).toBeVisible();
  });

  test('say what could not be loaded, and show the rest', async () => {
    const threshold = await thresholdNamed('Shop Entrance');
    const failed = { status: 400, body: { message: 'busy' } };
    giveDay(threshold, crossings(threshold.id, 1), failed);
    service.give('POST /itemsense/health/v1/events', failed);
    await open(threshold.id);
    const day = await card('The last 24 hours');
    expect(await day.findByText('Where its items are now could not be loaded.')).toBeVisible();
    expect(day.getByText('How its readers were in this time could not be loaded.')).toBeVisible();
    expect(day.getByText('80%')).toBeVisible();
  });
});

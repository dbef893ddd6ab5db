import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';

const service = serviceOfTest();
const epc = '3074257BF7194E4000001A85';
const items = `GET /itemsense/data/v1/items/show?epcPrefix=${epc}`;
const history = `GET /itemsense/data/v1/items/show/history?epcPrefix=${epc}`;
const observation = (time: string, toZone: string) => ({
  epc,
  toZone,
  toFacility: 'Store',
  observationTime: `2026-03-02T${time}:00.000Z`,
});

beforeEach(() => {
  service.give(items, {
    body: {
      items: [
        { epc, zone: 'Hall', facility: 'Store', floor: '1', xLocation: 2, yLocation: 3.5, jobId: 'j1' },
        { epc: `${epc}00`, zone: 'Elsewhere' },
      ],
    },
  });
  service.give(history, {
    body: {
      history: [{ ...observation('08:00', 'Dock'), jobId: 'j1' }, observation('09:30', 'Hall')],
      nextPageMarker: 'm2',
    },
  });
  service.give(`${history}&pageMarker=m2`, { body: { history: [observation('10:00', 'Gate')] } });
});

const open = (code = epc) =>
  renderRemote(remote, { path: `/data/items/${encodeURIComponent(code)}`, serviceUrl: service.url });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('it says where the item is, what its EPC means and the way it has come', async () => {
  const { user } = await open(epc.toLowerCase());
  const where = await card('Where it is');
  expect(where.getByText('Hall')).toBeVisible();
  expect(where.getByText('x 2 m, y 3.5 m')).toBeVisible();
  expect(where.getByRole('link', { name: 'j1' })).toHaveAttribute('href', '/jobs/j1');
  expect(screen.queryByText('Elsewhere')).not.toBeInTheDocument();

  const code = await card('EPC');
  expect(code.getByText('urn:epc:id:sgtin:0614141.812345.6789')).toBeVisible();
  expect(code.getByText('0614141')).toBeVisible();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(code.getByRole('button', { name: 'Copy Pure identity' }));
  expect(write).toHaveBeenCalledWith('urn:epc:id:sgtin:0614141.812345.6789');

  const way = await card('Journey');
  expect(await way.findByText('Hall, Store')).toBeVisible();
  expect(way.getByText(/^1 ?h 30 ?m/)).toBeVisible();
});

test('beside it: the jobs that saw it, readers of its zones, thresholds it crossed, and its playback', async () => {
  service.give('GET /itemsense/configuration/v1/thresholds', { body: [{ id: 7, name: 'Dock gate' }] });
  service.give(`GET /itemsense/data/v1/items/show/transitions?epcPrefix=${epc}`, {
    body: {
      transitions: [
        { epc, thresholdId: 7, destination: 'IN', creationTime: '2026-03-02T08:10:00.000Z' },
        { epc: `${epc}00`, thresholdId: 8, destination: 'OUT' },
      ],
    },
  });
  await open();
  const seen = await card('Seen by');
  expect(seen.getByRole('link', { name: 'j1' })).toHaveAttribute('href', '/jobs/j1');
  expect(seen.getByText(/^The service does not say which reader saw an item/)).toBeVisible();
  const crossed = await card('Thresholds crossed');
  expect(await crossed.findByRole('link', { name: 'Dock gate' })).toHaveAttribute('href', '/thresholds/7');
  expect(crossed.getByText('IN')).toBeVisible();
  expect(crossed.queryByText('OUT')).not.toBeInTheDocument();
  const way = (await card('Journey')).getByRole('list', { name: 'Journey' });
  await waitFor(() =>
    expect(
      within(way)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Hall, Store/),
      expect.stringMatching(/^Crossed Dock gate: IN/),
      expect.stringMatching(/^Dock, Store.*Seen by j1/),
    ]),
  );
  expect(screen.getByRole('link', { name: 'Play back its history' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/data\/playback\?asked=true&epcPrefix=3074/),
  );
});

test('the journey says codes of the service in words, and several runs of a job once', async () => {
  const row = (toZone: string, time: string, jobId: string) => ({
    epc,
    toZone,
    toFacility: 'Store',
    jobId,
    observationTime: `2026-03-02T${time}.000Z`,
  });
  const history = [
    row('Dock', '07:00:00', 'j1'),
    row('Dock', '07:10:00', 'j2'),
    row('FACILITY', '08:00:00', 'j2'),
    row('ABSENT', '09:00:00', 'j2'),
  ];
  service.give(`GET /itemsense/data/v1/items/show/history?epcPrefix=${epc}`, { body: { history } });
  service.give('GET /itemsense/control/v1/jobs/show', {
    body: ['j1', 'j2'].map((id) => ({ id, status: 'STOPPED', job: { name: 'Day', recipeName: 'Count' } })),
  });
  await open();
  const journey = await card('Journey');
  const way = within(await journey.findByRole('list', { name: 'Journey' }));
  expect(await way.findByText('Absent')).toHaveAttribute('title', 'ABSENT');
  expect(way.getByText('In Store, no zone')).toHaveAttribute('title', 'FACILITY');
  expect(await way.findByRole('link', { name: 'Day (2 runs)' })).toHaveAttribute('href', '/jobs/j2');
});

test('the journey begins with where it was seen last, on the plan, and marks what cannot be true', async () => {
  const row = (toFacility: string, second: string, toX: number) => ({
    ...observation('08:00', 'Dock'),
    toFacility,
    observationTime: `2026-03-02T08:00:${second}.000Z`,
    toX,
    toY: 0,
  });
  service.give(items, { body: { items: [{ epc, zone: 'ABSENT' }] } });
  service.give(history, {
    body: { history: [row('Shop', '00', 0), row('Store', '20', 0), row('Store', '22', 40)] },
  });
  await open();
  const way = await card('Journey');
  expect(await way.findByText(/^Last seen:/)).toHaveTextContent(/^Last seen: Dock, Store, /);
  expect(await way.findByText('2 observations cannot be true')).toBeVisible();
  // Above all, and beside the stay in which it was.
  expect(way.getAllByText(/^Moved 40 m within .*2s/)).toHaveLength(2);
  expect(way.getAllByText(/^Seen in Shop and in Store within .*20s/)).toHaveLength(2);
  expect(await way.findByRole('application', { name: /^Its way in Store, floor/ })).toBeInTheDocument();
});

test('more observations are loaded by the page marker', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Load more observations' }));
  const way = await card('Journey');
  expect(await way.findByText('Gate, Store')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more observations' })).not.toBeInTheDocument();
});

test('an EPC that is not decoded is shown with the reason', async () => {
  const other = 'E2801160600002054CC2096F';
  service.give(`GET /itemsense/data/v1/items/show?epcPrefix=${other}`, { body: { items: [{ epc: other }] } });
  service.give(`GET /itemsense/data/v1/items/show/history?epcPrefix=${other}`, { body: { history: [] } });
  await open(other);
  expect(
    (await card('EPC')).getByText(/^It is shown as hexadecimal only: its scheme is none of/),
  ).toBeVisible();
  expect(screen.getByText('There are no observations of this item.')).toBeVisible();
});

test.each([['pallet'], ['30FF']])('%s is no item that the service knows', async (code) => {
  service.give(`GET /itemsense/data/v1/items/show?epcPrefix=${code}`, {
    body: { items: [{ epc: `${code}01` }] },
  });
  service.give(`GET /itemsense/data/v1/items/show/history?epcPrefix=${code}`, { body: { history: [] } });
  await open(code);
  expect(await screen.findByRole('link', { name: 'Search items' })).toHaveAttribute('href', '/data');
  expect(screen.getByText(new RegExp(code))).toBeVisible();
});

test('what could not be loaded is said, the rest is there, and it is asked for again', async () => {
  service.give(items, { status: 500, body: { message: 'Busy' } });
  const { user } = await open();
  expect(await screen.findByText('Where the item is could not be loaded.')).toBeVisible();
  expect(await (await card('Journey')).findByText('Hall, Store')).toBeVisible();
  service.give(items, { body: { items: [{ epc, zone: 'Gate' }] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect((await card('Where it is')).getByText('Gate')).toBeVisible());
});

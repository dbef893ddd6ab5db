import { renderRemote, serviceOfTest } from '@console/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dayBefore } from './query/timeLimits';
import remote from './remote.generated';

const service = serviceOfTest();
const show = 'GET /itemsense/data/v1/items/show';
const zoneMaps = 'GET /itemsense/configuration/v1/zoneMaps/show';
const readers = 'GET /itemsense/configuration/v1/readerDefinitions/show';

beforeEach(() => {
  service.give('GET /itemsense/configuration/v1/facilities/show', {
    body: [{ name: 'Store' }, { name: 'Clinic' }],
  });
  service.give('GET /itemsense/control/v1/jobs/show', {
    body: [{ id: 'j1', status: 'RUNNING', job: { name: 'Count', recipeName: 'Scan' } }],
  });
  service.give('GET /itemsense/configuration/v1/thresholds', { body: [] });
  service.give(zoneMaps, {
    body: [
      { name: 'Ground', facility: 'Store', zones: [{ name: 'Shop floor', points: [] }] },
      { name: 'Upper', facility: 'Clinic', zones: [{ name: 'Ward', points: [] }] },
    ],
  });
  service.give(readers, {
    body: [
      {
        name: 'R1',
        address: '10.0.0.1',
        facility: 'Store',
        type: 'SPEEDWAY',
        readerZone: 'Dock',
        antennaZones: { 1: 'Gate' },
      },
    ],
  });
});

const open = (search = '') => renderRemote(remote, { path: `/data${search}`, serviceUrl: service.url });
const radio = (name: string) => screen.findByRole('radio', { name });
const search = () => screen.getByRole('button', { name: 'Search' });
const labels = () =>
  [...document.querySelectorAll('.field__label, .field__choice')].map((label) =>
    label.textContent?.replace(' (optional)', ''),
  );
const types = ['Items', 'History', 'Transitions'];
const dataAsked = () => service.asked().filter((request) => request.startsWith(show));

const itemFilters = ['EPC prefix', 'EPC format', 'Jobs', 'Facility', 'Zones', 'From time', 'To time'];

test('[DATA-01] [DATA-02] [DATA-03] [DATA-04] radio buttons choose the type, each shows its own filters', async () => {
  const { user } = await open();
  expect(await radio('Items')).toBeChecked();
  expect(labels()).toEqual([...types, ...itemFilters]);

  await user.click(await radio('History'));
  expect(labels()).toEqual([
    ...types,
    ...itemFilters,
    'From facility',
    'From zone',
    'To facility',
    'To zone',
    'Minimum distance moved',
    'Zone transitions only',
  ]);
  expect(screen.getByLabelText(/^Minimum distance moved/)).toHaveAccessibleDescription(
    'Only movements of at least this many metres. Blank for all.',
  );
  expect(screen.getByRole('radio', { name: 'History' })).toHaveFocus();

  await user.click(await radio('Transitions'));
  expect(labels()).toEqual([...types, 'Facility', 'Threshold', 'Both', 'IN', 'OUT']);
  expect(dataAsked()).toEqual([]);
});

test('[DATA-04] the selected direction is cleared by choosing it again, by pointer and by key', async () => {
  const { user } = await open('?type=transitions');
  expect(await radio('Both')).toBeChecked();
  await user.click(await radio('IN'));
  expect(await radio('IN')).toBeChecked();
  expect(await radio('Both')).not.toBeChecked();
  await user.click(await radio('OUT'));
  expect(await radio('IN')).not.toBeChecked();
  await user.click(await radio('OUT'));
  expect(await radio('OUT')).not.toBeChecked();
  await user.keyboard(' ');
  expect(await radio('OUT')).toBeChecked();
  await user.keyboard(' ');
  expect(await radio('OUT')).not.toBeChecked();
  expect(await radio('Both')).toBeChecked();
});

test('[DATA-06] zones are offered in groups: those of every facility, of zone maps, readers and antennas', async () => {
  const { user } = await open('?facility=Store');
  await waitFor(() => expect(service.asked()).toContain(readers));
  await user.click(await screen.findByRole('combobox', { name: /^Zones/ }));
  const list = await screen.findByRole('listbox');
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('.console-select-item-group, .console-select-item-option')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual([
      'In every facility',
      'ABSENT',
      'FACILITY',
      'Zones of the zone map',
      'Shop floor',
      'Reader zones',
      'Dock',
      'Antenna zones',
      'Gate',
    ]),
  );
  expect(list).toBeInTheDocument();
});

test('[DATA-08] a zone of another facility is not asked for, and the form says why', async () => {
  await open('?facility=Store&zoneNames=Ward&asked=true');
  expect(await screen.findByText(/^Ward is no zone of Store\./)).toBeVisible();
  expect(screen.getByText(/This link contains an invalid filter/)).toBeVisible();
  expect(dataAsked()).toEqual([]);
});

test('[DATA-08] zones that cannot be checked are left to the service', async () => {
  service.give(zoneMaps, { status: 500 });
  service.give(`${show}?zoneNames=Ward&facility=Store`, { body: { items: [{ epc: '30A1' }] } });
  await open('?facility=Store&zoneNames=Ward&asked=true');
  expect(await screen.findByText('30A1')).toBeVisible();
});

describe('[DATA-11] the pickers', () => {
  beforeEach(() =>
    jest.useFakeTimers({
      now: new Date(2026, 2, 10, 12, 0),
      advanceTimers: true,
      doNotFake: [
        'nextTick',
        'setImmediate',
        'queueMicrotask',
        'performance',
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    }),
  );
  afterEach(() => jest.useRealTimers());

  const dayOf = (title: string) => document.querySelector(`td[title="${title}"]`);
  const disabled = 'console-picker-cell-disabled';

  test('from ends now, to ends with today', async () => {
    const { user } = await open();
    await user.click(await screen.findByLabelText(/^From time/));
    await waitFor(() => expect(dayOf('2026-03-10')).not.toBeNull());
    expect(dayOf('2026-03-10')).not.toHaveClass(disabled);
    expect(dayOf('2026-03-11')).toHaveClass(disabled);
  });

  test('to begins with from', async () => {
    const fromTime = new Date(2026, 2, 8, 9, 0).toISOString();
    const { user } = await open(`?fromTime=${encodeURIComponent(fromTime)}`);
    await user.click(await screen.findByLabelText(/^To time/));
    await waitFor(() => expect(dayOf('2026-03-08')).not.toBeNull());
    expect(dayOf('2026-03-07')).toHaveClass(disabled);
    expect(dayOf('2026-03-08')).not.toHaveClass(disabled);
    expect(dayOf('2026-03-10')).not.toHaveClass(disabled);
    expect(dayOf('2026-03-11')).toHaveClass(disabled);
  });
});

test('[DATA-20] a new query clears the rows before its answer arrives, and begins with the first page', async () => {
  service.give(show, { body: { items: [{ epc: '30A1' }], nextPageMarker: 'm2' } });
  service.give(`${show}?pageMarker=m2`, { body: { items: [{ epc: '30A2' }] } });
  const { user } = await open('?type=items&asked=true');
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByText('30A2');
  const answer = service.hold(`${show}?epcPrefix=40`);
  await user.type(screen.getByRole('textbox', { name: /EPC prefix/ }), '40');
  await user.click(search());
  await waitFor(() => expect(dataAsked()).toContain(`${show}?epcPrefix=40`));
  expect(screen.queryByText('30A1')).not.toBeInTheDocument();
  answer({ body: { items: [{ epc: '40B1' }] } });
  expect(await screen.findByText('40B1')).toBeVisible();
  expect(screen.queryByText('30A2')).not.toBeInTheDocument();
});

test('[DATA-20] another type clears the results and shows what is wrong with its filters, and keeps the input', async () => {
  service.give(`${show}/transitions`, { body: { transitions: [{ epc: '30C1', transitionId: 1 }] } });
  const { user, router } = await open('?type=transitions&epcPrefix=pallet&asked=true');
  await screen.findByText('30C1');
  await user.click(await radio('History'));
  expect(screen.queryByText('30C1')).not.toBeInTheDocument();
  expect(await screen.findByText(/^EPC prefix has to be hexadecimal/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /EPC prefix/ })).toHaveValue('pallet');
  expect(router.state.location.search).toBe('?type=history&epcPrefix=pallet');
  expect(search()).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['items', '', 'No items match these filters.'],
  ['history', '/history', 'No history matches these filters.'],
  ['transitions', '/transitions', 'No threshold transitions match these filters.'],
])('[DATA-21] [DATA-22] no %s: a message of its own, and nothing to export', async (type, path, message) => {
  service.give(`${show}${path}`, { body: { [type]: [], nextPageMarker: null } });
  await open(`?type=${type}&asked=true`);
  expect(await screen.findByText(new RegExp(`^${message}`))).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  for (const name of [/as the service writes it/, /^All .* with names/, /^Yesterday/])
    expect(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
});

test('[DATA-22] the button says that the query runs; reset puts all back', async () => {
  const answer = service.hold(`${show}/history?zoneTransitionsOnly=true`);
  const { user, router } = await open('?type=history');
  await user.click(await screen.findByRole('checkbox', { name: 'Zone transitions only' }));
  await user.click(search());
  await waitFor(() => expect(search()).toHaveAttribute('aria-busy', 'true'));
  answer({ body: { history: [{ epc: '30D1', toZone: 'Dock' }] } });
  await screen.findByText('30D1');
  expect(search()).not.toHaveAttribute('aria-busy', 'true');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await radio('Items')).toBeChecked();
  expect(screen.queryByText('30D1')).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('[DATA-23] the export is of the rows that are shown, not of filters that were changed since', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:rows', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const asked = `${show}/history?epcPrefix=30`;
  service.give(asked, { body: { history: [{ epc: '30D1' }] } });
  const { user } = await open('?type=history&epcPrefix=30&asked=true');
  await screen.findByText('30D1');
  await user.type(screen.getByRole('textbox', { name: /EPC prefix/ }), '99');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: /as the service writes it/ }));
  await waitFor(() => expect(dataAsked()).toEqual([asked, asked]));
});

test('[DATA-24] a query that fails says why, keeps the filters, and can be sent again', async () => {
  service.give(show, { status: 500, body: { message: 'Busy' } });
  const { user } = await open();
  await radio('Items');
  await user.click(search());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Couldn't fetch item data from the server\..*Busy/,
  );
  service.give(show, { body: { items: [{ epc: '30A1' }] } });
  await user.click(search());
  expect(await screen.findByText('30A1')).toBeVisible();
});

test('the summary counts what was loaded, and says so; the query can be taken to a shell without the token', async () => {
  service.give(show, {
    body: {
      items: [
        { epc: '30A1', zone: 'Dock', facility: 'Store', lastModifiedTime: '2026-03-02T08:00:00.000Z' },
        { epc: '30A2', zone: 'Dock', facility: 'Store', lastModifiedTime: '2026-03-02T09:00:00.000Z' },
        { epc: '30A3', zone: 'Gate' },
      ],
      nextPageMarker: 'm2',
    },
  });
  const { user } = await open('?type=items&asked=true');
  await user.click(await screen.findByRole('button', { name: 'Summary of the 3 rows loaded so far' }));
  const counted = (card: string, value: string) =>
    within(screen.getByRole('region', { name: card })).getByText(value, { selector: 'dt' }).nextSibling;
  expect(counted('Zone', 'Dock')).toHaveTextContent('2');
  expect(counted('Facility', 'None')).toHaveTextContent('1');
  expect(screen.getByRole('figure', { name: 'Zone' })).toBeVisible();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy query as a curl command' }));
  expect(write).toHaveBeenCalledWith(
    `curl -H "Authorization: JWT $TOKEN" -H 'Accept: application/json' '${service.url}/itemsense/data/v1/items/show'`,
  );
});

test('a query is saved by name, opened and deleted', async () => {
  service.give(`${show}?epcPrefix=30`, { body: { items: [{ epc: '30A1' }] } });
  const { user, router } = await open('?type=items&epcPrefix=30&asked=true');
  await screen.findByText('30A1');
  await user.click(screen.getByRole('button', { name: 'Saved queries' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Thirty');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: 'Thirty' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await user.click(screen.getByRole('button', { name: 'Saved queries' }));
  expect(screen.getByText('To save a query, search first.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Thirty' }));
  expect(await screen.findByText('30A1')).toBeVisible();
  expect(router.state.location.search).toBe('?type=items&epcPrefix=30&asked=true');
  await user.click(screen.getByRole('button', { name: 'Saved queries' }));
  await user.click(screen.getByRole('button', { name: 'Delete Thirty' }));
  expect(screen.queryByRole('link', { name: 'Thirty' })).not.toBeInTheDocument();
});

test('yesterday is exported page by page, the newest first, with the names of jobs and thresholds beside their ids', async () => {
  const created = jest.fn<string, [Blob]>(() => 'blob:rows');
  Object.assign(URL, { createObjectURL: created, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const row = (epc: string, creationTime: string) => ({
    epc,
    jobId: 'j1',
    thresholdId: 7,
    destination: 'IN',
    confidence: 1,
    creationTime,
  });
  const path = `${show}/transitions`;
  service.give(path, { body: { transitions: [row('30A1', '2026-03-02T08:00:00.000Z')] } });
  service.give('GET /itemsense/control/v1/jobs/show', {
    body: [{ id: 'j1', status: 'RUNNING', job: { name: 'Day', recipeName: 'Doors' } }],
  });
  service.give('GET /itemsense/configuration/v1/thresholds', { body: [{ id: 7, name: 'Dock gate' }] });
  const { fromTime, toTime } = dayBefore(Date.now(), undefined);
  const yesterday = `${path}?${new URLSearchParams({ fromTime, toTime })}&pageSize=1000`;
  const earlier = [row('30B1', '2026-03-01T08:00:00.000Z'), row('30B2', '2026-03-01T09:00:00.000Z')];
  service.give(yesterday, { body: { transitions: earlier, nextPageMarker: 'm2' } });
  service.give(yesterday.replace('&pageSize', '&pageMarker=m2&pageSize'), {
    body: { transitions: [row('30C3', '2026-03-01T10:00:00.000Z')] },
  });
  const { user } = await open('?type=transitions&asked=true');
  await screen.findByText('30A1');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: /^Yesterday/ }));
  expect(await screen.findByText('3 rows were saved.')).toBeVisible();
  const lines = ((await created.mock.lastCall?.[0].text()) ?? '').trim().split('\r\n');
  expect(lines[0]).toContain('Job id,Job,');
  expect(lines[0]).toContain('Threshold id,Threshold,');
  expect(lines.slice(1).map((line) => line.split(',').slice(0, 3).join())).toEqual([
    '30C3,j1,Day',
    '30B2,j1,Day',
    '30B1,j1,Day',
  ]);
});

import { listReaderDefinitions } from '@console/api-client/reader-definitions';
import { listReaderHealth } from '@console/api-client/reader-health';
import { renderRemote, serviceOfTest, signedInClient } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote.generated';

const service = serviceOfTest();
const list = '/readers/definitions';
const healthAsked = 'GET /itemsense/health/v1/readers';

const open = (path = `${list}?view=fleet`) => renderRemote(remote, { path, serviceUrl: service.url });
const fleet = () => screen.findByRole('grid', { name: 'Fleet health' });

/** A facility in which the hardware of readers failed, and those readers. */
async function failedHardware() {
  const client = await signedInClient();
  const [definitions, health] = [
    await client.call(listReaderDefinitions()),
    await client.call(listReaderHealth()),
  ];
  const failed = new Set(
    health.rows.filter(({ hardware }) => hardware.status === 'FAILED').map(({ readerName }) => readerName),
  );
  const [first] = definitions.rows.filter(({ name }) => failed.has(name));
  if (!first?.facility) throw new Error('No hardware of the emulator failed.');
  const { facility } = first;
  const names = definitions.rows.filter((row) => row.facility === facility && failed.has(row.name));
  return { facility, names: names.map(({ name }) => name) };
}

test('the list leads to the fleet, by facility and component, and back', async () => {
  const { user, router } = await open(list);
  await user.click(await screen.findByRole('link', { name: 'Fleet health' }));
  const headings = within(await fleet()).getAllByRole('columnheader');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Facility',
    'Readers',
    'Connection',
    'Throughput',
    'Hardware',
    'Software',
    'Clock sync',
  ]);
  expect(router.state.location).toMatchObject({ pathname: list, search: '?view=fleet' });
  expect(screen.getByRole('heading', { level: 1, name: 'Fleet health' })).toHaveFocus();
  const { rows } = await (await signedInClient()).call(listReaderDefinitions());
  const facilities = new Set(rows.map(({ facility }) => facility));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1 + facilities.size));

  await user.click(screen.getByRole('link', { name: 'List of readers' }));
  await screen.findByRole('grid', { name: 'Reader definitions' });
  expect(router.state.location.search).toBe('');
});

test('a cell counts what is wrong, and leads to the list of exactly those readers', async () => {
  const { facility, names } = await failedHardware();
  const { user } = await open();
  const row = within(await fleet()).getByRole('row', { name: new RegExp(`^${facility}`) });
  const hardware = within(row).getAllByRole('gridcell')[4] as HTMLElement;
  const cell = within(hardware).getByRole('link', { name: new RegExp(`^${names.length} failed`) });
  const failing = new URLSearchParams([
    ['filter.facility', facility],
    ['filter.hardware', 'FAILED'],
  ]);
  expect(cell.getAttribute('href')).toContain(`${list}?${failing}`);
  await user.click(cell);
  await screen.findByRole('grid', { name: 'Reader definitions' });
  for (const name of names)
    expect(screen.getByRole('row', { name: new RegExp(name) })).toHaveTextContent('Hardware');
  expect(screen.getByText(`Facility: ${facility}`)).toBeInTheDocument();
});

test('components that are all well say so, and a facility leads to its readers', async () => {
  service.give('GET /itemsense/configuration/v1/readerDefinitions/show', {
    body: [
      { name: 'Dock-01', address: 'a', type: 'XARRAY', facility: 'North' },
      { name: 'Dock-02', address: 'b', type: 'XARRAY', facility: null },
    ],
  });
  const well = { status: 'HEALTHY' };
  const components = {
    connectionStatus: well,
    throughputStatus: well,
    clockSyncStatus: well,
    hardwareStatus: well,
    softwareStatus: well,
  };
  service.give(healthAsked, { body: [{ readerName: 'Dock-01', state: 'IDLE', ...components }] });
  const { user } = await open();
  const [, none, north] = within(await fleet()).getAllByRole('row');
  expect(within(north as HTMLElement).getAllByText('1 healthy')).toHaveLength(5);
  expect(within(none as HTMLElement).getAllByText('1 unknown')).toHaveLength(5);
  await user.click(screen.getByRole('link', { name: '(no facility)' }));
  expect(await screen.findByRole('row', { name: /Dock-02/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Dock-01/ })).not.toBeInTheDocument();
});

test('without the health everything is unknown, and a notice says why', async () => {
  service.give(healthAsked, { status: 500, body: { message: 'out of order' } });
  await open();
  const [, first] = within(await fleet()).getAllByRole('row');
  expect(within(first as HTMLElement).getAllByText(/^\d+ unknown$/)).toHaveLength(5);
  expect(screen.getByText(/The health of the readers could not be loaded/)).toBeInTheDocument();
});

import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote.generated';
import { storedThresholds, thresholdNamed } from './threshold.fixtures';

const service = serviceOfTest();
const open = () => renderRemote(remote, { path: '/thresholds', serviceUrl: service.url });
const row = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('[role=row]') as HTMLElement);
};

test('[THRESH-01] the title has the count; rows have name, facility, arrangement with icon, and actions', async () => {
  const { length } = await storedThresholds();
  const { id } = await thresholdNamed('Shop Entrance');
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: `Thresholds (${length})` })).toBeVisible();
  expect(screen.getByRole('link', { name: 'New threshold' })).toHaveAttribute('href', '/thresholds/new');
  const grid = within(await screen.findByRole('grid', { name: 'Thresholds' }));
  expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Status',
    'Facility',
    'Reader arrangement',
    'Actions',
  ]);
  expect(grid.getByRole('columnheader', { name: 'Actions' })).not.toHaveAttribute('aria-sort');
  const shown = await row('Shop Entrance');
  expect(shown.getByRole('link', { name: 'Shop Entrance' })).toHaveAttribute('href', `/thresholds/${id}`);
  const arrangement = shown.getByTitle('OVERHEAD_OFFSET');
  expect(arrangement).toHaveTextContent('Overhead, offset');
  expect(arrangement.parentElement?.querySelector('svg')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Edit Shop Entrance' })).toBeInTheDocument();
  expect(shown.getByRole('button', { name: 'Delete Shop Entrance' })).toBeInTheDocument();
});

test('[THRESH-23] [THRESH-24] the monitor button opens the monitor for the threshold and says whether it is watched', async () => {
  const { id } = await thresholdNamed('Shop Entrance');
  await open();
  const shown = await row('Shop Entrance');
  await waitFor(() =>
    expect(
      shown.getByRole('link', { name: 'Monitor (watched by shop-doors) Shop Entrance' }),
    ).toHaveAttribute('href', `/threshold-monitor?thresholdIds=${encodeURIComponent(`["${id}"]`)}`),
  );
});

test('what is not known about running jobs is said, and the list stays', async () => {
  service.give('GET /itemsense/configuration/v1/recipes/show', { status: 500 });
  await open();
  expect(
    await screen.findByText(
      'Which jobs watch the thresholds, or where their antennas look, could not be loaded.',
    ),
  ).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Monitor Shop Entrance' })).toBeInTheDocument();
  expect((await row('Shop Entrance')).getByText('Unknown')).toBeInTheDocument();
});

test('a column says which are watched and by which job, which are not, and which cannot count', async () => {
  const readers = (antennaConfigurationId: number) => ({ 'Gate-1': { antennaConfigurationId } });
  const threshold = (id: number, name: string, facility: string, of: object) => ({
    ...{ id, name, facility, readerArrangement: 'OVERHEAD', readers: of },
  });
  service.give('GET /itemsense/configuration/v1/thresholds', {
    body: [
      threshold(1, 'Dock', 'DC', readers(7)),
      threshold(2, 'Hatch', 'Store', readers(7)),
      threshold(3, 'Gone', 'DC', readers(8)),
      threshold(4, 'Empty', 'DC', {}),
    ],
  });
  service.give('GET /itemsense/configuration/v1/thresholds/antennaConfigurations', {
    body: [{ id: 7, name: 'Left', readerType: 'XARRAY', readerArrangement: 'OVERHEAD' }],
  });
  service.give('GET /itemsense/configuration/v1/recipes/show', {
    body: [{ name: 'Doors', type: 'THRESHOLD', readerConfigurationName: 'Gates' }],
  });
  service.give('GET /itemsense/configuration/v1/readerConfigurations/show', {
    body: [{ name: 'Gates', operation: 'THRESHOLD' }],
  });
  service.give('GET /itemsense/control/v1/jobs/show', {
    body: [
      {
        id: 'job',
        status: 'RUNNING',
        facilities: [{ name: 'DC' }],
        job: { name: 'night', recipeName: 'Doors', facility: 'DC' },
      },
    ],
  });
  await open();
  await screen.findByText('Watched by night');
  const states = ['Dock', 'Hatch', 'Gone', 'Empty'].map(
    async (name) => (await row(name)).getAllByRole('gridcell').map(({ textContent }) => textContent)[1],
  );
  expect(await Promise.all(states)).toEqual([
    'Watched by night',
    'Not watched',
    'Misconfigured',
    'Misconfigured',
  ]);
});

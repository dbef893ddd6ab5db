import { renderRemote, serviceOfTest } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
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
    'Facility',
    'Reader arrangement',
    'Actions',
  ]);
  expect(grid.getByRole('columnheader', { name: 'Actions' })).not.toHaveAttribute('aria-sort');
  const shown = await row('Shop Entrance');
  expect(shown.getByRole('link', { name: 'Shop Entrance' })).toHaveAttribute('href', `/thresholds/${id}`);
  const arrangement = shown.getByText('OVERHEAD_OFFSET');
  expect(arrangement.querySelector('svg')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Edit Shop Entrance' })).toBeInTheDocument();
  expect(shown.getByRole('button', { name: 'Delete Shop Entrance' })).toBeInTheDocument();
});

test('[THRESH-23] [THRESH-24] the monitor button opens the monitor for the threshold and says whether it is watched', async () => {
  const { id } = await thresholdNamed('Shop Entrance');
  await open();
  const shown = await row('Shop Entrance');
  await waitFor(() =>
    expect(shown.getByRole('link', { name: 'Monitor (running) Shop Entrance' })).toHaveAttribute(
      'href',
      `/threshold-monitor?thresholdIds=${encodeURIComponent(`["${id}"]`)}`,
    ),
  );
});

test('what is not known about running jobs is said, and the list stays', async () => {
  service.give('GET /itemsense/configuration/v1/recipes/show', { status: 500 });
  await open();
  expect(
    await screen.findByText('Which thresholds are watched by a running job could not be loaded.'),
  ).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Monitor Shop Entrance' })).toBeInTheDocument();
});

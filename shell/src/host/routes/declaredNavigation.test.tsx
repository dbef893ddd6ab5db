import { publishedAreas, publishedPages } from '@console/remote/contract';
import type { BuildManifest } from '@console/remote/registry';
import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { screen, within } from '@testing-library/react';
import { registeredRemote, registeredRoute, registryOf } from '../../testing/registeredRemote';
import { leaveBrowser, renderConsole } from '../../testing/renderConsole';

let service: RecordingProxy;

beforeEach(async () => {
  service = await startRecordingProxy({ answer: () => ({ body: { provisioningState: 'PROVISIONED' } }) });
});
afterEach(async () => {
  leaveBrowser();
  await service.close();
});

/** A build that has more than the documents describe; the shell knows of it from its entry in the registry alone. */
const jobs: BuildManifest = {
  ...registeredRemote,
  name: 'jobs',
  areas: [
    {
      ...publishedAreas.jobs,
      title: { en: 'Work' },
      sections: [
        { name: 'all', title: { en: 'All jobs' }, path: '/jobs' },
        { name: 'statistics', title: { en: 'Statistics' }, path: '/jobs/statistics' },
      ],
    },
    { name: 'schedules', title: { en: 'Schedules' }, path: '/schedules/weekly', place: 'bar', order: 55 },
    { name: 'archive', title: { en: 'Archive' }, path: '/archive', place: 'more' },
  ],
  routes: [
    { ...registeredRoute('/jobs'), title: publishedPages.jobs.list.title },
    { ...registeredRoute('/jobs/statistics'), title: { en: 'Statistics' }, parent: '/jobs' },
    { ...registeredRoute('/jobs/statistics/:reader'), parent: '/jobs/statistics' },
    { ...registeredRoute('/schedules/weekly'), title: { en: 'Weekly schedules' } },
    { ...registeredRoute('/archive'), title: { en: 'Archive' } },
  ],
};

const open = async (path: string) => {
  const console = await renderConsole({
    serviceUrl: service.url,
    path,
    token: 't-1',
    registry: registryOf(jobs),
  });
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
  return { ...console, bar };
};

const links = (navigation: HTMLElement) =>
  within(navigation)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('an area that only its remote knows is in the bar at its place, and leads to its page', async () => {
  const { user, bar } = await open('/jobs');
  expect(bar.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Readers',
    'Recipes',
    'Thresholds',
    'Zone Maps',
    'Work',
    'Schedules',
    'Items',
    'Users',
    'Facilities',
  ]);
  await user.click(bar.getByRole('link', { name: 'Schedules' }));
  expect(await bar.findByRole('link', { name: 'Schedules', current: 'page' })).toBeVisible();
  expect(location.pathname).toBe('/schedules/weekly');
});

test('an area that only its remote knows is in More, behind those of the documents', async () => {
  const { user } = await open('/jobs');
  await user.click(screen.getByRole('button', { name: 'More' }));
  const entries = screen.getAllByRole('menuitem', { hidden: true }).map((entry) => entry.textContent);
  expect(entries.slice(-5)).toEqual(['NTP reader sync', 'Archive', 'API docs', 'About', 'Sign out']);
});

test('the address of an area alone leads to the page that the area opens with', async () => {
  await open('/schedules');
  expect(location.pathname).toBe('/schedules/weekly');
});

test('tabs and breadcrumbs that only the remote knows are there before any of its code', async () => {
  await open('/jobs/statistics/Dock%2F04');
  expect(links(screen.getByRole('navigation', { name: 'Sections of Work' }))).toEqual([
    ['All jobs', '/jobs'],
    ['Statistics', '/jobs/statistics'],
  ]);
  expect(
    within(screen.getByRole('navigation', { name: 'Sections of Work' })).getByRole('link', {
      name: 'Statistics',
    }),
  ).toHaveAttribute('aria-current', 'page');
  const way = screen.getByRole('navigation', { name: 'Breadcrumbs' });
  expect(
    within(way)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Jobs', 'Statistics', 'Dock/04']);
  expect(links(way)).toEqual([
    ['Jobs', '/jobs'],
    ['Statistics', '/jobs/statistics'],
  ]);
});

test('tabs that only the remote knows are found in the palette', async () => {
  const { user } = await open('/jobs');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Page, action or record' }), 'statis');
  expect(await screen.findByRole('option')).toHaveTextContent('StatisticsWork');
});

import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { act, screen, waitFor, within } from '@testing-library/react';
import { registeredRemote, registeredRoute, registryOf } from '../../testing/registeredRemote';
import { leaveBrowser, renderConsole } from '../../testing/renderConsole';
import { announceAfter } from '../frame/PageTitles';

let service: RecordingProxy;

beforeEach(async () => {
  service = await startRecordingProxy({
    answer: () => ({ body: { provisioningState: 'PROVISIONED' } }),
  });
});
afterEach(async () => {
  leaveBrowser();
  await service.close();
});

const open = (path: string, signedIn = true) =>
  renderConsole({ serviceUrl: service.url, path, token: signedIn ? 't-1' : undefined });

const bar = async () => within(await screen.findByRole('navigation', { name: 'Main' }));

test('[NAV-03] the bar leads to the areas and marks the one that is open', async () => {
  const { user } = await open('/jobs');
  const links = await bar();
  expect(links.getByRole('link', { current: 'page' })).toHaveAccessibleName('Jobs');
  await user.click(links.getByRole('link', { name: 'Items' }));
  expect(location.pathname).toBe('/data');
  expect(await screen.findByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
});

test('an area that no remote serves says so by its name', async () => {
  await open('/recipes');
  expect(await screen.findByText('The Recipes area is not installed.')).toBeVisible();
  expect(document.title).toBe('Recipes');
});

test('an area whose remote is still to come says so', async () => {
  await renderConsole({
    serviceUrl: service.url,
    path: '/recipes',
    token: 't-1',
    registry: { ...registryOf(registeredRemote), expected: ['jobs'] },
  });
  expect(await screen.findByText('The Recipes area is not there yet.')).toBeVisible();
  expect(screen.queryByText(/not installed/)).toBeNull();
});

test('a page of an area that its remote does not serve says so by its own name', async () => {
  const remote = { ...registeredRemote, routes: [registeredRoute('/readers/definitions')] };
  await renderConsole({
    serviceUrl: service.url,
    path: '/readers/configurations',
    token: 't-1',
    registry: registryOf(remote),
  });
  expect(await screen.findByText('The Reader configurations area is not installed.')).toBeVisible();
  expect(screen.getByText('Installed: Readers.')).toBeVisible();
});

test('[NAV-07] a record shows the way to it, each earlier step a link', async () => {
  await open('/recipes/Night%20shift/edit');
  const way = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }));
  expect(way.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Recipes',
    'Night shift',
    'Edit',
  ]);
  expect(way.getByRole('link', { name: 'Night shift' })).toHaveAttribute('href', '/recipes/Night%20shift');
});

test('[NAV-07] a page under More that has no tabs says by one step where it is', async () => {
  await open('/host-health');
  const way = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }));
  expect(way.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Host health']);
  expect(way.getByText('Host health')).toHaveAttribute('aria-current', 'page');
});

test('[NAV-07] a list that the bar marks does not repeat its heading', async () => {
  await open('/recipes');
  expect((await bar()).getByRole('link', { name: 'Recipes', current: 'page' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
});

test.each([true, false])('[TITLE-04] the 404 route says so, signed in: %s', async (signedIn) => {
  const { loads } = await open('/404', signedIn);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' }) !== null).toBe(signedIn);
  expect(loads).toEqual([]);
});

test.each([true, false])(
  '[TITLE-05] an unknown address is loaded from the server once, signed in: %s',
  async (signedIn) => {
    const first = await open('/no/such?page=1', signedIn);
    await waitFor(() => expect(first.loads).toEqual(['/no/such?page=1']));
    first.close();
    const second = await open('/no/such?page=1', signedIn);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(second.loads).toEqual([]);
  },
);

test('[TITLE-03] the title of a new page is announced once, 100 ms after the change of route', async () => {
  const { user } = await open('/jobs');
  const links = await bar();
  const announcer = document.getElementById('route-announcer');
  const said: string[] = [];
  new MutationObserver(() => {
    const text = announcer?.textContent ?? '';
    if (text !== '') said.push(text);
  }).observe(announcer as HTMLElement, { childList: true, characterData: true, subtree: true });
  await act(() => new Promise((resolve) => setTimeout(resolve, 2 * announceAfter)));
  expect(said).toEqual([]);

  const before = performance.now();
  await user.click(links.getByRole('link', { name: 'Users' }));
  expect(document.title).toBe('Users');
  await waitFor(() => expect(announcer).toHaveTextContent('Users'));
  expect(performance.now() - before).toBeGreaterThanOrEqual(announceAfter);
  expect(announceAfter).toBe(100);
  expect(announcer).toHaveAttribute('aria-live');

  await user.click(links.getByRole('link', { name: 'Facilities' }));
  await waitFor(() => expect(announcer).toHaveTextContent('Facilities'));
  expect(said).toEqual(['Users', 'Facilities']);
});

test('a change of page moves the focus to its heading', async () => {
  const { user } = await open('/jobs');
  await user.click((await bar()).getByRole('link', { name: 'Users' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toHaveFocus());
});

test('the theme is chosen in the menu of the user and kept for this device', async () => {
  const { user } = await open('/jobs');
  await user.click(await screen.findByRole('button', { name: 'Admin' }));
  const choice = (name: string) => screen.getByRole('menuitemradio', { name, hidden: true });
  expect(choice('Match device')).toBeChecked();
  await user.click(choice('Dark theme'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('console-theme')).toBe('dark');
});

const sections = async (area: string) => {
  const links = within(await screen.findByRole('navigation', { name: `Sections of ${area}` })).getAllByRole(
    'link',
  );
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
};

test('[NAV-08] the readers area shows its sections and marks the one that is open', async () => {
  await open('/readers/definitions/Dock%2F04');
  expect(await sections('Readers')).toEqual([
    ['Configurations', '/readers/configurations'],
    ['Definitions', '/readers/definitions'],
    ['Registration', '/readers/register'],
  ]);
  expect(screen.getByRole('link', { name: 'Definitions' })).toHaveAttribute('aria-current', 'page');
});

test('[NAV-09] with reader registration off, Registration leads to the dashboard', async () => {
  await renderConsole({
    serviceUrl: service.url,
    path: '/readers/definitions',
    token: 't-1',
    configuration: {
      dashboardBase: 'https://dash.example',
      flags: { zoneMaps: true, readerRegistration: false },
    },
  });
  expect((await sections('Readers')).at(-1)).toEqual([
    'Registration',
    'https://dash.example/readers/scanner',
  ]);
});

test('[NAV-10] the admin area shows its pages; deep in one of them that one is marked alone', async () => {
  await open('/admin/software-management/upgrades');
  expect((await sections('Admin')).map(([label]) => label)).toEqual([
    'Home',
    'Reset',
    'Scanner Configuration',
    'Software Management',
    'Remotes',
  ]);
  expect(screen.getByRole('link', { name: 'Software Management' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
});

test('an area of one page shows no sections', async () => {
  await open('/jobs');
  await bar();
  expect(screen.queryByRole('navigation', { name: /^Sections of/ })).not.toBeInTheDocument();
});

import '../../testing/buildConstants';
import { createServiceClient } from '@console/api-client';
import { ServiceClientProvider } from '@console/api-client/react';
import { MessagesProvider } from '@console/design/messages';
import { createBrowserRouter, Link, Outlet, RouterProvider } from '@console/design/router';
import { createAlerts, serviceMessages } from '@console/remote/host';
import type { Registry } from '@console/remote/registry';
import { AlertHost, type Alerts, AlertsProvider, SignedInProvider, useTour } from '@console/remote/services';
import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import messages from '../../host/messages/en.json';
import { RegistryProvider } from '../../host/registry';
import { declaredTour } from '../../testing/declaredTour';
import { leaveBrowser, renderConsole } from '../../testing/renderConsole';
import { tourKey } from './storedTour';
import { TourRunner } from './TourRunner';
import { openChecklist } from './tourChecklist';

let service: RecordingProxy;
let completed: boolean;
let alerts: Alerts;
let closePages: () => void;
/** When the page of users can be opened; undefined for at once. */
let usersArrive: Promise<null> | undefined;

beforeEach(async () => {
  completed = false;
  usersArrive = undefined;
  alerts = createAlerts();
  service = await startRecordingProxy({
    answer: ({ method, path }) => {
      if (method === 'PUT') completed = true;
      if (path === '/facilities') return { body: [{ name: 'DEFAULT' }] };
      if (path === '/readers') return { body: [] };
      if (path === '/networks') return { status: 500, body: {} };
      return { body: { provisioningState: 'PROVISIONED', initialConfigurationCompleted: completed } };
    },
  });
});
afterEach(async () => {
  leaveBrowser();
  await service.close();
});

/** Page of a remote that takes part in the tour. */
function Page() {
  const { step, emit } = useTour();
  return (
    <main>
      <p>Step: {step ?? 'none'}</p>
      <div data-tour="users-table">
        All users<button type="button">Of the table</button>
      </div>
      <button type="button" onClick={() => emit('user-form-shown')}>
        Edit user
      </button>
      <Link to="/jobs">Jobs</Link>
      <Link to="/readers/definitions">Readers</Link>
      <Link to="/readers/definitions?sort=name">Sorted</Link>
      <Checklist />
    </main>
  );
}

/** Button to start the tour, as in the menu of the user. */
function Checklist() {
  return (
    <button type="button" onClick={openChecklist}>
      Guided tour
    </button>
  );
}

/** The pages of the console without its frame, all alike. */
function openPages(path = '/readers/definitions', registry: Registry = declaredTour): UserEvent {
  history.replaceState(null, '', path);
  const layout = (
    <TourRunner>
      <AlertHost />
      <Outlet />
    </TourRunner>
  );
  const pages = [
    { path: '/users', element: <Page />, ...(usersArrive && { loader: () => usersArrive }) },
    { path: '*', element: <Page /> },
  ];
  const router = createBrowserRouter([{ element: layout, children: pages }]);
  ({ unmount: closePages } = render(
    <MessagesProvider locale="en" messages={{ ...serviceMessages.en, ...messages }}>
      <AlertsProvider alerts={alerts}>
        <QueryClientProvider client={new QueryClient()}>
          <ServiceClientProvider client={createServiceClient({ baseUrl: service.url, token: () => 't-1' })}>
            <RegistryProvider inDocument={registry}>
              <SignedInProvider value={{ name: 'Admin', passwordChanged: async () => undefined }}>
                <RouterProvider router={router} />
              </SignedInProvider>
            </RegistryProvider>
          </ServiceClientProvider>
        </QueryClientProvider>
      </AlertsProvider>
    </MessagesProvider>,
  ));
  return userEvent.setup();
}

const panel = (title: string) => screen.findByRole('dialog', { name: title });
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const buttons = async (title: string) =>
  within(await panel(title))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const sent = (method: string, path: string) =>
  service.requests.filter((request) => request.method === method && request.path === path).length;

test('[TOUR-02] the list of reader definitions starts the tour, other pages do not', async () => {
  const { user } = await renderConsole({
    serviceUrl: service.url,
    path: '/jobs',
    token: 't-1',
    registry: declaredTour,
  });
  const bar = within(await screen.findByRole('navigation', { name: 'Main' }));
  await screen.findByRole('heading', { level: 1, name: 'Jobs' });
  expect(sent('GET', '/api/machine/setup')).toBe(0);
  await user.click(bar.getByRole('link', { name: 'Readers' }));
  expect(await panel('Welcome')).toBeVisible();
  // What the tour points at stands in the frame of the console.
  for (const target of ['navigation-users', 'navigation-more', 'readers-registration'])
    expect(document.querySelector(`[data-tour=${target}]`)).toBeVisible();
});

test('[TOUR-02] a system that was set up starts none', async () => {
  completed = true;
  openPages();
  await waitFor(() => expect(sent('GET', '/api/machine/setup')).toBe(1));
  expect(await screen.findByText('Step: none')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[TOUR-04] Begin on the intro, End on the last, Back and Next between, Skip Tour before the last', async () => {
  const user = openPages();
  expect(await buttons('Welcome')).toEqual(['Skip Tour', 'Begin']);
  await press(user, 'Begin');
  expect(await buttons('Users')).toEqual(['Skip Tour', 'Back', 'Next']);
  await press(user, 'Next');
  expect(await buttons('Edit a user')).toEqual(['Skip Tour', 'Back']);
  await press(user, 'Back');
  expect(await buttons('Users')).toEqual(['Skip Tour', 'Back', 'Next']);
});

test('[TOUR-04] the last step ends the tour', async () => {
  const [readers] = declaredTour.remotes;
  const registry = { ...declaredTour, remotes: readers ? [readers] : [] };
  const { user } = await renderConsole({
    serviceUrl: service.url,
    path: '/readers/definitions',
    token: 't-1',
    registry,
  });
  await panel('Welcome');
  await press(user, 'Begin');
  await panel('Users');
  await press(user, 'Next');
  expect(await buttons('Discover and register readers')).toEqual(['End']);
  await press(user, 'End');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await waitFor(() => expect(sent('PUT', '/api/machine/setup/completed')).toBe(1));
});

test('pages know the step, and the tour goes on when one tells what it waits for', async () => {
  const user = openPages();
  await panel('Welcome');
  expect(screen.getByText('Step: intro')).toBeVisible();
  await press(user, 'Begin');
  await press(user, 'Next');
  expect(await screen.findByText('Step: users-table')).toBeVisible();
  expect(location.pathname).toBe('/users');
  await press(user, 'Edit user');
  expect(await panel('Change the admin password')).toHaveTextContent('About user-password');
});

test('[TOUR-06] 10 pixels around what it points at stay clear, the panel moves within 200 ms', async () => {
  const rect = new DOMRect(100, 200, 60, 40);
  const user = openPages();
  await panel('Welcome');
  jest.spyOn(screen.getByText('All users'), 'getBoundingClientRect').mockReturnValue(rect);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measured(this: Element) {
    return this.matches('[data-tour=users-table]') ? rect : new DOMRect();
  });
  await press(user, 'Begin');
  await press(user, 'Next');
  await panel('Edit a user');
  await waitFor(() =>
    expect(document.querySelector('.tour__mask polygon')).toHaveAttribute(
      'points',
      expect.stringContaining('90 190, 170 190, 170 250, 90 250'),
    ),
  );
  expect(document.querySelector('.tour')).toHaveStyle({ transitionDuration: '200ms' });
  jest.restoreAllMocks();
});

test('[TOUR-11] skipping is noted once, and the next visit of the list starts nothing', async () => {
  const user = openPages();
  await panel('Welcome');
  await press(user, 'Skip Tour');
  await waitFor(() => expect(sent('PUT', '/api/machine/setup/completed')).toBe(1));
  await user.click(screen.getByRole('link', { name: 'Jobs' }));
  await user.click(screen.getByRole('link', { name: 'Readers' }));
  await waitFor(() => expect(sent('GET', '/api/machine/setup')).toBe(2));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent('PUT', '/api/machine/setup/completed')).toBe(1);
});

test('[TOUR-12] an error cancels the tour and says so, a warning does not', async () => {
  openPages();
  await panel('Welcome');
  act(() => alerts.warning('Mind this'));
  expect(screen.getByText('Step: intro')).toBeVisible();
  act(() => {
    alerts.danger('It failed');
    alerts.danger({ title: 'More failed', lines: ['Because'] }, { place: 'banner' });
  });
  expect(await screen.findByText('The tour was cancelled. It failed')).toBeVisible();
  expect(screen.getByText('More failed')).toBeVisible();
  expect(screen.getByText('Step: none')).toBeVisible();
  await waitFor(() => expect(sent('PUT', '/api/machine/setup/completed')).toBe(1));
  act(() => alerts.danger('Later'));
  expect(screen.getByText('Later')).toBeVisible();
});

/** Leads from the page of readers, which has a page before it, to the stop on that of users. */
async function openStopOfUsers() {
  const user = openPages('/jobs');
  await user.click(screen.getByRole('link', { name: 'Readers' }));
  await panel('Welcome');
  await press(user, 'Begin');
  await press(user, 'Next');
  await panel('Edit a user');
  return user;
}

test('[TOUR-09] going back leaves the page of the stop open, and a warning says so; its own entries do not count', async () => {
  const user = await openStopOfUsers();
  act(() => history.back());
  expect(await screen.findByText(/stays open while the tour runs/)).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/users'));
  expect(screen.getByText('Step: users-table')).toBeVisible();
  // A browser may drop the move that puts the address back.
  const move = jest.spyOn(history, 'go').mockImplementationOnce(() => undefined);
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/readers/definitions'));
  await waitFor(() => expect(location.pathname).toBe('/users'));
  move.mockRestore();
  expect(screen.getByText('Step: users-table')).toBeVisible();
  await press(user, 'Skip Tour');
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/readers/definitions'));
});

test('[TOUR-09] going back while the page of the stop is on its way does not keep it from being opened', async () => {
  let arrive: (nothing: null) => void = () => undefined;
  usersArrive = new Promise((resolve) => {
    arrive = resolve;
  });
  await openStopOfUsers();
  expect(location.pathname).toBe('/readers/definitions');
  act(() => history.back());
  expect(await screen.findByText(/stays open while the tour runs/)).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/readers/definitions'));
  act(() => arrive(null));
  await waitFor(() => expect(location.pathname).toBe('/users'));
  expect(screen.getByText('Step: users-table')).toBeVisible();
});

test('a tour goes on after a reload; what another user or a broken entry left does not begin one', async () => {
  const user = openPages();
  await panel('Welcome');
  await press(user, 'Begin');
  await press(user, 'Next');
  await panel('Edit a user');
  closePages();
  openPages('/users');
  expect(await panel('Edit a user')).toBeVisible();
  expect(sent('GET', '/api/machine/setup')).toBe(1);
  closePages();
  const kept = sessionStorage.getItem(tourKey) ?? '';
  for (const left of [kept.replace('Admin', 'Bob'), '{', '{"user":"Admin","stop":7}']) {
    sessionStorage.setItem(tourKey, left);
    openPages('/users');
    expect(screen.getByText('Step: none')).toBeVisible();
    closePages();
  }
});

test('the checklist counts what is there, and starts the tour at a step; its end is noted only where it was not', async () => {
  completed = true;
  const count = (ask: string) => ({ ask, one: { en: '1 record' }, other: { en: '{count} records' } });
  const counted: Record<string, string> = {
    facility: '/facilities',
    registration: '/readers',
    'scanner-configuration': '/networks',
  };
  const registry: Registry = JSON.parse(JSON.stringify(declaredTour), (_, value) =>
    value?.step in counted ? { ...value, progress: count(counted[value.step] ?? '') } : value,
  );
  const user = openPages('/users', registry);
  await user.click(screen.getByRole('button', { name: 'Guided tour' }));
  const list = within(await screen.findByRole('list', { name: 'Steps of the tour' }));
  expect(await list.findByText('Done: 1 record')).toBeVisible();
  expect(await list.findByText('To do: 0 records')).toBeVisible();
  expect(await list.findByText('Could not be counted now')).toBeVisible();
  await user.click(list.getByRole('button', { name: 'Start here: Create a facility' }));
  await panel('Create a facility');
  expect(location.pathname).toBe('/facilities');
  await press(user, 'Skip Tour');
  expect(sent('PUT', '/api/machine/setup/completed')).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Edit user' }));
  await user.click(screen.getByRole('button', { name: 'Guided tour' }));
  expect(await screen.findByText('Done in this browser')).toBeVisible();
});

test('Tab leads from the panel to what it points at, and back', async () => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  const user = openPages();
  await panel('Welcome');
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Begin' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Skip Tour' })).toHaveFocus();
  await press(user, 'Begin');
  await press(user, 'Next');
  await panel('Edit a user');
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Of the table' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Skip Tour' })).toHaveFocus();
  jest.restoreAllMocks();
});

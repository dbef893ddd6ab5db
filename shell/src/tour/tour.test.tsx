import '../testing/buildConstants';
import { createServiceClient } from '@console/api-client';
import { ServiceClientProvider } from '@console/api-client/react';
import { MessagesProvider } from '@console/design/messages';
import { createBrowserRouter, Link, Outlet, RouterProvider } from '@console/design/router';
import { createAlerts, serviceMessages } from '@console/remote/host';
import { AlertHost, type Alerts, AlertsProvider, useTour } from '@console/remote/services';
import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import messages from '../messages/en.json';
import { RegistryProvider } from '../registry';
import { declaredTour } from '../testing/declaredTour';
import { leaveBrowser, renderConsole } from '../testing/renderConsole';
import { TourRunner } from './TourRunner';

let service: RecordingProxy;
let completed: boolean;
let alerts: Alerts;

beforeEach(async () => {
  completed = false;
  alerts = createAlerts();
  service = await startRecordingProxy({
    answer: ({ method }) => {
      if (method === 'PUT') completed = true;
      return { body: { provisioningState: 'PROVISIONED', initialConfigurationCompleted: completed } };
    },
  });
});
afterEach(async () => {
  leaveBrowser();
  await service.close();
});

/** What a page of a remote does with the tour. */
function Page() {
  const { step, emit } = useTour();
  return (
    <main>
      <p>Step: {step ?? 'none'}</p>
      <div data-tour="users-table">All users</div>
      <button type="button" onClick={() => emit('user-form-shown')}>
        Edit user
      </button>
      <Link to="/jobs">Jobs</Link>
      <Link to="/readers/definitions">Readers</Link>
      <Link to="/readers/definitions?sort=name">Sorted</Link>
    </main>
  );
}

/** The pages of the console without its frame, all alike. */
function openPages(path = '/readers/definitions'): UserEvent {
  history.replaceState(null, '', path);
  const layout = (
    <TourRunner>
      <AlertHost />
      <Outlet />
    </TourRunner>
  );
  const router = createBrowserRouter([{ element: layout, children: [{ path: '*', element: <Page /> }] }]);
  render(
    <MessagesProvider locale="en" messages={{ ...serviceMessages.en, ...messages }}>
      <AlertsProvider alerts={alerts}>
        <QueryClientProvider client={new QueryClient()}>
          <ServiceClientProvider client={createServiceClient({ baseUrl: service.url, token: () => 't-1' })}>
            <RegistryProvider inDocument={declaredTour}>
              <RouterProvider router={router} />
            </RegistryProvider>
          </ServiceClientProvider>
        </QueryClientProvider>
      </AlertsProvider>
    </MessagesProvider>,
  );
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

import { MessagesProvider } from '@console/design/messages';
import { createMemoryRouter, RouterProvider } from '@console/design/router';
import { DesignProvider } from '@console/design/theme';
import { createAlerts, createProcesses } from '@console/remote/host';
import { type Alerts, AlertsProvider, type Processes, ProcessesProvider } from '@console/remote/services';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../messages/en.json';
import { ShortcutsProvider } from '../shortcuts';
import { NotificationsButton } from './NotificationsButton';
import { notificationText } from './notificationText';

let cache: QueryClient;
let alerts: Alerts;
let processes: Processes;

beforeEach(() => {
  cache = new QueryClient();
  alerts = createAlerts({ at: () => '/jobs?tab=active' });
  processes = createProcesses(cache);
});
afterEach(() => {
  processes.clear();
  cache.clear();
});

function open() {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <ShortcutsProvider>
          <NotificationsButton />
        </ShortcutsProvider>
      ),
    },
  ]);
  render(
    <DesignProvider>
      <MessagesProvider locale="en" messages={messages}>
        <AlertsProvider alerts={alerts}>
          <ProcessesProvider processes={processes}>
            <RouterProvider router={router} />
          </ProcessesProvider>
        </AlertsProvider>
      </MessagesProvider>
    </DesignProvider>,
  );
  return {
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const drawer = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }));
const said = async () =>
  (await drawer()).getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

test('[ALERT-04] what was said is kept with its page, counted as new until the list was seen', async () => {
  alerts.success('The job “Night” was started.');
  alerts.danger({ title: 'The job “Day” could not be started.', lines: ['Reader busy'] });
  const { user, address } = open();
  await user.click(button('Notifications, 2 new'));
  expect(await said()).toEqual(['The job “Day” could not be started.', 'The job “Night” was started.']);
  expect((await drawer()).getByText('Reader busy')).toBeVisible();
  await user.click((await drawer()).getAllByRole('link', { name: 'Open the page' })[0] as HTMLElement);
  expect(address()).toBe('/jobs?tab=active');
  expect(button('Notifications')).toBeVisible();
});

test('one kind can be looked at alone; clearing leaves nothing', async () => {
  alerts.success('Saved.');
  alerts.warning('Offline.');
  alerts.warning('Offline.');
  const { user } = open();
  await user.click(button('Notifications, 2 new'));
  await user.click((await drawer()).getByRole('button', { name: 'Warnings (1)' }));
  expect(await said()).toEqual(['Offline. (2 times)']);
  await user.click((await drawer()).getByRole('button', { name: 'Clear' }));
  expect((await drawer()).getByText('No notifications.')).toBeVisible();
});

test('what needs the user is told apart from what is told; what is done goes to its part, and comes back', async () => {
  alerts.success('Saved.');
  alerts.warning('Offline.');
  alerts.warning('Reader away.');
  const { user } = open();
  await user.click(button('Notifications, 3 new'));
  const part = async (name: string) => within((await drawer()).getByRole('region', { name }));
  const titles = async (name: string) =>
    (await part(name)).getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
  expect(await titles('Needs you')).toEqual(['Reader away.', 'Offline.']);
  expect(await titles('For your information')).toEqual(['Saved.']);
  await user.click((await drawer()).getByRole('button', { name: 'Done: “Reader away.”' }));
  expect(await titles('Needs you')).toEqual(['Offline.']);
  expect((await drawer()).getByRole('button', { name: 'Done: “Offline.”' })).toHaveFocus();
  expect(await titles('Done')).toEqual(['Reader away.']);
  await user.click((await drawer()).getByRole('button', { name: 'Not done: “Reader away.”' }));
  expect(await titles('Needs you')).toEqual(['Reader away.', 'Offline.']);
});

test('what is muted is done and listed, and can be told again', async () => {
  alerts.warning('Offline.');
  const { user } = open();
  await user.click(button('Notifications, 1 new'));
  await user.click((await drawer()).getByRole('button', { name: 'Mute: “Offline.”' }));
  const silenced = within((await drawer()).getByRole('region', { name: 'Muted for this session' }));
  expect(silenced.getByText('Offline.')).toBeVisible();
  expect((await drawer()).queryByRole('region', { name: 'Needs you' })).toBeNull();
  expect(document.body).not.toHaveFocus();
  await user.click(silenced.getByRole('button', { name: 'Unmute: “Offline.”' }));
  expect((await drawer()).queryByRole('region', { name: 'Muted for this session' })).toBeNull();
});

test('the title of the tab says how far a process is, and how it ended until the tab is seen', async () => {
  document.title = 'Jobs';
  let done = 1;
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  processes.watch<number>({
    key: 'upgrade 8',
    title: 'Upgrade',
    at: '/admin/software-management/upgrades/8',
    query: { queryKey: ['upgrade', '8'], queryFn: async () => done },
    read: (readers) => ({ status: readers < 4 ? 'running' : 'done', progress: readers / 4 }),
  });
  open();
  await waitFor(() => expect(document.title).toBe('(25 %) Jobs'));
  document.title = 'Readers';
  await waitFor(() => expect(document.title).toBe('(25 %) Readers'));
  done = 4;
  await act(() => cache.refetchQueries());
  await waitFor(() => expect(document.title).toBe('(✓) Readers'));
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(document.title).toBe('Readers'));
});

test('a notification is copied as a report needs it', async () => {
  alerts.danger({ title: 'Not saved.', lines: ['400: name'] });
  const { user } = open();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(button('Notifications, 1 new'));
  await user.click((await drawer()).getByRole('button', { name: 'Copy “Not saved.”' }));
  const [record] = alerts.getState().past;
  expect(write).toHaveBeenCalledWith(record && notificationText(record, location.origin));
});

test('the text of a notification says when, what and where', () => {
  const record = { tone: 'danger', title: 'Not saved.', lines: ['400: name'], time: 0, at: '/jobs' } as const;
  expect(notificationText(record, 'https://rfid.example')).toBe(
    '1970-01-01T00:00:00.000Z danger: Not saved.\n400: name\nhttps://rfid.example/jobs',
  );
});

test('a long process shows how far it is whichever page is open, and can be removed when it has ended', async () => {
  let done = 1;
  processes.watch<number>({
    key: 'upgrade 7',
    title: 'Upgrade to 2.3.0',
    at: '/admin/software-management/upgrades/7',
    query: { queryKey: ['upgrade', '7'], queryFn: async () => done },
    read: (readers) => ({ status: readers < 4 ? 'running' : 'done', progress: readers / 4 }),
  });
  const { user } = open();
  await user.click(button('Notifications, 1 running'));
  await waitFor(async () => expect((await drawer()).getByText('25 %')).toBeVisible());
  done = 4;
  await act(() => cache.refetchQueries());
  expect(await (await drawer()).findByText('Done.')).toBeVisible();
  await user.click((await drawer()).getByRole('button', { name: 'Remove “Upgrade to 2.3.0”' }));
  expect((await drawer()).getByText('No notifications.')).toBeVisible();
});

import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { act, screen, waitFor, within } from '@testing-library/react';
import { leaveBrowser, renderConsole } from '../../testing/renderConsole';

let service: RecordingProxy;
/** Answer of the service about being provisioned, where it does not say what it is. */
let state: { readonly status?: number; readonly body?: unknown } | Promise<undefined> | undefined;

beforeEach(async () => {
  state = undefined;
  service = await startRecordingProxy({
    target: emulator.url,
    answer: ({ path }) => (path === '/api/provisioning_state' ? state : undefined),
  });
});
afterEach(async () => {
  leaveBrowser();
  await service.close();
});

const open = (path?: string) => renderConsole({ serviceUrl: service.url, path, token: emulatorToken });

let emulatorToken: string;
beforeEach(async () => {
  const answer = await fetch(`${emulator.url}/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'admin', password: 'admindefault' }),
  });
  emulatorToken = ((await answer.json()) as { token: string }).token;
});

const navigation = () => screen.findByRole('navigation', { name: 'Main' });

test('[SESSION-07] the area opens once the service says PROVISIONED', async () => {
  await open();
  expect(await navigation()).toBeVisible();
  expect(location.pathname).toBe('/readers/definitions');
  const asked = service.requests.filter(({ path }) => path === '/api/provisioning_state');
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ method: 'GET' });
});

test('[SESSION-07] nothing of the area is shown before the answer', async () => {
  let answer: (value: undefined) => void = () => undefined;
  state = new Promise<undefined>((resolve) => {
    answer = resolve;
  });
  await open();
  await service.arrived(1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await act(async () => answer(undefined));
  expect(await navigation()).toBeVisible();
});

test('[SESSION-07] any other state sends to the provisioning page', async () => {
  state = { body: { provisioningState: 'NOT_PROVISIONED' } };
  const { loads } = await open();
  await waitFor(() => expect(loads).toEqual(['/provisioning']));
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('[SESSION-08] a failing call shows its alert, the person stays and can ask again', async () => {
  state = { status: 400, body: { message: 'Try later' } };
  const { user, loads } = await open('/jobs');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The provisioning state could not be fetched.');
  expect(alert).toHaveTextContent('Try later');
  expect(loads).toEqual([]);
  expect(location.pathname).toBe('/jobs');
  state = undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await navigation()).toBeVisible();
});

test('a token the service refuses ends the session; the person comes back after signing in', async () => {
  sessionStorage.setItem('itemsense-token', 'revoked');
  await renderConsole({ serviceUrl: service.url, path: '/jobs?tab=active', token: 'revoked' });
  expect(await screen.findByText(/^Your session has ended/)).toBeVisible();
  expect(location.pathname + location.search).toBe('/login?returnTo=%2Fjobs%3Ftab%3Dactive');
  expect(sessionStorage).toHaveLength(0);
});

test('[SESSION-01] without a session every authenticated address leads to the login page', async () => {
  await renderConsole({ serviceUrl: service.url, path: '/readers/definitions/Dock%2F04' });
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(location.pathname).toBe('/login');
  expect(service.requests).toEqual([]);
});

test('[SESSION-02] with a session the login page leads to the root', async () => {
  await open('/login');
  expect(await navigation()).toBeVisible();
  expect(location.pathname).toBe('/readers/definitions');
});

test('[SESSION-06] signing out forgets the session, and going back shows nothing of it', async () => {
  const { user } = await open('/jobs');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out', hidden: true }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(location.pathname + location.search).toBe('/login');
  expect(sessionStorage).toHaveLength(0);
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/login'));
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('[SESSION-06] a page that comes back from the memory of the browser after the session has ended shows nothing of it', async () => {
  await open('/jobs');
  await navigation();
  sessionStorage.clear();
  act(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
});

test('what one person was told is forgotten before the next one signs in', async () => {
  const { user } = await open('/jobs');
  await user.click(await screen.findByRole('button', { name: 'Admin' }));
  await user.click(screen.getByRole('menuitem', { name: 'Sign out', hidden: true }));
  await user.type(await screen.findByRole('textbox', { name: 'Username' }), 'admin');
  await user.type(screen.getByLabelText('Password'), 'admindefault');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await navigation();
  const asked = service.requests.filter(({ path }) => path === '/api/provisioning_state');
  expect(asked).toHaveLength(2);
  expect(asked[0]?.headers.authorization).not.toBe(asked[1]?.headers.authorization);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

describe('nobody at work', () => {
  const inRealTime = setTimeout;
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const openIdle = async () => {
    const opened = await renderConsole({
      serviceUrl: service.url,
      path: '/jobs',
      token: emulatorToken,
      configuration: { idleMinutes: 10 },
    });
    // The service answers in real time, which a search with this clock would leap over.
    while (!screen.queryByRole('navigation', { name: 'Main' }))
      await act(() => new Promise<void>((turn) => void inRealTime(turn, 5)));
    return opened;
  };

  test('is warned a minute before; a sign of life is enough to stay', async () => {
    await openIdle();
    await pass(9 * 60_000 + 1000);
    expect(await screen.findByRole('dialog', { name: 'Are you still there?' })).toHaveTextContent(
      /5\d seconds/,
    );
    act(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await pass(5 * 60_000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('itemsense-token')).toBe(emulatorToken);
  });

  test('finds the console locked: the token is forgotten, the page is kept, the same person goes on', async () => {
    const { user } = await openIdle();
    await pass(10 * 60_000);
    const over = within(
      await screen.findByRole('dialog', { name: 'You were away, so the console was locked' }),
    );
    expect(sessionStorage).toHaveLength(0);
    expect(over.queryByRole('textbox', { name: 'Username' })).not.toBeInTheDocument();
    jest.useRealTimers();
    await user.type(over.getByLabelText('Password'), 'admindefault');
    await user.click(over.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(location.pathname).toBe('/jobs');
    expect(sessionStorage.getItem('itemsense-token')).toBeTruthy();
  });
});

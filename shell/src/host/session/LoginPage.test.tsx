import { type RecordingProxy, startRecordingProxy } from '@console/testing/recording';
import { screen, waitFor } from '@testing-library/react';
import { leaveBrowser, type RenderedConsole, renderConsole } from '../../testing/renderConsole';

let service: RecordingProxy;

/** The service says what a healthy one with one administrator would not. */
let refusal: { readonly status: number; readonly body: unknown } | undefined;

beforeEach(async () => {
  refusal = undefined;
  service = await startRecordingProxy({
    target: emulator.url,
    answer: ({ path }) => (path === '/authenticate' ? refusal : undefined),
  });
});
afterEach(async () => {
  leaveBrowser();
  await service.close();
});

const open = (path = '/login') => renderConsole({ serviceUrl: service.url, path });

const username = () => screen.findByRole('textbox', { name: 'Username' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const signInButton = () => screen.getByRole('button', { name: 'Sign in' });

async function signIn({ user }: RenderedConsole, name: string, secret: string) {
  await user.clear(await username());
  await user.type(await username(), name);
  await user.type(password(), secret);
  await user.click(signInButton());
}

const asked = () => service.requests.map(({ method, path }) => `${method} ${path}`);

test('[LOGIN-01] the login page has its inputs, its button, logos, copyright and "powered by"', async () => {
  await open();
  expect(await username()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('type', 'password');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(signInButton()).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'RFID Console' })).toBeVisible();
  expect(screen.getByText(`© ${new Date().getFullYear()} ItemSense`)).toBeVisible();
  expect(screen.getByText('Powered by ItemSense')).toBeVisible();
  expect(document.querySelectorAll('svg').length).toBeGreaterThanOrEqual(2);
  expect(document.title).toBe('Sign in');
});

test('[LOGIN-02] username and password are both required; nothing is sent without them', async () => {
  const { user } = await open();
  await username();
  await user.click(signInButton());
  expect(await username()).toHaveAccessibleDescription("2 errors Username can't be blank.");
  expect(password()).toHaveAccessibleDescription("Password can't be blank.");
  await user.type(await username(), 'admin');
  expect(await username()).not.toHaveAccessibleDescription();
  await user.click(signInButton());
  expect(password()).toHaveAccessibleDescription("Password can't be blank.");
  expect(service.requests).toEqual([]);
});

test('[LOGIN-03] signing in sends name and password, nothing else, and keeps the session', async () => {
  const console = await open();
  await signIn(console, 'admin', 'admindefault');
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeVisible();
  const [request] = service.requests;
  expect(request).toMatchObject({ method: 'POST', path: '/authenticate' });
  expect(JSON.parse(request?.body ?? '')).toEqual({ name: 'admin', password: 'admindefault' });
  expect(request?.headers.authorization).toBeUndefined();
  expect(sessionStorage.getItem('itemsense-token')).toBeTruthy();
});

test('[LOGIN-05] a person without the Admin role is named and stays outside', async () => {
  refusal = { status: 200, body: { token: 't-1', user: { name: 'Olga', roles: ['DataReader'] } } };
  const console = await open();
  await signIn(console, 'olga', 'secret-1');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Olga does not have the Admin privileges required by this console.',
  );
  expect(sessionStorage).toHaveLength(0);
  expect(await username()).toHaveValue('olga');
  expect(asked()).toEqual(['POST /authenticate']);
});

test('[LOGIN-06] a refusal is told with the reason of the service; the password is forgotten', async () => {
  const console = await open();
  await signIn(console, 'admin', 'wrong-password');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Unable to log in: Wrong username or password$/,
  );
  await waitFor(() => expect(password()).toHaveValue(''));
  expect(password()).toHaveFocus();
  expect(await username()).toHaveValue('admin');
  expect(document.body.innerHTML).not.toContain('wrong-password');
  expect(sessionStorage).toHaveLength(0);
});

test('[LOGIN-06] the reason is the one in the answer', async () => {
  refusal = { status: 500, body: { debugMessage: 'Directory', message: 'not reachable' } };
  await signIn(await open(), 'admin', 'admindefault');
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to log in: Directory: not reachable');
});

test('[LOGIN-06] a service out of reach is a reason too', async () => {
  const console = await open();
  await service.close();
  await signIn(console, 'admin', 'admindefault');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Unable to log in: Couldn't communicate with the server.",
  );
  service = await startRecordingProxy({});
});

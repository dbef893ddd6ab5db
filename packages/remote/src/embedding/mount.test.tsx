import { listFacilities } from '@console/api-client/facilities';
import { useServiceClient } from '@console/api-client/react';
import { type MessageValues, useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { Link, useParams } from '@console/design/router';
import { useAlerts } from '@console/remote/services';
import { useQuery } from '@tanstack/react-query';
import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineRemote } from '../defineRemote';
import { mount } from './mount';
import type { MountOptions, Unmount } from './mountOptions';

/** Reads the messages of this remote, which has no catalogue of its own. */
const useTexts = useMessages as () => (key: string, values?: MessageValues) => string;

function ListPage() {
  const client = useServiceClient();
  const { data } = useQuery({
    queryKey: ['facilities'],
    queryFn: ({ signal }) => client.call(listFacilities(), { signal }),
    meta: { model: 'facility' },
  });
  return (
    <Page section={useTexts()('sites.title')}>
      <ul>
        {data?.rows.map(({ name }) => (
          <li key={name}>
            <Link to={`/facilities/${encodeURIComponent(name)}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

function OnePage() {
  const { name = '' } = useParams();
  const alerts = useAlerts();
  const client = useServiceClient();
  if (name === 'broken') throw new Error('broken');
  return (
    <Page section="Site" item={name}>
      <button type="button" onClick={() => alerts.success(`${name} greets`)}>
        {useTexts()('sites.greet')}
      </button>
      <button type="button" onClick={() => void client.call(listFacilities())}>
        Ask
      </button>
      <Link to="/jobs/17">Job 17</Link>
    </Page>
  );
}

const remote = defineRemote({
  declaration: {
    name: 'sites',
    contract: '^2.0.0',
    owner: 'Sites team',
    areas: [{ name: 'facilities', title: { en: 'Facilities' }, path: '/facilities' }],
    routes: [
      { path: '/facilities', page: 'ListPage' },
      { path: '/facilities/:name', page: 'OnePage' },
    ],
  },
  messages: { en: { 'sites.title': 'Sites', 'sites.greet': 'Greet' } },
  pages: { ListPage: async () => ({ ListPage }), OnePage: async () => ({ OnePage }) },
});

async function token(): Promise<string> {
  const answer = await fetch(`${emulator.url}/authenticate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'admin', password: 'admindefault' }),
  });
  return ((await answer.json()) as { token: string }).token;
}

function place(inShadow: boolean) {
  const element = document.createElement('div');
  if (!inShadow) {
    document.body.append(element);
    return { element, view: within(element) };
  }
  const host = document.createElement('section');
  document.body.append(host);
  host.attachShadow({ mode: 'open' }).append(element);
  return { element, view: within(element) };
}

afterEach(() => document.body.replaceChildren());

test.each([
  ['an element of the page', false],
  ['a shadow root', true],
])('a remote in %s shows its pages, tells where it is, and goes without a trace', async (_, inShadow) => {
  const given = await token();
  const { element, view } = place(inShadow);
  const onNavigate = jest.fn();
  const onTitle = jest.fn();
  const before = document.title;
  const unmount = await act(async () =>
    mount(element, remote, { serviceUrl: emulator.url, token: () => given, onNavigate, onTitle }),
  );

  const link = await view.findByRole('link', { name: 'Columbus Distribution Center' });
  expect(onTitle).toHaveBeenLastCalledWith('Sites');
  await userEvent.click(link);
  await view.findByRole('heading', { name: 'Columbus Distribution Center' });
  expect(onNavigate).toHaveBeenLastCalledWith('/facilities/Columbus%20Distribution%20Center');
  await userEvent.click(view.getByRole('button', { name: 'Greet' }));
  await view.findByText('Columbus Distribution Center greets');
  expect(document.title).toBe(before);

  act(unmount);
  expect(element).toBeEmptyDOMElement();
});

/** Shows the remote in an element of the page, and takes it away after the test. */
async function show(options: Partial<MountOptions>) {
  const { element, view } = place(false);
  const unmount = await act(async () => mount(element, remote, { serviceUrl: emulator.url, ...options }));
  unmounts.push(unmount);
  return { element, view, unmount, user: userEvent.setup() };
}

const unmounts: Unmount[] = [];

afterEach(() => {
  for (const unmount of unmounts.splice(0)) act(unmount);
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

const site = 'Columbus Distribution Center';
const address = `/facilities/${encodeURIComponent(site)}`;
const listLink = (view: ReturnType<typeof within>) => view.findByRole('link', { name: site });

async function signInTo(view: ReturnType<typeof within>, user = userEvent.setup()) {
  await user.type(await view.findByLabelText('Username'), 'admin');
  await user.type(view.getByLabelText('Password'), 'admindefault');
  await user.click(view.getByRole('button', { name: 'Sign in' }));
}

test('a token that the service refuses is told to the page; with another one what waited goes on', async () => {
  let given = 'stale';
  const onUnauthorized = jest.fn();
  const { view, unmount } = await show({ token: () => given, onUnauthorized });
  expect(await view.findByRole('alert')).toHaveTextContent('Your session has ended');
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
  given = await token();
  act(() => unmount.renewToken?.());
  expect(await listLink(view)).toBeVisible();
  expect(view.queryByRole('alert')).not.toBeInTheDocument();
});

test('a page that has not signed in is said to have not', async () => {
  const { view, user } = await show({ token: () => undefined });
  expect(await view.findByRole('alert')).toHaveTextContent('You are not signed in');
  await user.click(view.getByRole('button', { name: 'Try again' }));
  expect(view.getByRole('alert')).toBeVisible();
});

test('a remote with a sign-in of its own asks, tells who is signed in and lets them sign out', async () => {
  const { view, user, element } = await show({ signIn: 'memory' });
  await signInTo(view, user);
  expect(await listLink(view)).toBeVisible();
  expect(view.getByText('Signed in as Admin')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
  expect(element.innerHTML).not.toContain('admindefault');
  await user.click(view.getByRole('button', { name: 'Sign out' }));
  expect(await view.findByText('You are signed out.')).toBeVisible();
});

test('a session is kept in the tab only when that is asked for', async () => {
  const first = await show({ signIn: 'tab' });
  await signInTo(first.view);
  await listLink(first.view);
  act(first.unmount);
  const second = await show({ signIn: 'tab' });
  expect(await listLink(second.view)).toBeVisible();
});

test('an expired session is signed in over, and the page stays as it is', async () => {
  const { view, user } = await show({ signIn: 'memory', path: address });
  await signInTo(view, user);
  await view.findByRole('heading', { name: site });
  await emulator.reset();
  await user.click(view.getByRole('button', { name: 'Greet' }));
  await user.click(view.getByRole('button', { name: 'Ask' }));
  const over = within(await view.findByRole('dialog', { name: 'Your session has ended' }));
  await user.type(over.getByLabelText('Password'), 'admindefault');
  await user.click(over.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(view.queryByRole('dialog')).not.toBeInTheDocument());
  expect(view.getByRole('heading', { name: site })).toBeVisible();
});

test('a link to what is not embedded is told to the page, and leads to the console otherwise', async () => {
  const given = await token();
  const onLeave = jest.fn();
  const { view, user } = await show({
    token: () => given,
    path: address,
    consoleUrl: 'https://console.example',
    onLeave,
  });
  const link = await view.findByRole('link', { name: 'Job 17' });
  expect(link).toHaveAttribute('href', 'https://console.example/jobs/17');
  await user.click(link);
  expect(onLeave).toHaveBeenCalledWith('/jobs/17');
  expect(view.getByRole('heading', { name: site })).toBeVisible();
});

test('the page hears what is said, and may say it itself', async () => {
  const given = await token();
  const onAlert = jest.fn(({ title }: { title: string }) => title.startsWith('Columbus'));
  const { view, user } = await show({ token: () => given, path: address, onAlert });
  await user.click(await view.findByRole('button', { name: 'Greet' }));
  expect(onAlert).toHaveBeenCalledWith({ tone: 'success', title: `${site} greets`, lines: [] });
  expect(view.queryByText(`${site} greets`)).not.toBeInTheDocument();
});

test('theme, colours and density change while the remote is shown', async () => {
  const given = await token();
  const onBrandNotes = jest.fn();
  const { view, element, unmount } = await show({
    token: () => given,
    brand: { accent: '#7a1fa2', radius: 2, ink: 'blue' },
    onBrandNotes,
  });
  await listLink(view);
  const design = element.querySelector<HTMLElement>('.design');
  expect(design?.style.getPropertyValue('--color-accent')).toBe('#7a1fa2');
  expect(design?.style.getPropertyValue('--radius')).toBe('2px');
  expect(onBrandNotes).toHaveBeenCalledWith([{ name: 'ink', why: 'not-understood' }]);
  act(() => unmount.update?.({ theme: 'dark', density: 'compact' }));
  expect(design).toHaveAttribute('data-theme', 'dark');
  expect(design).toHaveAttribute('data-density', 'compact');
});

test('below its prefix the remote has the address bar; back leads back', async () => {
  const given = await token();
  history.replaceState({ ofPage: true }, '', '/portal/rfid');
  const { view, user } = await show({ token: () => given, history: '/portal/rfid' });
  const link = await listLink(view);
  expect(link).toHaveAttribute('href', `/portal/rfid${address}`);
  await user.click(link);
  await view.findByRole('heading', { name: site });
  expect(location.pathname).toBe(`/portal/rfid${address}`);
  expect(history.state).toMatchObject({ ofPage: true });
  await act(async () => {
    history.back();
    await new Promise((popped) => addEventListener('popstate', popped, { once: true }));
  });
  expect(await listLink(view)).toBeVisible();
});

test('an address of the page outside of the prefix is left to the page', async () => {
  const given = await token();
  history.replaceState(null, '', '/elsewhere');
  const { view } = await show({ token: () => given, history: '/portal/rfid', path: address });
  await view.findByRole('heading', { name: site });
  expect(location.pathname).toBe('/elsewhere');
  await act(async () => {
    history.pushState(null, '', '/far');
    history.back();
    await new Promise((popped) => addEventListener('popstate', popped, { once: true }));
  });
  expect(view.getByRole('heading', { name: site })).toBeVisible();
});

test('two remotes of one page sign in once and share one cache', async () => {
  const shareGroup: unknown[] = [];
  const options = { signIn: 'memory', shareGroup } as const;
  const first = await show(options);
  const second = await show(options);
  await signInTo(first.view);
  expect(await listLink(second.view)).toBeVisible();
  expect(shareGroup).toHaveLength(1);
  act(first.unmount);
  expect(second.view.getByRole('link', { name: site })).toBeVisible();
  act(second.unmount);
  expect(shareGroup).toEqual([]);
});

test('a page that throws is a sentence with a way to try again', async () => {
  const given = await token();
  const onFailure = jest.fn();
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { view, user } = await show({ token: () => given, path: '/facilities/broken', onFailure });
  expect(await view.findByRole('alert')).toHaveTextContent('This page cannot be shown');
  expect(onFailure).toHaveBeenCalledWith(expect.any(Error));
  await user.click(view.getByRole('button', { name: 'Try again' }));
  expect(await view.findByRole('alert')).toBeVisible();
  silence.mockRestore();
});

test('an address that the remote does not declare is a page that says so', async () => {
  const given = await token();
  const { view } = await show({ token: () => given, path: '/nowhere' });
  expect(await view.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
});

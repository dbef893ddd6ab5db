import { listFacilities } from '@console/api-client/facilities';
import { useServiceClient } from '@console/api-client/react';
import { Message, useMessages } from '@console/design/messages';
import { Page } from '@console/design/page';
import { Link, useParams } from '@console/design/router';
import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAlerts } from '../alerts';
import { defineRemote } from '../contract/defineRemote';
import { mount } from './mount';

function ListPage() {
  const client = useServiceClient();
  const { data } = useQuery({
    queryKey: ['facilities'],
    queryFn: ({ signal }) => client.call(listFacilities(), { signal }),
    meta: { model: 'facility' },
  });
  return (
    <Page section={useMessages()('sites.title')}>
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
  return (
    <Page section="Site" item={name}>
      <button type="button" onClick={() => alerts.success(`${name} greets`)}>
        <Message id="sites.greet" />
      </button>
    </Page>
  );
}

const remote = defineRemote({
  declaration: {
    name: 'sites',
    contract: '^1.0.0',
    owner: 'Sites team',
    areas: ['facilities'],
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

test('a token that the service refuses is told to the page around', async () => {
  const { element } = place(false);
  const onUnauthorized = jest.fn();
  const unmount = await act(async () =>
    mount(element, remote, { serviceUrl: emulator.url, token: () => 'stale', onUnauthorized }),
  );
  await waitFor(() => expect(onUnauthorized).toHaveBeenCalled());
  act(unmount);
});

test('an address that the remote does not declare is a page that says so', async () => {
  const given = await token();
  const { element } = place(false);
  const unmount = await act(async () =>
    mount(element, remote, { serviceUrl: emulator.url, token: () => given, path: '/nowhere' }),
  );
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  act(unmount);
});

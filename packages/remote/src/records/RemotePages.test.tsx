import { MessagesProvider } from '@console/design/messages';
import { createMemoryRouter, RouterProvider } from '@console/design/router';
import { act, render, screen } from '@testing-library/react';
import type { RemoteModule } from '../contract/remoteModule';
import { pageAt } from './lazyPage';
import { RemotePages } from './RemotePages';

const load = jest.fn(async () => ({ ListPage: () => <h1>Sites</h1> }));

const remote = (): RemoteModule => ({
  declaration: {
    name: 'sites',
    contract: '^2.0.0',
    owner: 'Sites team',
    areas: [{ name: 'sites', title: { en: 'Sites' }, path: '/sites' }],
    routes: [
      { path: '/sites', page: 'ListPage' },
      { path: '/sites/:name', page: 'SitePage' },
    ],
  },
  messages: { en: {} },
  pages: { ListPage: () => load(), SitePage: async () => ({ SitePage: () => <h1>Site</h1> }) },
});

/** Everything that was on screen at any time. */
function show(remote: RemoteModule, path: string) {
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const router = createMemoryRouter([{ path: '*', element: <RemotePages remote={remote} /> }], {
    initialEntries: [path],
  });
  render(
    <MessagesProvider locale="en" messages={{}}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  );
  return { router, seen };
}

test('a page whose code is there is drawn with the first commit, without a loading state', async () => {
  const loaded = remote();
  await pageAt(loaded, '/sites')?.preload();
  show(loaded, '/sites');
  expect(screen.getByRole('heading', { name: 'Sites' })).toBeVisible();
});

test('moving to a page whose code is there shows no loading state in between', async () => {
  const loaded = remote();
  await Promise.all(['/sites', '/sites/Oslo'].map((path) => pageAt(loaded, path)?.preload()));
  const { router, seen } = show(loaded, '/sites');
  await act(() => router.navigate('/sites/Oslo'));
  expect(screen.getByRole('heading', { name: 'Site' })).toBeVisible();
  expect(seen.join()).not.toContain('Loading');
});

test('a page whose code is on its way shows that it is loading, and comes as soon as it is there', async () => {
  let arrive = () => {};
  load.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = () => resolve({ ListPage: () => <h1>Sites</h1> });
    }),
  );
  show(remote(), '/sites');
  expect(screen.getByText('Loading…')).toBeVisible();
  await act(async () => arrive());
  // React would hold back for 300 ms what follows a fallback of Suspense.
  expect(screen.getByRole('heading', { name: 'Sites' })).toBeVisible();
});

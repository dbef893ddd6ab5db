import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { useMessages } from '../messages';
import { createMemoryRouter, Link, Outlet, type RouteObject, RouterProvider } from '../router';
import { composeTitle, LoadError, NotFound, Page, PageLoading, PageNotFound, PageTitleProvider } from '.';

function open(routes: RouteObject[], path = '/') {
  const titles: string[] = [];
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Link to="/readers/dock-1">to dock-1</Link>
            <button type="button">Menu of the frame</button>
            <div role="dialog" tabIndex={-1} aria-label="Panel over the pages" />
            <Outlet />
          </>
        ),
        children: routes,
      },
    ],
    { initialEntries: [path] },
  );
  render(
    <PageTitleProvider onTitle={(title) => titles.push(title)}>
      <RouterProvider router={router} />
    </PageTitleProvider>,
  );
  return { titles, router, user: userEvent.setup() };
}

test('[TITLE-01] the title is the item and the section, or the section alone', () => {
  expect(composeTitle('dock-1', 'Reader definitions')).toBe('dock-1 | Reader definitions');
  expect(composeTitle(undefined, 'Reader definitions')).toBe('Reader definitions');
});

test('[TITLE-02] edit pages are titled "Editing {name}", new pages "Creating new {entity}"', () => {
  function Titled() {
    const translate = useMessages();
    return (
      <>
        <Page section="Readers" item={translate('page.editingTitle', { name: 'dock-1' })} />
        <Page
          section="Readers"
          item={translate('page.creatingTitle', { entity: 'reader definition', kind: '' })}
        />
      </>
    );
  }
  const { titles } = open([{ path: '/', element: <Titled /> }]);
  expect(titles).toEqual(['Editing dock-1 | Readers', 'Creating new reader definition | Readers']);
  expect(screen.getByRole('heading', { name: 'Editing dock-1', level: 1 })).toBeVisible();
});

test('without a provider the title goes into the tab', () => {
  const router = createMemoryRouter([{ path: '/', element: <Page title="Facilities" /> }]);
  render(<RouterProvider router={router} />);
  expect(document.title).toBe('Facilities');
});

test('the heading takes the focus when the route changes, not when the first page opens', async () => {
  const { user, titles } = open([
    { path: '/', element: <Page section="Reader definitions" /> },
    { path: '/readers/:name', element: <Page section="Reader definitions" item="dock-1" /> },
  ]);
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'to dock-1' }));
  expect(screen.getByRole('heading', { name: 'dock-1' })).toHaveFocus();
  expect(titles).toEqual(['Reader definitions', 'dock-1 | Reader definitions']);
});

test('a field that has taken the focus keeps it', async () => {
  const { user } = open([
    { path: '/', element: <Page title="Start" /> },
    {
      path: '/readers/:name',
      element: (
        <Page title="Edit">
          {/* biome-ignore lint/a11y/noAutofocus: what this is about */}
          <input aria-label="Name" autoFocus />
        </Page>
      ),
    },
  ]);
  await user.click(screen.getByRole('link', { name: 'to dock-1' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

/** A page that comes when its data do: its texts one after the other, each as a page of its own. */
function Arriving({ texts }: { texts: readonly (string | undefined)[] }) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const arrive = () => setStep((before) => before + 1);
    addEventListener('arrive', arrive);
    return () => removeEventListener('arrive', arrive);
  }, []);
  return texts[step] === undefined ? <PageLoading /> : <Page key={step} title={texts[step]} />;
}

const arrive = () => act(() => dispatchEvent(new Event('arrive')));

test('a page that comes late takes the focus only from where its link left it', async () => {
  const { user } = open([
    { path: '/', element: <Page title="Start" /> },
    { path: '/readers/:name', element: <Arriving texts={[undefined, 'dock-1']} /> },
  ]);
  await user.click(screen.getByRole('link', { name: 'to dock-1' }));
  arrive();
  expect(screen.getByRole('heading', { name: 'dock-1' })).toHaveFocus();
});

test('who has gone on to another control while a page was on its way stays there', async () => {
  const { user } = open([
    { path: '/', element: <Page title="Start" /> },
    { path: '/readers/:name', element: <Arriving texts={[undefined, 'dock-1', 'dock-1 as it is now']} /> },
  ]);
  await user.click(screen.getByRole('link', { name: 'to dock-1' }));
  await user.click(screen.getByRole('button', { name: 'Menu of the frame' }));
  arrive();
  expect(screen.getByRole('heading', { name: 'dock-1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Menu of the frame' })).toHaveFocus();
  arrive();
  expect(screen.getByRole('heading', { name: 'dock-1 as it is now' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Menu of the frame' })).toHaveFocus();
});

test('a panel over the pages that has the focus while one follows another keeps it', async () => {
  const { router } = open([
    { path: '/', element: <Page title="Start" /> },
    { path: '/readers/:name', element: <Page title="dock-1" /> },
  ]);
  const panel = screen.getByRole('dialog', { name: 'Panel over the pages' });
  act(() => panel.focus());
  await act(() => router.navigate('/readers/dock-1'));
  expect(screen.getByRole('heading', { name: 'dock-1' })).toBeVisible();
  expect(panel).toHaveFocus();
});

test('a page in place of one that had the focus has it', async () => {
  const { user } = open([
    { path: '/', element: <Page title="Start" /> },
    { path: '/readers/:name', element: <Arriving texts={['It cannot be loaded', 'dock-1']} /> },
  ]);
  await user.click(screen.getByRole('link', { name: 'to dock-1' }));
  expect(screen.getByRole('heading', { name: 'It cannot be loaded' })).toHaveFocus();
  arrive();
  expect(screen.getByRole('heading', { name: 'dock-1' })).toHaveFocus();
});

test('[TITLE-06] the shared error page shows the error with the name of the entity, and tries again', async () => {
  const onRetry = jest.fn();
  const { user, titles } = open([
    {
      path: '/',
      element: <LoadError entity="reader definition" detail="502: Bad Gateway" onRetry={onRetry} />,
    },
  ]);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent("Couldn't fetch reader definition data from the server.");
  expect(alert).toHaveTextContent('502: Bad Gateway');
  expect(titles).toEqual(['reader definition']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('[ERROR-10] a record that does not exist is named with its kind', async () => {
  open([{ path: '/', element: <NotFound entity="reader definition" id="dock-99" /> }]);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'There is no reader definition named "dock-99".',
  );
});

test('[TITLE-04] an address without a page shows "Page Not Found"', () => {
  const { titles } = open([{ path: '/', element: <PageNotFound /> }]);
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(titles).toEqual(['Page Not Found']);
});

test('a page that is loading says so', () => {
  render(<PageLoading />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

test('the heading of the first page that is on screen already stays until the page is there, and only then', async () => {
  const router = createMemoryRouter([{ path: '/', element: <PageLoading /> }]);
  const { rerender } = render(
    <PageTitleProvider opening="Readers">
      <RouterProvider router={router} />
    </PageTitleProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Readers');
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  const page = createMemoryRouter([{ path: '/', element: <Page title="Readers" /> }]);
  const show = (shown: typeof page) =>
    rerender(
      <PageTitleProvider opening="Readers">
        <RouterProvider key={shown === page ? 'page' : 'loading'} router={shown} />
      </PageTitleProvider>,
    );
  show(page);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  show(createMemoryRouter([{ path: '/', element: <PageLoading /> }]));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Loading…');
});

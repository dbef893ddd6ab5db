import { MessagesProvider } from '@console/design/messages';
import { createMemoryRouter, RouterProvider } from '@console/design/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pagesOf } from '../contract/paths';
import { publishedPages } from '../contract/published';
import { serviceMessages } from '../services/serviceMessages';
import { AreaError, AreaErrorPage } from '.';

const errorRoutes = pagesOf(publishedPages)
  .map(({ path }) => path)
  .filter((path) => path.endsWith('/error'));

/** An area whose records cannot be loaded until the service is back. */
function open(path: string, at: string) {
  const service = { down: true };
  const List = () =>
    service.down ? (
      <AreaError path={path} entity="job" section="Jobs" error={new Error('502: Bad Gateway')} />
    ) : (
      <p>All jobs</p>
    );
  const router = createMemoryRouter(
    [
      { path: path.replace('/error', ''), element: <List /> },
      { path, element: <AreaErrorPage /> },
    ],
    { initialEntries: [at] },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MessagesProvider locale="en" messages={serviceMessages.en}>
        <RouterProvider router={router} />
      </MessagesProvider>
    </QueryClientProvider>,
  );
  return { service, address: () => router.state.location.pathname + router.state.location.search };
}

test('[TITLE-07] the error sub-routes are those of the areas that load records', () => {
  expect(errorRoutes).toEqual([
    '/readers/definitions/error',
    '/readers/configurations/error',
    '/recipes/error',
    '/jobs/error',
    '/thresholds/error',
    '/zone-maps/error',
    '/data/error',
    '/event-configuration/publishers/error',
    '/event-configuration/brokers/error',
    '/admin/software-management/upgrades/error',
    '/facilities/error',
    '/users/error',
  ]);
});

test.each(errorRoutes)(
  '[TITLE-07] %s shows the shared error page, and leads back with the filters',
  async (path) => {
    const area = path.replace('/error', '');
    const { service, address } = open(path, `${area}?q=dock`);
    expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't fetch job data from the server.");
    expect(screen.getByText('502: Bad Gateway')).toBeVisible();
    expect(address()).toBe(path);
    service.down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('All jobs')).toBeVisible();
    expect(address()).toBe(`${area}?q=dock`);
  },
);

test('the address of the error opened by itself tries the area', async () => {
  const { service, address } = open('/jobs/error', '/jobs/error');
  expect(await screen.findByRole('alert')).toBeVisible();
  service.down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(address()).toBe('/jobs');
});

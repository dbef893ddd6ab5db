import { createMemoryRouter, RouterProvider, useLocation } from '@console/design/router';
import { act, render, screen } from '@testing-library/react';
import { type BeginPage, heldRoute } from './heldRoute';

const Where = () => <h1>{useLocation().pathname}</h1>;

async function open(begin: BeginPage) {
  const router = createMemoryRouter([{ id: 'page', path: '*', element: <Where />, ...heldRoute(begin) }], {
    initialEntries: ['/readers'],
    hydrationData: { loaderData: { page: null } },
  });
  render(<RouterProvider router={router} />);
  return router;
}

const shown = () => screen.getByRole('heading').textContent;

afterEach(() => jest.useRealTimers());

test('the page of before stays until the next one is there', async () => {
  let arrive: (value?: unknown) => void = () => undefined;
  const router = await open(() => new Promise((resolve) => (arrive = resolve)));
  act(() => void router.navigate('/jobs'));
  expect(shown()).toBe('/readers');
  expect(router.state.location.pathname).toBe('/readers');
  await act(async () => arrive());
  expect(shown()).toBe('/jobs');
});

test('the page of before does not stay for longer than a moment', async () => {
  jest.useFakeTimers();
  const router = await open(() => new Promise(() => undefined));
  act(() => void router.navigate('/jobs'));
  await act(() => jest.advanceTimersByTimeAsync(150));
  expect(shown()).toBe('/readers');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(shown()).toBe('/jobs');
});

test('a page of which nothing is missing is drawn at once', async () => {
  const router = await open(() => undefined);
  act(() => void router.navigate('/jobs'));
  expect(shown()).toBe('/jobs');
});

test('another query is no other page: nothing is asked for', async () => {
  const begin = jest.fn();
  const router = await open(begin);
  await act(() => router.navigate('/readers?filter=dock'));
  expect(begin).not.toHaveBeenCalled();
});

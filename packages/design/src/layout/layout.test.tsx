import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from '../router';
import { breakpointAt, Frame, LoginFrame } from '.';

test.each([
  [320, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [991, 'tablet'],
  [992, 'desktop'],
  [1200, 'desktop'],
  [1201, 'jumbo'],
  [3840, 'jumbo'],
])('[NAV-11] a width of %p px is %s', (width, breakpoint) => {
  expect(breakpointAt(width)).toBe(breakpoint);
});

function open(width: number) {
  window.innerWidth = width;
  const frame = (
    <Frame
      product="Console"
      first={{ label: 'Overview', to: '/' }}
      navigation={[
        { key: 'readers', label: 'Readers', to: '/readers' },
        { key: 'jobs', label: 'Jobs', to: '/jobs' },
        { key: 'maps', label: 'Zone Maps', href: '/dashboard/zone-maps' },
      ]}
      more={{ label: 'More', items: [{ key: 'logs', label: 'Logs', to: '/logs' }] }}
      user="admin"
    >
      <Outlet />
    </Frame>
  );
  const router = createMemoryRouter(
    [{ element: frame, children: [{ path: '*', element: <button type="button">In the page</button> }] }],
    { initialEntries: ['/readers/definitions'] },
  );
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

const navigation = () => screen.getByRole('navigation', { name: 'Main' });

test('the frame has a banner, a navigation and one main part; the entry of the area is marked', () => {
  open(1440);
  expect(screen.getByRole('banner')).toHaveTextContent('admin');
  expect(screen.getByRole('main')).toHaveTextContent('In the page');
  expect(
    within(navigation())
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Readers', 'Jobs', 'Zone Maps']);
  expect(screen.getByRole('link', { name: 'Readers' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Zone Maps' })).toHaveAttribute('href', '/dashboard/zone-maps');
});

test('the first stop of the keyboard skips to the content', async () => {
  const user = open(1440);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'In the page' })).toHaveFocus();
});

test('[NAV-11] up to 767 px the navigation folds into a button, from 768 px it is open', async () => {
  const user = open(767);
  expect(screen.queryByRole('link', { name: 'Jobs' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Overview' })).toBeNull();
  const toggle = screen.getByRole('button', { name: 'Menu' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(within(navigation()).getByRole('button', { name: 'More' })).toBeVisible();
  // Beside the button there is no room for it.
  expect(within(navigation()).getByRole('link', { name: 'Overview' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Jobs' }));
  expect(screen.queryByRole('link', { name: 'Jobs' })).toBeNull();

  act(() => {
    window.innerWidth = 768;
    window.dispatchEvent(new Event('resize'));
  });
  expect(screen.getByRole('link', { name: 'Jobs' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Overview' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull();
});

test('the login page has the product, the form, a copyright line and who provides it', () => {
  render(
    <LoginFrame product="Console" copyright="© 2026 Maker" poweredBy="Powered by Provider">
      <form aria-label="Sign in" />
    </LoginFrame>,
  );
  const main = screen.getByRole('main');
  expect(within(main).getByRole('heading', { name: 'Console', level: 1 })).toBeVisible();
  expect(within(main).getByRole('form', { name: 'Sign in' })).toBeInTheDocument();
  expect(screen.getByText('© 2026 Maker')).toBeVisible();
  expect(screen.getByText('Powered by Provider')).toBeVisible();
});

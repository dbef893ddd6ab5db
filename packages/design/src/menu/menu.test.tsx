import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '../router';
import { Menu, type MenuItem } from '.';
import { nextEntry } from './nextEntry';

const onLock = jest.fn();
const items: MenuItem[] = [
  { key: 'admin', label: 'Admin', to: '/admin' },
  { key: 'logs', label: 'Logs', to: '/logs' },
  { key: 'docs', label: 'API docs', href: '/docs', newTab: true },
  { key: 'import', label: 'Import', blockedReason: 'Nothing to import.', onAct: jest.fn() },
  { key: 'lock', label: 'Lock', onAct: onLock, separated: true },
];

function open() {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <>
          <Menu label="More" items={items} />
          <button type="button">After</button>
        </>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), address: () => router.state.location.pathname };
}

const button = () => screen.getByRole('button', { name: 'More' });
const entry = (name: string) => screen.getByRole('menuitem', { name });

test('the button opens the menu in its order and closes it', async () => {
  const { user } = open();
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  await user.click(button());
  expect(screen.getByRole('menu', { name: 'More' })).toBeVisible();
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Admin',
    'Logs',
    'API docs',
    'ImportNothing to import.',
    'Lock',
  ]);
  expect(entry('Admin')).toHaveFocus();
  await user.click(button());
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the keyboard opens, moves, finds by letter, follows and closes', async () => {
  const { user, address } = open();
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(entry('Lock')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(entry('Admin')).toHaveFocus();
  await user.keyboard('l');
  expect(entry('Logs')).toHaveFocus();
  await user.keyboard('l');
  expect(entry('Lock')).toHaveFocus();
  await user.keyboard('{Home}{End}{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button()).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/admin');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('Space follows a link too', async () => {
  const { user, address } = open();
  await user.click(button());
  await user.keyboard('{ArrowDown} ');
  expect(address()).toBe('/logs');
});

test('Tab closes the menu and goes on', async () => {
  const { user } = open();
  await user.click(button());
  await user.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('a click elsewhere closes the menu', async () => {
  const { user } = open();
  await user.click(button());
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('an action acts, the focus goes back to the button', async () => {
  const { user } = open();
  await user.click(button());
  await user.click(entry('Lock'));
  expect(onLock).toHaveBeenCalledTimes(1);
  expect(button()).toHaveFocus();
});

test('a link out of the console opens in a new tab that cannot reach back', async () => {
  const { user } = open();
  await user.click(button());
  expect(entry('API docs')).toHaveAttribute('href', '/docs');
  expect(entry('API docs')).toHaveAttribute('target', '_blank');
  expect(entry('API docs')).toHaveAttribute('rel', 'noopener noreferrer');
});

test('a blocked entry says why, can be reached and does nothing', async () => {
  const { user } = open();
  await user.click(button());
  const blocked = screen.getByRole('menuitem', { name: /Import/ });
  expect(blocked).toHaveAccessibleDescription('Nothing to import.');
  await user.click(blocked);
  expect(screen.getByRole('menu')).toBeVisible();
  expect(items[3]?.onAct).not.toHaveBeenCalled();
});

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['b', 0, 1],
  ['B', 0, 1],
  ['a', 0, 2],
  ['z', 0, undefined],
  [' ', 0, undefined],
  ['Enter', 0, undefined],
])('the key %p leads from entry %p to %p', (key, from, to) => {
  expect(nextEntry(key, from, ['Admin', 'Brokers', 'About'])).toBe(to);
});

test('no key leads anywhere in an empty menu', () => {
  expect(nextEntry('ArrowDown', -1, [])).toBeUndefined();
});

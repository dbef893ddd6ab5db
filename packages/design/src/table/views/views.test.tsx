import { screen, within } from '@testing-library/react';
import { createPreferences } from '../../preferences';
import { safeStorage } from '../../storage';
import { open, table } from '../table.fixtures';

const names = () => screen.getAllByRole('link').map((link) => link.textContent);
const ofAda = () => createPreferences('Ada', safeStorage('localStorage'));

afterEach(() => localStorage.clear());

async function openViews(path?: string, memory = ofAda()) {
  const opened = open(table(), path, memory);
  await opened.user.click(screen.getByRole('button', { name: 'Views' }));
  const name = await screen.findByLabelText('Save what is shown now');
  return {
    ...opened,
    save: async (text: string) => {
      await opened.user.type(name, text);
      await opened.user.click(screen.getByRole('button', { name: 'Save' }));
    },
  };
}

test('what is shown is saved under a name, and shown again at a later visit', async () => {
  const first = await openViews('/readers?filter.type=XARRAY&sort=-name&columns=name+type');
  await first.save('Arrays');
  expect(screen.getByRole('button', { name: 'Show Arrays' })).toHaveAttribute('aria-pressed', 'true');
  first.unmount();

  const { user, address } = await openViews('/readers?search=aisle');
  const view = screen.getByRole('button', { name: 'Show Arrays' });
  expect(view).toHaveAttribute('aria-pressed', 'false');
  await user.click(view);
  expect(names()).toEqual(['dock-2', 'aisle-2']);
  expect(address()).toBe('?sort=-name&filter.type=XARRAY&columns=name+type');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('views are those of one user', async () => {
  const first = await openViews('/readers?search=dock');
  await first.save('Docks');
  first.unmount();
  await openViews('/readers', createPreferences('Bob', safeStorage('localStorage')));
  expect(screen.queryByRole('button', { name: 'Show Docks' })).toBeNull();
});

test('a table opens with the view chosen for that, unless the address says otherwise', async () => {
  const first = await openViews('/readers?search=dock');
  await first.save('Docks');
  await first.user.click(screen.getByRole('button', { name: 'Open with Docks' }));
  first.unmount();

  const { unmount, address, user } = open(table(), '/readers', ofAda());
  expect(names()).toEqual(['dock-2', 'dock-10']);
  expect(address()).toBe('?search=dock');
  await user.clear(screen.getByRole('searchbox'));
  expect(names()).toHaveLength(4);
  unmount();

  open(table(), '/readers?filter.type=SPEEDWAY', ofAda());
  expect(names()).toEqual(['aisle-1']);
});

test('views are renamed and deleted', async () => {
  const { user, save } = await openViews('/readers?search=dock');
  await save('Docks');
  await user.click(screen.getByRole('button', { name: 'Rename Docks' }));
  const name = screen.getByRole('textbox', { name: 'New name of Docks' });
  await user.clear(name);
  await user.type(name, 'Doors{Enter}');
  expect(screen.getByRole('button', { name: 'Show Doors' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete Doors' }));
  expect(within(screen.getByRole('dialog', { name: 'Views' })).queryByRole('list')).toBeNull();
});

test('a taken name is reported before the view of that name is replaced', async () => {
  const { user, save } = await openViews('/readers?search=dock');
  await save('Docks');
  const name = screen.getByLabelText('Save what is shown now');
  await user.type(name, 'Docks');
  expect(name).toHaveAccessibleDescription('There is a view of this name already. Saving replaces it.');
});

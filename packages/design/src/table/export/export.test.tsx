import { screen, waitFor } from '@testing-library/react';
import { open, table } from '../table.fixtures';

const created = jest.fn<string, [Blob]>(() => 'blob:rows');
const saved = jest.fn<void, [string]>();

beforeEach(() => {
  Object.assign(URL, { createObjectURL: created, revokeObjectURL: () => undefined });
  created.mockClear();
  saved.mockClear();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

async function exported(path: string, choice: string, select?: string) {
  const { user } = open(table({ selectable: true }), path);
  if (select) await user.click(screen.getByRole('checkbox', { name: `Select ${select}` }));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: choice }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  return (await created.mock.lastCall?.[0].text()) ?? '';
}

test('CSV holds the rows the filters leave, in the order and with the columns shown', async () => {
  const path = '/readers?filter.type=XARRAY&filter.type=XSPAN&sort=-heat&columns=name+heat';
  expect(await exported(path, 'Rows shown as CSV')).toBe(
    'Name,Heat\r\ndock-10,41.5\r\naisle-2,35\r\ndock-2,20\r\n',
  );
  expect(saved.mock.lastCall?.[0]).toMatch(/^readers-\d{4}-\d\d-\d\d\.csv$/);
});

test('JSON holds the same', async () => {
  expect(JSON.parse(await exported('/readers?search=dock-2', 'Rows shown as JSON'))).toEqual([
    { name: 'dock-2', type: 'XARRAY', heat: 20, facility: 'Leipzig', on: false },
  ]);
});

test('the selected rows alone can be exported', async () => {
  expect(await exported('/readers?columns=name', 'Selected rows as CSV', 'aisle-1')).toBe(
    'Name\r\naisle-1\r\n',
  );
});

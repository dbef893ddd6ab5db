import { screen, waitFor } from '@testing-library/react';
import { open, type Reader, readers as rows, table } from '../table.fixtures';

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
  expect(created.mock.lastCall?.[0].type).toBe('text/csv;charset=utf-8');
});

test('JSON holds the same', async () => {
  expect(JSON.parse(await exported('/readers?search=dock-2', 'Rows shown as JSON'))).toEqual([
    { name: 'dock-2', type: 'XARRAY', heat: 20, facility: 'Leipzig', on: false },
  ]);
  expect(created.mock.lastCall?.[0].type).toBe('application/json');
});

test('the selected rows alone can be exported', async () => {
  expect(await exported('/readers?columns=name', 'Selected rows as CSV', 'aisle-1')).toBe(
    'Name\r\naisle-1\r\n',
  );
});

/** Pages of rows that wait for each other, and how to let them go on. */
function pagesOf(...pages: (readonly Reader[])[]) {
  const waits = pages.map(() => {
    let settle = (_?: Error): void => undefined;
    const come = new Promise<void>((resolve, reject) => {
      settle = (error) => (error ? reject(error) : resolve());
    });
    return { come, settle };
  });
  return {
    next: (at: number) => waits[at]?.settle(),
    fail: (at: number) => waits[at]?.settle(new Error('gone')),
    async *[Symbol.asyncIterator]() {
      for (const [at, page] of pages.entries()) {
        await waits[at]?.come;
        yield page;
      }
    },
  };
}

async function exportAll(pages: ReturnType<typeof pagesOf>) {
  const exports = {
    named: async () => [
      {
        key: 'name.name',
        title: 'Label',
        kind: 'text' as const,
        value: ({ name }: { name: string }) => `*${name}`,
      },
    ],
    more: [
      { key: 'all', label: 'All of this query', pages: () => pages },
      { key: 'none', label: 'Nothing', blockedReason: 'There is nothing.' },
    ],
  };
  const { user } = open(table({ exports }), '/readers?columns=name');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(screen.getByRole('menuitem', { name: /^Nothing/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('menuitem', { name: 'All of this query' }));
  return user;
}

test('pages become one file, the newest row first, with names beside what they name; it says how far it is', async () => {
  const pages = pagesOf(rows.slice(0, 2), rows.slice(2, 3));
  await exportAll(pages);
  pages.next(0);
  const bar = await screen.findByRole('progressbar', { name: 'All of this query' });
  await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '2 rows so far'));
  pages.next(1);
  expect(await screen.findByText('3 rows were saved.')).toBeVisible();
  const names = rows.slice(0, 3).map(({ name }) => `${name},*${name}`);
  const file = created.mock.lastCall?.[0];
  expect(await file?.text()).toBe(`Name,Label\r\n${names.reverse().join('\r\n')}\r\n`);
  expect(file?.type).toBe('text/csv;charset=utf-8');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('an export that is stopped saves nothing, and is no failure', async () => {
  const pages = pagesOf(rows.slice(0, 1), rows.slice(1, 2));
  const user = await exportAll(pages);
  pages.next(0);
  await user.click(await screen.findByRole('button', { name: 'Stop the export' }));
  pages.next(1);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.getByText('The export was stopped.')).toHaveRole('status');
  expect(saved).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an export that fails says so', async () => {
  const pages = pagesOf(rows.slice(0, 1));
  await exportAll(pages);
  pages.fail(0);
  expect(await screen.findByText(/^The rows could not be exported/)).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});

test('without names, which cannot be loaded, the rows are saved all the same, and it is said', async () => {
  const exports = { named: () => Promise.reject(new Error('asleep')) };
  const { user } = open(table({ exports }), '/readers?search=dock-2&columns=name');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Rows shown as CSV' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The rows were saved without names, which could not be loaded.',
  );
  expect(await created.mock.lastCall?.[0].text()).toBe('Name\r\ndock-2\r\n');
});

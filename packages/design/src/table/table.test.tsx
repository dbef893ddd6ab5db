import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useMemo, useState } from 'react';
import { Dialog } from '../dialog';
import { createMemoryRouter, Link, RouterProvider } from '../router';
import { DesignProvider } from '../theme';
import { type Column, Table, type TableProps } from '.';
import { columnWidths } from './column';
import { rowHeight } from './metrics';

interface Reader {
  name: string;
  type: string;
  facility?: string;
}

const readers: Reader[] = [
  { name: 'dock-10', type: 'XSPAN', facility: 'Oslo' },
  { name: 'dock-2', type: 'XARRAY', facility: 'Leipzig' },
  { name: 'aisle-1', type: 'SPEEDWAY' },
];

const restart = jest.fn();
const columns: Column<Reader>[] = [
  {
    key: 'name',
    title: 'Name',
    kind: 'name',
    value: ({ name }) => name,
    link: ({ name }) => `/readers/${name}`,
  },
  { key: 'type', title: 'Type', kind: 'short', value: ({ type }) => type },
  { key: 'facility', title: 'Facility', kind: 'text', value: ({ facility }) => facility },
  {
    key: 'actions',
    title: 'Actions',
    kind: 'actions',
    render: ({ name }, { tabIndex }) =>
      ['Edit', 'Restart'].map((label) => (
        <button type="button" key={label} tabIndex={tabIndex} onClick={() => restart(name)}>
          {label} {name}
        </button>
      )),
  },
];
const rowKey = ({ name }: Reader) => name;

const table = (props: Partial<TableProps<Reader>> = {}) => (
  <Table label="Readers" rows={readers} columns={columns} rowKey={rowKey} initialSort="name" {...props} />
);

function open(element: ReactNode, path = '/readers') {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), address: () => router.state.location.search };
}

const names = () => screen.getAllByRole('link').map((link) => link.textContent);

test('[TABLE-01] name cells link to the detail page', () => {
  open(table());
  expect(screen.getByRole('grid', { name: 'Readers' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'dock-2' })).toHaveAttribute('href', '/readers/dock-2');
});

test('[TABLE-01] a click on a heading sorts by it, another one the other way round, kept in the address', async () => {
  const { user, address } = open(table());
  expect(names()).toEqual(['aisle-1', 'dock-2', 'dock-10']);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  expect(address()).toBe('');

  await user.click(screen.getByRole('columnheader', { name: 'Type' }));
  expect(names()).toEqual(['aisle-1', 'dock-2', 'dock-10']);
  expect(address()).toBe('?sort=type');
  await user.click(screen.getByRole('columnheader', { name: 'Type' }));
  expect(names()).toEqual(['dock-10', 'dock-2', 'aisle-1']);
  expect(screen.getByRole('columnheader', { name: 'Type' })).toHaveAttribute('aria-sort', 'descending');
  expect(address()).toBe('?sort=-type');
  await user.click(screen.getByRole('columnheader', { name: 'Type' }));
  expect(address()).toBe('?sort=type');
});

test('a link to the page without anything about the table shows it as it is at first', async () => {
  const { user, address } = open(
    <>
      <Link to="/readers">Anew</Link>
      {table()}
    </>,
  );
  await user.click(screen.getByRole('columnheader', { name: 'Type' }));
  expect(address()).toBe('?sort=type');
  await user.click(screen.getByRole('link', { name: 'Anew' }));
  expect(address()).toBe('');
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
});

test('[TABLE-01] headings sort by keyboard too', async () => {
  const { user, address } = open(table());
  act(() => screen.getByRole('columnheader', { name: 'Name' }).focus());
  await user.keyboard('{ArrowRight}{Enter}');
  expect(address()).toBe('?sort=type');
});

test('a column without a value cannot be sorted, nor can one the address makes up', async () => {
  const { user, address } = open(table(), '/readers?sort=nonsense');
  expect(names()).toEqual(['aisle-1', 'dock-2', 'dock-10']);
  await user.click(screen.getByRole('columnheader', { name: 'Actions' }));
  expect(address()).toBe('?sort=nonsense');
});

test('sort and search of the address are in force when the table opens', () => {
  open(table(), '/readers?sort=-name&search=dock');
  expect(names()).toEqual(['dock-10', 'dock-2']);
  expect(screen.getByRole('searchbox', { name: 'Search Readers' })).toHaveValue('dock');
});

test('typing narrows the rows, says how many are left and is kept in the address with the rest of it', async () => {
  const { user, address } = open(table(), '/readers?tab=all');
  expect(screen.getByRole('status')).toHaveTextContent('3 rows');
  await user.type(screen.getByRole('searchbox'), 'DOCK os');
  expect(names()).toEqual(['dock-10']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 rows');
  expect(address()).toBe('?tab=all&search=DOCK+os');
  await user.clear(screen.getByRole('searchbox'));
  expect(names()).toHaveLength(3);
  expect(address()).toBe('?tab=all');
});

test('for paper all rows are drawn, up to some thousands', () => {
  const drawn = () => screen.getAllByRole('row').length - 1;
  const rowsOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `dock-${index}`, type: 'XSPAN' }));
  open(table({ rows: rowsOf(120) }));
  const inSight = drawn();
  expect(inSight).toBeLessThan(120);
  fireEvent(window, new Event('beforeprint'));
  expect(drawn()).toBe(120);
  fireEvent(window, new Event('afterprint'));
  expect(drawn()).toBe(inSight);
  cleanup();
  open(table({ rows: rowsOf(2001) }));
  fireEvent(window, new Event('beforeprint'));
  expect(drawn()).toBe(inSight);
  fireEvent(window, new Event('afterprint'));
});

test('[TABLE-02] a row is 44 px high, with 5 rows drawn above and below the visible part', () => {
  const visible = 10;
  const gridHeight = 40 + visible * rowHeight;
  expect(rowHeight).toBe(44);
  // jsdom has no layout: the grid gets its size, as the browser would.
  const size = jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ width: 1200, height: gridHeight } as DOMRect);
  const many = Array.from({ length: 1000 }, (_, index) => ({ name: `dock-${index}`, type: 'XSPAN' }));
  open(table({ rows: many }));
  const drawn = () =>
    screen
      .getAllByRole('row')
      .map((row) => Number(row.getAttribute('aria-rowindex')) - 2)
      .filter((index) => index >= 0);
  // The row that begins at the lower edge counts as visible.
  expect(drawn()).toEqual(Array.from({ length: visible + 1 + 5 }, (_, index) => index));
  const grid = screen.getByRole('grid');
  act(() => {
    grid.scrollTop = 100 * rowHeight;
    grid.dispatchEvent(new Event('scroll'));
  });
  expect([drawn()[0], drawn().at(-1)]).toEqual([95, 100 + visible + 5]);
  size.mockRestore();
});

test('[TABLE-03] the column widths are 16rem, 11rem, 6rem and 6.85rem by kind', () => {
  expect(columnWidths).toMatchObject({ name: 16, date: 11, short: 6, actions: 6.85 });
});

test.each([
  [undefined, 'none found'],
  ['no events', 'no events'],
  ['no readers', 'no readers'],
])('[TABLE-05] without rows a table with the message %p shows "%s"', (empty, shown) => {
  open(table({ rows: [], empty }));
  expect(screen.getByText(shown)).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('[TABLE-05] a search that finds nothing shows "none found"', () => {
  open(table({ empty: 'no readers' }), '/readers?search=zzz');
  expect(screen.getByText('none found')).toBeVisible();
});

test('while rows load the table says so and can be searched already', () => {
  open(table({ rows: undefined, loading: true }));
  expect(screen.getByText('Loading Readers…')).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toBeEnabled();
  expect(screen.queryByText('none found')).toBeNull();
});

test('rows that could not be read are counted, the others are shown', async () => {
  open(table({ unreadable: 2 }));
  expect(await screen.findByRole('alert')).toHaveTextContent('2 rows could not be read and are not shown.');
  expect(names()).toHaveLength(3);
});

test('an error is shown above the rows there are, and can be tried again', async () => {
  const onRetry = jest.fn();
  const error = { title: "Couldn't fetch readers.", detail: 'Bad Gateway' };
  const { user } = open(table({ error, onRetry }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent("Couldn't fetch readers.Bad Gateway");
  expect(names()).toHaveLength(3);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('arrow keys move in the grid, Tab goes through the controls of a cell and then on', async () => {
  const { user } = open(
    <>
      {table()}
      <button type="button">After</button>
    </>,
  );
  await user.click(screen.getByRole('gridcell', { name: 'SPEEDWAY' }));
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('link', { name: 'aisle-1' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'dock-2' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Edit dock-2' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Restart dock-2' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(restart).toHaveBeenLastCalledWith('dock-2');
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('a poll that brings the same rows leaves cells and focus alone', async () => {
  const drawn = jest.fn(({ name }: Reader) => <span>{name}</span>);
  const counted = [{ ...(columns[0] as Column<Reader>), render: drawn }];
  function Polling() {
    const [, setPolls] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setPolls((polls) => polls + 1)}>
          Poll
        </button>
        {table({ columns: counted })}
      </>
    );
  }
  const { user } = open(<Polling />);
  act(() => screen.getByRole('columnheader', { name: 'Name' }).focus());
  await user.keyboard('{ArrowDown}');
  const link = screen.getByRole('link', { name: 'aisle-1' });
  expect(link).toHaveFocus();
  const before = drawn.mock.calls.length;
  act(() => screen.getByRole('button', { name: 'Poll' }).click());
  expect(drawn).toHaveBeenCalledTimes(before);
  expect(link).toHaveFocus();
});

test.each([
  ['in the middle', 'dock-2', 'dock-10'],
  ['at the end', 'dock-10', 'dock-2'],
])(
  'when a row %s goes away with a button that has the focus, the name of the row in its place has it',
  async (_, gone, focused) => {
    function Deleting() {
      const [rows, setRows] = useState(readers);
      const deleting = useMemo<Column<Reader>[]>(
        () => [
          ...columns.slice(0, 3),
          {
            key: 'actions',
            title: 'Actions',
            kind: 'actions',
            render: ({ name }, { tabIndex }) => (
              <button
                type="button"
                tabIndex={tabIndex}
                onClick={() => setRows((before) => before.filter((row) => row.name !== name))}
              >
                Edit {name}
              </button>
            ),
          },
        ],
        [],
      );
      return table({ rows, columns: deleting });
    }
    const { user } = open(<Deleting />);
    await user.click(screen.getByRole('button', { name: `Edit ${gone}` }));
    expect(screen.queryByRole('link', { name: gone })).toBeNull();
    expect(screen.getByRole('link', { name: focused })).toHaveFocus();
  },
);

test('when a row goes away after a question about it, the focus is on the name of the row in its place, not on its button', async () => {
  const waiting: (() => void)[] = [];
  function Asking() {
    const [rows, setRows] = useState(readers);
    const [asked, setAsked] = useState<string>();
    const asking = useMemo<Column<Reader>[]>(
      () => [
        ...columns.slice(0, 3),
        {
          key: 'actions',
          title: 'Actions',
          kind: 'actions',
          render: ({ name }, { tabIndex }) => (
            <button type="button" tabIndex={tabIndex} onClick={() => setAsked(name)}>
              Stop {name}
            </button>
          ),
        },
      ],
      [],
    );
    waiting.push(() => setRows((before) => before.filter((row) => row.name !== 'dock-2')));
    return (
      <DesignProvider>
        {table({ rows, columns: asking })}
        {asked && (
          <Dialog open title={`Stop ${asked}?`} onClose={() => setAsked(undefined)}>
            <button type="button" onClick={() => setAsked(undefined)}>
              Yes
            </button>
          </Dialog>
        )}
      </DesignProvider>
    );
  }
  const { user } = open(<Asking />);
  await user.click(screen.getByRole('button', { name: 'Stop dock-2' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(screen.getByRole('button', { name: 'Stop dock-2' })).toHaveFocus();
  act(() => waiting.at(-1)?.());
  expect(screen.getByRole('link', { name: 'dock-10' })).toHaveFocus();
});

/** A table that loses its last row at a press. */
function Shrinking() {
  const [rows, setRows] = useState(readers);
  return (
    <>
      <button type="button" onClick={() => setRows(readers.slice(0, 2))}>
        Shrink
      </button>
      {table({ rows })}
    </>
  );
}

test('rows that come and go by themselves are counted without a word; what a search leaves is said', async () => {
  const { user } = open(<Shrinking />);
  const count = screen.getByText('3 rows');
  await user.click(screen.getByRole('button', { name: 'Shrink' }));
  expect(count).toHaveTextContent('2 rows');
  expect(count).toHaveAttribute('aria-live', 'off');
  await user.type(screen.getByRole('searchbox'), 'dock-2');
  await waitFor(() => expect(count).toHaveTextContent('1 of 2 rows'));
  expect(count).not.toHaveAttribute('aria-live');
});

test('when rows change while the focus is elsewhere, it stays there', async () => {
  const { user } = open(<Shrinking />);
  await user.click(screen.getByRole('gridcell', { name: 'SPEEDWAY' }));
  await user.click(screen.getByRole('button', { name: 'Shrink' }));
  expect(screen.queryByRole('gridcell', { name: 'SPEEDWAY' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Shrink' })).toHaveFocus();
});

test('[TABLE-01] a heading with Shift or Ctrl, by mouse or by keys, sorts within the order there is', async () => {
  const { user, address } = open(table(), '/readers?sort=type');
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('columnheader', { name: 'Facility' }));
  await user.keyboard('{/Shift}');
  expect(address()).toBe('?sort=type+facility');
  const facility = screen.getByRole('columnheader', { name: /^Facility/ });
  expect(facility).toHaveTextContent('sorted ascending, as number 2');
  act(() => facility.focus());
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(address()).toBe('?sort=type+-facility');
  expect(facility).toHaveTextContent('sorted descending, as number 2');
  await user.keyboard('{Enter}');
  expect(address()).toBe('?sort=facility');
});

test('the cell with the keyboard stays in its row when a poll brings others before it', async () => {
  function Growing() {
    const [rows, setRows] = useState(readers);
    return (
      <>
        <button type="button" onClick={() => setRows([{ name: 'a-new-one', type: 'XSPAN' }, ...readers])}>
          Poll
        </button>
        {table({ rows })}
      </>
    );
  }
  const { user } = open(<Growing />);
  await user.click(screen.getByRole('gridcell', { name: 'SPEEDWAY' }));
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('link', { name: 'aisle-1' })).toHaveFocus();
  act(() => screen.getByRole('button', { name: 'Poll' }).click());
  expect(names()[0]).toBe('a-new-one');
  expect(screen.getByRole('link', { name: 'aisle-1' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: 'a-new-one' })).toHaveFocus();
});

test('rows that a poll brings above those in sight do not move what is looked at', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ name: `dock-${index}`, type: 'XSPAN' }));
  function Growing() {
    const [rows, setRows] = useState(many);
    return (
      <>
        <button type="button" onClick={() => setRows([{ name: 'a-new-one', type: 'XSPAN' }, ...many])}>
          Poll
        </button>
        {table({ rows })}
      </>
    );
  }
  open(<Growing />);
  const grid = screen.getByRole('grid');
  act(() => {
    grid.scrollTop = 100 * rowHeight;
    grid.dispatchEvent(new Event('scroll'));
  });
  act(() => screen.getByRole('button', { name: 'Poll' }).click());
  expect(grid.scrollTop).toBe(101 * rowHeight);
});

test('without a render truth values show as words', () => {
  const on: Column<Reader>[] = [
    ...columns.slice(0, 1),
    { key: 'on', title: 'On', kind: 'short', value: ({ facility }) => facility !== undefined },
  ];
  open(table({ columns: on }));
  expect(screen.getAllByRole('gridcell', { name: 'Yes' })).toHaveLength(2);
  expect(screen.getByRole('gridcell', { name: 'No' })).toBeVisible();
});

test('a short list inside a page has no tools and says how many rows it has', () => {
  open(table({ simple: true }));
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('3 rows');
});

test('two tables of one page keep apart what the address says of them', async () => {
  const { user, address } = open(
    <>
      {table({ name: 'active', label: 'Active' })}
      {table({ name: 'stopped', label: 'Stopped' })}
    </>,
  );
  const stopped = within(screen.getByRole('grid', { name: 'Stopped' }));
  await user.click(stopped.getByRole('columnheader', { name: 'Type' }));
  expect(address()).toBe('?stopped.sort=type');
  expect(stopped.getByRole('columnheader', { name: 'Type' })).toHaveAttribute('aria-sort', 'ascending');
  const active = within(screen.getByRole('grid', { name: 'Active' }));
  expect(active.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
});

test('many rows are searched while the page goes on; the latest query counts', async () => {
  const rows = Array.from({ length: 3000 }, (_, index) => ({ name: `dock-${index}`, type: 'XSPAN' }));
  const { user } = open(table({ rows }));
  const box = screen.getByRole('searchbox');
  await user.type(box, 'dock-29');
  expect(box).toHaveValue('dock-29');
  expect(await screen.findByText('111 of 3,000 rows')).toBeInTheDocument();
  await user.type(box, '99');
  expect(await screen.findByText('1 of 3,000 rows')).toBeInTheDocument();
  await user.clear(box);
  expect(await screen.findByText('3,000 rows')).toBeInTheDocument();
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from '../../router';
import { DesignProvider } from '../../theme';
import { type Column, groupRows, SelectableGroups, type SelectableGroupsProps } from '..';

interface Reader {
  readonly name: string;
  readonly facility?: string;
}

const readers: readonly Reader[] = [
  { name: 'dock-1', facility: 'Oslo' },
  { name: 'dock-2', facility: 'Oslo' },
  { name: 'aisle-1', facility: 'Leipzig' },
  { name: 'spare' },
];
const columns: readonly Column<Reader>[] = [
  { key: 'name', title: 'Name', kind: 'name', value: ({ name }) => name },
];
const rowKey = ({ name }: Reader) => name;
const facilityOf = ({ facility }: Reader) => facility;
const busy = ({ name }: Reader) => (name === 'dock-2' ? 'It is being upgraded.' : undefined);

test('rows are grouped by name, those of none come last, and a group may be empty', () => {
  expect(
    groupRows(readers, facilityOf, 'No facility', ['Bergen']).map(({ title, rows }) => [
      title,
      rows.map(rowKey),
    ]),
  ).toEqual([
    ['Bergen', []],
    ['Leipzig', ['aisle-1']],
    ['Oslo', ['dock-1', 'dock-2']],
    ['No facility', ['spare']],
  ]);
});

function open(props: Partial<SelectableGroupsProps<Reader>> = {}) {
  const groups = groupRows(readers, facilityOf, 'No facility');
  const onSelect = jest.fn();
  const Page = () => {
    const [selected, setSelected] = useState<readonly string[]>(props.selected ?? []);
    return (
      <SelectableGroups
        label="Readers"
        groups={groups}
        columns={columns}
        rowKey={rowKey}
        unselectable={busy}
        {...props}
        selected={selected}
        onSelect={(keys) => {
          onSelect([...keys].sort());
          setSelected(keys);
        }}
      />
    );
  };
  render(
    <DesignProvider>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />
    </DesignProvider>,
  );
  return { onSelect, user: userEvent.setup() };
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const group = (name: string) => within(screen.getByRole('region', { name }));

test('[UPGRADE-04] each group has its count, and its table when it is opened', async () => {
  const { onSelect, user } = open();
  expect(group('Oslo').getByText('0 of 2 selected')).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Oslo' }));
  await user.click(box('Select dock-1'));
  expect(onSelect).toHaveBeenLastCalledWith(['dock-1']);
  expect(group('Oslo').getByText('1 of 2 selected')).toBeVisible();
});

test('a whole group is selected at once, without what cannot be', async () => {
  const { onSelect, user } = open({ selected: ['aisle-1'] });
  await user.click(box('Select all of Oslo'));
  expect(onSelect).toHaveBeenLastCalledWith(['aisle-1', 'dock-1']);
  expect(box('Select all of Oslo')).toBeChecked();
  expect(box('Select all 3 rows shown')).toBePartiallyChecked();
  await user.click(box('Select all 3 rows shown'));
  expect(onSelect).toHaveBeenLastCalledWith(['aisle-1', 'dock-1', 'spare']);
  await user.click(box('Select all of Oslo'));
  expect(onSelect).toHaveBeenLastCalledWith(['aisle-1', 'spare']);
});

test('a search goes over all groups; what it hides stays selected, and is said', async () => {
  const { onSelect, user } = open({ selected: ['aisle-1'] });
  await user.type(screen.getByRole('searchbox', { name: /Readers/ }), 'dock');
  expect(screen.queryByRole('region', { name: 'Leipzig' })).not.toBeInTheDocument();
  expect(screen.getByText(/1 selected row is not shown\./)).toBeVisible();
  await user.click(box('Select all 1 row shown'));
  expect(onSelect).toHaveBeenLastCalledWith(['aisle-1', 'dock-1']);
  await user.clear(screen.getByRole('searchbox', { name: /Readers/ }));
  await user.type(screen.getByRole('searchbox', { name: /Readers/ }), 'nowhere');
  expect(screen.getByText('Nothing matches “nowhere”.')).toBeVisible();
});

test('there is a text while the groups are loading', () => {
  open({ groups: undefined });
  expect(screen.getByRole('status')).toHaveTextContent('Readers');
});

test('[UPGRADE-04] without a group there is a message of the page', () => {
  open({ groups: [], empty: 'There are no facilities.' });
  expect(screen.getByText('There are no facilities.')).toBeVisible();
});

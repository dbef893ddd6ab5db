import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { open, type Reader, readers, table } from '../table.fixtures';

const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const all = () => screen.getByRole('checkbox', { name: 'Select all rows shown' });
const bar = () => within(screen.getByRole('group', { name: 'Selected rows' }));

test('[TABLE-04] rows are selected one by one and all at once, and their ids are reported', async () => {
  const onSelect = jest.fn();
  const { user } = open(table({ onSelect }));
  expect(onSelect).not.toHaveBeenCalled();
  // A region that came with its text would not be said.
  const said = screen
    .getAllByText('', { selector: '[aria-live=polite]' })
    .find((region) => region.ariaAtomic === 'true' || region.getAttribute('aria-atomic') === 'true');
  await user.click(box('dock-2'));
  expect(said).toHaveTextContent('1 row selected');
  expect(onSelect).toHaveBeenLastCalledWith(['dock-2']);
  expect(bar().getByText('1 row selected')).toBeVisible();
  expect(all()).toBePartiallyChecked();
  expect(screen.getByRole('row', { name: /dock-2/ })).toHaveAttribute('aria-selected', 'true');
  await user.click(all());
  expect(onSelect.mock.lastCall[0].toSorted()).toEqual(['aisle-1', 'aisle-2', 'dock-10', 'dock-2']);
  expect(all()).toBeChecked();
  await user.click(all());
  expect(onSelect).toHaveBeenLastCalledWith([]);
});

test('[TABLE-04] rows can be selected from the start; those that are not there are not', async () => {
  const onSelect = jest.fn();
  const { user } = open(table({ onSelect, initiallySelected: ['dock-2', 'gone'] }));
  expect(onSelect).toHaveBeenLastCalledWith(['dock-2']);
  expect(box('dock-2')).toBeChecked();
  await user.click(box('dock-2'));
  expect(onSelect).toHaveBeenLastCalledWith([]);
});

test('[TABLE-04] select all takes the rows the filters leave, and keeps those selected before', async () => {
  const onSelect = jest.fn();
  const { user } = open(table({ onSelect }));
  await user.click(box('aisle-1'));
  await user.type(screen.getByRole('searchbox'), 'dock');
  await user.click(all());
  expect(onSelect.mock.lastCall[0].toSorted()).toEqual(['aisle-1', 'dock-10', 'dock-2']);
  expect(bar().getByText('3 rows selected (1 of them is not shown)')).toBeVisible();
  await user.click(bar().getByRole('button', { name: 'Clear selection' }));
  expect(onSelect).toHaveBeenLastCalledWith([]);
});

test('[TABLE-04] a click with Shift selects everything in between, in the order shown', async () => {
  const onSelect = jest.fn();
  const { user } = open(table({ onSelect }), '/readers?sort=-name');
  await user.click(box('dock-10'));
  await user.keyboard('{Shift>}');
  await user.click(box('aisle-2'));
  await user.keyboard('{/Shift}');
  expect(onSelect.mock.lastCall[0].toSorted()).toEqual(['aisle-2', 'dock-10', 'dock-2']);
});

test('[TABLE-04] keys select: Space on the box, Shift and Space anywhere in the row, Ctrl and A all rows', async () => {
  const onSelect = jest.fn();
  const { user } = open(table({ onSelect }));
  await user.click(screen.getByRole('gridcell', { name: 'SPEEDWAY' }));
  await user.keyboard('{Shift>} {/Shift}');
  expect(onSelect).toHaveBeenLastCalledWith(['aisle-1']);
  await user.keyboard('{ArrowDown}{Home}');
  expect(box('aisle-2')).toHaveFocus();
  await user.keyboard(' ');
  expect(onSelect).toHaveBeenLastCalledWith(['aisle-1', 'aisle-2']);
  await user.keyboard('{Control>}a{/Control}');
  expect(onSelect.mock.lastCall[0]).toHaveLength(4);
});

test('[TABLE-04] the selection survives a poll and another order; what went away is no longer selected', async () => {
  const onSelect = jest.fn();
  function Polling() {
    const [rows, setRows] = useState(readers);
    const poll = () =>
      setRows((before) => before.filter(({ name }) => name !== 'dock-2').map((row) => ({ ...row })));
    return (
      <>
        <button type="button" onClick={poll}>
          Poll
        </button>
        {table({ rows, onSelect })}
      </>
    );
  }
  const { user } = open(<Polling />);
  await user.click(box('dock-2'));
  await user.click(box('dock-10'));
  await user.click(screen.getByRole('columnheader', { name: 'Type' }));
  expect(box('dock-10')).toBeChecked();
  expect(box('aisle-1')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Poll' }));
  expect(onSelect).toHaveBeenLastCalledWith(['dock-10']);
  expect(box('dock-10')).toBeChecked();
});

test('[TABLE-04] a row that cannot be selected says why, and is left out of all', async () => {
  const onSelect = jest.fn();
  const unselectable = ({ on }: Reader) => (on ? 'It is on.' : undefined);
  const { user } = open(table({ onSelect, unselectable }));
  expect(box('dock-10')).toHaveAccessibleDescription('It is on.');
  await user.click(box('dock-10'));
  expect(box('dock-10')).not.toBeChecked();
  await user.click(all());
  expect(onSelect.mock.lastCall[0].toSorted()).toEqual(['aisle-2', 'dock-2']);
  expect(all()).toBeChecked();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CellSelect } from '.';

const options = [
  { value: 'east', label: 'East' },
  { value: 'west', label: 'West' },
];
const select = () => screen.findByRole('combobox', { name: 'Facility of Dock' });

test('it is named, shows what is chosen, and tells another choice', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(
    <CellSelect label="Facility of Dock" value="east" options={options} tabIndex={-1} onChange={onChange} />,
  );
  expect(await select()).toHaveDisplayValue('East');
  expect(await select()).toHaveAttribute('tabindex', '-1');
  await user.click(await select());
  await user.click(await screen.findByTitle('West'));
  expect(onChange).toHaveBeenCalledWith('west');
});

test('while nothing is chosen it says what to do', async () => {
  render(
    <CellSelect
      label="Facility of Dock"
      value={undefined}
      options={options}
      placeholder="For all"
      onChange={() => {}}
    />,
  );
  expect(await select()).toHaveAttribute('placeholder', 'For all');
});

test('arrow keys are left to the table around it while the list is closed, and are its own while it is open', async () => {
  const user = userEvent.setup();
  const onKey = jest.fn();
  const onChange = jest.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the table
    <div onKeyDown={({ key }) => onKey(key)}>
      <CellSelect label="Facility of Dock" value="" options={options} onChange={onChange} />
    </div>,
  );
  await user.tab();
  const list = () => document.querySelector('[role=listbox]');
  await user.keyboard('{ArrowDown}');
  expect(onKey).toHaveBeenLastCalledWith('ArrowDown');
  expect(list()).toBeNull();
  await user.keyboard('{Enter}');
  await screen.findByTitle('West');
  onKey.mockClear();
  await user.keyboard('{ArrowDown}');
  expect(onKey).not.toHaveBeenCalled();
  // antd closes it by the number of the key, which the keyboard of the tests does not give.
  await user.keyboard('{Escape}');
  onKey.mockClear();
  await user.keyboard('{ArrowDown}');
  expect(onKey).toHaveBeenLastCalledWith('ArrowDown');
  await user.click(await select());
  await user.click(await screen.findByTitle('West'));
  expect(onChange).toHaveBeenCalledWith('west');
});

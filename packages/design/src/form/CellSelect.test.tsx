import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CellSelect } from '.';

const options = [
  { value: 'east', label: 'East' },
  { value: 'west', label: 'West' },
];

test('it is named, shows what is chosen, and tells another choice', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(
    <CellSelect label="Facility of Dock" value="east" options={options} tabIndex={-1} onChange={onChange} />,
  );
  const select = screen.getByRole('combobox', { name: 'Facility of Dock' });
  expect(select).toHaveDisplayValue('East');
  expect(select).toHaveAttribute('tabindex', '-1');
  await user.selectOptions(select, 'West');
  expect(onChange).toHaveBeenCalledWith('west');
});

test('while nothing is chosen it says what to do', () => {
  render(
    <CellSelect
      label="Facility"
      value={undefined}
      options={options}
      placeholder="For all"
      onChange={() => {}}
    />,
  );
  const select = screen.getByRole('combobox');
  expect(select).toHaveDisplayValue('For all');
  expect(within(select).getAllByRole('option')).toHaveLength(3);
});

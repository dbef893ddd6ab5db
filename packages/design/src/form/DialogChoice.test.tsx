import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogChoice } from '.';

test('one of several is chosen at once, and can be chosen anew', async () => {
  const onChoose = jest.fn();
  const choice = (value?: string) => (
    <DialogChoice label="Facility" options={['North', 'South']} value={value} onChoose={onChoose} />
  );
  const { rerender } = render(choice());
  const select = () => screen.findByRole('combobox', { name: 'Facility' });
  expect(await select()).toHaveAttribute('placeholder', 'Choose');
  await userEvent.click(await select());
  await userEvent.click(await screen.findByTitle('South'));
  expect(onChoose).toHaveBeenLastCalledWith('South');
  rerender(choice('South'));
  await userEvent.click(await select());
  await userEvent.click(await screen.findByTitle('North'));
  expect(onChoose).toHaveBeenLastCalledWith('North');
});

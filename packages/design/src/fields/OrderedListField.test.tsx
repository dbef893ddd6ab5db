import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { Form } from '../form';
import { OrderedListField } from '.';
import { moveItem } from './moveItem';

const options = ['865.7', '866.3', '866.9'].map((value, index) => ({
  value,
  label: `${value} MHz (${index + 1})`,
}));

function open(hopping: string[]) {
  const onSubmit = jest.fn();
  const onTouched = jest.fn();
  render(
    <Form label="Channels" guard={false} initialValues={{ hopping }} onSubmit={onSubmit}>
      <OrderedListField
        name="hopping"
        label="Frequency hopping"
        chosenLabel="Selected frequencies"
        availableLabel="Available frequencies"
        empty="No frequencies selected"
        options={options}
        onTouched={onTouched}
      />
    </Form>,
  );
  const user = userEvent.setup();
  return {
    user,
    onTouched,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    sent: async () => {
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      return onSubmit.mock.calls.at(-1)?.[0].hopping;
    },
  };
}

const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('.ordered__label')?.textContent);

test('what is chosen stands in its order, the rest can be added at its end', async () => {
  const { press, sent, onTouched } = open([]);
  expect(screen.getByText('No frequencies selected')).toBeVisible();
  expect(onTouched).not.toHaveBeenCalled();
  await press('Add 866.9 MHz (3)');
  await press('Add 865.7 MHz (1)');
  expect(onTouched).toHaveBeenCalled();
  expect(listed('Selected frequencies')).toEqual(['866.9 MHz (3)', '865.7 MHz (1)']);
  expect(listed('Available frequencies')).toEqual(['866.3 MHz (2)']);
  expect(await sent()).toEqual(['866.9', '865.7']);
});

test('buttons move and remove; what moved is said, and the pressed button keeps the focus', async () => {
  const { press, sent } = open(['865.7', '866.3', '866.9']);
  await press('Move 866.9 MHz (3) up');
  expect(screen.getByRole('button', { name: 'Move 866.9 MHz (3) up' })).toHaveFocus();
  expect(screen.getByText('866.9 MHz (3) is now 2 of 3.')).toHaveRole('status');
  expect(screen.getByRole('button', { name: 'Move 865.7 MHz (1) up' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await press('Remove 865.7 MHz (1)');
  expect(await sent()).toEqual(['866.9', '866.3']);
});

test('arrow keys move', async () => {
  const { user, sent } = open(['865.7', '866.3', '866.9']);
  act(() => screen.getByRole('button', { name: 'Move 865.7 MHz (1) down' }).focus());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(await sent()).toEqual(['866.3', '865.7', '866.9']);
});

test('dragging moves', async () => {
  const { sent } = open(['865.7', '866.3', '866.9']);
  const [first, , last] = within(screen.getByRole('list', { name: 'Selected frequencies' })).getAllByRole(
    'listitem',
  );
  const dataTransfer = { setData: () => undefined };
  fireEvent.dragStart(first as HTMLElement, { dataTransfer });
  fireEvent.dragOver(last as HTMLElement, { dataTransfer });
  fireEvent.dragEnd(first as HTMLElement, { dataTransfer });
  expect(await sent()).toEqual(['866.3', '866.9', '865.7']);
});

test('moving keeps what is in a list, and puts the item where it is to be', () => {
  const list = fc.uniqueArray(fc.nat(), { minLength: 1 });
  fc.assert(
    fc.property(list, fc.nat(20), fc.nat(20), (items, from, to) => {
      const moved = moveItem(items, from, to);
      expect([...moved].sort()).toEqual([...items].sort());
      if (from < items.length && to < items.length) expect(moved[to]).toBe(items[from]);
      else expect(moved).toBe(items);
    }),
  );
});

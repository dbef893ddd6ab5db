import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Form, rules } from '../form';
import { DesignProvider } from '../theme';
import { MultiSelectField, RadioField, SegmentedField } from '.';

async function open(field: ReactNode, initialValues: Record<string, unknown> = {}) {
  const onSubmit = jest.fn();
  await act(async () => {
    render(
      <DesignProvider>
        <Form
          label="Form"
          guard={false}
          initialValues={initialValues}
          validate={(values) => ({ mode: 'mode' in initialValues ? rules.required(values.mode) : undefined })}
          onSubmit={onSubmit}
        >
          {field}
        </Form>
      </DesignProvider>,
    );
  });
  const user = userEvent.setup();
  return {
    user,
    sent: async () => {
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      return onSubmit.mock.calls.at(-1)?.[0];
    },
  };
}

const modes = (
  <RadioField
    name="mode"
    label="Import mode"
    help="Overwriting cannot be undone."
    options={[
      { value: 'merge', label: 'Merge' },
      { value: 'overwrite', label: 'Overwrite' },
    ]}
  />
);

test('one of a few is chosen by pointer or by label', async () => {
  const { user, sent } = await open(modes);
  const group = screen.getByRole('group', { name: 'Import mode' });
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
  await user.click(screen.getByText('Overwrite'));
  expect(screen.getByRole('radio', { name: 'Overwrite' })).toBeChecked();
  expect(await sent()).toEqual({ mode: 'overwrite' });
});

test('a missing choice is reported and takes the focus', async () => {
  const { sent } = await open(modes, { mode: '' });
  expect(await sent()).toBeUndefined();
  expect(screen.getByRole('radio', { name: 'Merge' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Merge' })).toHaveAccessibleDescription(
    /Import mode can't be blank\./,
  );
});

test('several of several are chosen, under the headings of their groups', async () => {
  const { user, sent } = await open(
    <MultiSelectField
      name="zones"
      label="Zones"
      options={[
        { value: 'ABSENT', label: 'ABSENT' },
        { value: 'dock', label: 'Dock', group: 'Zone map' },
        { value: 'ramp', label: 'Ramp', group: 'Readers' },
        { value: 'gate', label: 'Gate', group: 'Zone map' },
      ]}
    />,
    { zones: ['ABSENT'] },
  );
  const choice = await screen.findByRole('combobox', { name: 'Zones' }, { timeout: 10_000 });
  await user.click(choice);
  expect(await screen.findByText('Zone map')).toBeInTheDocument();
  expect(screen.getAllByText('Zone map')).toHaveLength(1);
  await user.click(await screen.findByTitle('Gate'));
  expect(await sent()).toEqual({ zones: ['ABSENT', 'gate'] });
});

test('a segmented choice is described by its help', async () => {
  await open(
    <SegmentedField
      name="orientation"
      label="Orientation"
      help="Seen from the door."
      options={[
        { value: 'up', label: 'Up' },
        { value: 'down', label: 'Down' },
      ]}
    />,
    { orientation: 'up' },
  );
  const choice = await screen.findByRole('radiogroup', { name: 'Orientation' }, { timeout: 10_000 });
  expect(choice).toHaveAccessibleDescription('Seen from the door.');
});

test('where it can be taken back, a choice is taken back by choosing it again', async () => {
  const { user, sent } = await open(
    <RadioField name="side" label="Side" clearable options={[{ value: 'in', label: 'In' }]} />,
  );
  const choice = screen.getByRole('radio', { name: 'In' });
  await user.click(choice);
  expect(choice).toBeChecked();
  await user.keyboard(' ');
  expect(choice).not.toBeChecked();
  expect(await sent()).toEqual({});
});

test('what is chosen of several is told with the field, and can be cleared by a name in the language', async () => {
  await open(
    <MultiSelectField
      name="types"
      label="Message types"
      help="What is sent."
      options={[
        { value: 'ITEM', label: 'Item' },
        { value: 'HEALTH', label: 'Health' },
      ]}
    />,
    { types: ['ITEM', 'HEALTH'] },
  );
  const field = await screen.findByRole('combobox', { name: 'Message types' });
  expect(field).toHaveAccessibleDescription('Item, Health What is sent.');
  expect(field).toBeRequired();
  const clear = screen.getByRole('button', { name: 'Clear', hidden: true });
  expect(within(clear).queryByRole('img', { hidden: true })).not.toBeInTheDocument();
});

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesignProvider } from '../theme';
import {
  CheckboxField,
  FieldGroup,
  Form,
  type FormProps,
  NumberField,
  PasswordField,
  rules,
  TextField,
} from '.';

interface Values {
  name: string;
  password?: string;
  synced: boolean;
  placement: { x?: number };
}

const initialValues: Values = { name: 'dock', synced: false, placement: { x: 1 } };

function open(stored: Values | null | Error, props: Partial<FormProps<Values>> = {}) {
  const onSubmit = jest.fn();
  const load = jest.fn(() => (stored instanceof Error ? Promise.reject(stored) : Promise.resolve(stored)));
  render(
    <DesignProvider>
      <Form
        label="Reader"
        guard={false}
        initialValues={initialValues}
        edit={{ stored: load }}
        onSubmit={onSubmit}
        {...props}
      >
        <TextField name="name" label="Name" />
        <PasswordField name="password" label="Password" optional />
        <CheckboxField name="synced" label="Keep in sync" />
        <FieldGroup label="Placement" name="placement">
          <NumberField name="placement.x" label="X" />
        </FieldGroup>
      </Form>
    </DesignProvider>,
  );
  const user = userEvent.setup();
  return {
    user,
    onSubmit,
    load,
    write: async (name: string, text: string) => {
      const field = screen.getByLabelText(name);
      await user.clear(field);
      await user.type(field, text);
    },
    submit: () => user.click(screen.getByRole('button', { name: 'Submit' })),
    save: () => user.click(screen.getByRole('button', { name: 'Save changes' })),
  };
}

const review = () => screen.findByRole('dialog', { name: 'Review your changes' });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('an edit shows what will change, field by field, before it is sent', async () => {
  const { write, user, submit, save, onSubmit } = open(initialValues);
  await write('Name', 'gate');
  await write('X', '2.5');
  await write('Password (optional)', 'secret');
  await user.click(screen.getByRole('checkbox'));
  await submit();
  await review();
  expect(rowsOf(screen.getByRole('table', { name: 'What you changed' }))).toEqual([
    ['Name', 'dock', 'gate'],
    ['Keep in sync', 'No', 'Yes'],
    ['Placement – X', '1', '2.5'],
    ['Password', '(blank)', '(hidden)'],
  ]);
  expect(onSubmit).not.toHaveBeenCalled();
  await save();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({
      name: 'gate',
      synced: true,
      placement: { x: 2.5 },
      password: 'secret',
    }),
  );
});

test('where only secrets change there is nothing to review, unless somebody else changed something', async () => {
  const { write, submit, onSubmit } = open(initialValues);
  await write('Password (optional)', 'secret');
  await submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...initialValues, password: 'secret' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('changes of others are reviewed though only a secret was changed here', async () => {
  const { write, submit } = open({ ...initialValues, name: 'theirs' });
  await write('Password (optional)', 'secret');
  await submit();
  expect(await review()).toHaveTextContent('theirs');
});

test('a field that only repeats another is not reviewed', async () => {
  const { write, user, submit } = open(initialValues, {
    edit: { stored: async () => initialValues, repeated: ['synced'] },
  });
  await write('Name', 'gate');
  await user.click(screen.getByRole('checkbox'));
  await submit();
  await review();
  expect(rowsOf(screen.getByRole('table', { name: 'What you changed' }))).toEqual([['Name', 'dock', 'gate']]);
});

test('going on with editing sends nothing and keeps the input', async () => {
  const { write, user, submit, onSubmit } = open(initialValues);
  await write('Name', 'gate');
  await submit();
  await review();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('gate');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-busy'),
  );
});

test('nothing is asked when nothing was changed', async () => {
  const { submit, onSubmit } = open(initialValues);
  await submit();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(initialValues));
});

test('what somebody else changed in other fields is shown and kept', async () => {
  const { write, submit, save, onSubmit } = open({ ...initialValues, synced: true });
  await write('Name', 'gate');
  await submit();
  await review();
  expect(
    rowsOf(screen.getByRole('table', { name: 'Changed by someone else while you were editing, and kept' })),
  ).toEqual([['Keep in sync', 'No', 'Yes']]);
  await save();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ ...initialValues, name: 'gate', synced: true }),
  );
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test.each([
  ['Yours:', 'gate'],
  ['Theirs:', 'ramp'],
])('of a field that both changed, %s is kept when it is chosen', async (side, kept) => {
  const { write, user, submit, save, onSubmit } = open({ ...initialValues, name: 'ramp' });
  await write('Name', 'gate');
  await submit();
  const conflict = within(await review()).getByRole('group', { name: /^Name was changed by someone else/ });
  expect(conflict).toHaveTextContent('Before: dock');
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveAccessibleDescription(
    'Choose a value for 1 field first.',
  );
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(within(conflict).getByRole('radio', { name: `${side} ${kept}` }));
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...initialValues, name: kept }));
});

test('a record that was deleted meanwhile can be saved again', async () => {
  const { write, user, submit, onSubmit } = open(null);
  await write('Name', 'gate');
  await submit();
  expect(await review()).toHaveTextContent('This record was deleted meanwhile.');
  await user.click(screen.getByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...initialValues, name: 'gate' }));
});

test('when the stored record cannot be read nothing is sent, and the input stays', async () => {
  const { write, submit, load, onSubmit } = open(new Error('unreachable'));
  await write('Name', 'gate');
  await submit();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-busy'),
  );
  expect(load).toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('gate');
});

test('what others changed and does not fit the input is shown in the form to be put right', async () => {
  const { write, submit, save, onSubmit } = open(
    { ...initialValues, synced: true },
    {
      validate: ({ name, synced }) => ({ name: synced ? rules.maxLength(3)(name) : undefined }),
    },
  );
  await write('Name', 'gate');
  await submit();
  await review();
  await save();
  expect(await screen.findByRole('link', { name: /Name is too long/ })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { DesignProvider } from '../theme';
import {
  CheckboxField,
  FieldGroup,
  Form,
  type FormErrors,
  NumberField,
  PasswordField,
  ReadOnlyField,
  RowsField,
  rules,
  SelectField,
  TextAreaField,
  TextField,
  useFormValue,
  useSetFormValue,
} from '.';

async function open(fields: ReactNode, initialValues: object = {}, validate?: (values: never) => FormErrors) {
  const onSubmit = jest.fn();
  const onDirtyChange = jest.fn();
  const form = (
    <DesignProvider>
      <Form
        label="Form"
        guard={false}
        initialValues={initialValues}
        validate={validate as (values: object) => FormErrors}
        onSubmit={onSubmit}
        onDirtyChange={onDirtyChange}
      >
        {fields}
      </Form>
    </DesignProvider>
  );
  // A choice is loaded when it is first needed.
  await act(async () => render(form));
  const user = userEvent.setup();
  return {
    user,
    sent: async () => {
      await user.click(screen.getByRole('button', { name: 'Submit' }));
      return onSubmit.mock.calls.at(-1)?.[0];
    },
    edited: () => onDirtyChange.mock.calls.at(-1)?.[0],
  };
}

test('a text, a password, several lines and a choice of yes or no', async () => {
  const { user, sent } = await open(
    <>
      <TextField name="name" label="Name" optional />
      <PasswordField name="password" label="Password" />
      <TextAreaField name="note" label="Note" />
      <CheckboxField name="synced" label="Keep in sync" help="Every hour" />
      <ReadOnlyField label="Type" value="XSPAN" />
    </>,
    { name: 'dock' },
  );
  await user.type(screen.getByRole('textbox', { name: 'Name (optional)' }), '-1');
  expect(screen.getByRole('textbox', { name: 'Name (optional)' })).not.toBeRequired();
  expect(screen.getByRole('textbox', { name: 'Note' })).toBeRequired();
  expect(screen.getByLabelText('Password')).toBeRequired();
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'one{Enter}two');
  const synced = screen.getByRole('checkbox', { name: 'Keep in sync' });
  expect(synced).toHaveAccessibleDescription('Every hour');
  await user.click(synced);
  expect(screen.getByText('XSPAN')).toBeVisible();
  expect(await sent()).toEqual({ name: 'dock-1', password: 'secret', note: 'one\ntwo', synced: true });
});

test('a text that is emptied is an empty text, not a missing one', async () => {
  const { user, sent } = await open(<TextField name="name" label="Name" />, { name: 'dock' });
  await user.clear(screen.getByRole('textbox'));
  expect(await sent()).toEqual({ name: '' });
});

test('[FORM-16] textareas have 10 rows', async () => {
  await open(<TextAreaField name="note" label="Note" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('rows', '10');
});

test('what is typed as a password can be looked at', async () => {
  const { user } = await open(<PasswordField name="password" label="Password" />);
  const toggle = screen.getByRole('button', { name: 'Show characters' });
  await user.click(toggle);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide characters' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('a text can be made normalize while it is typed', async () => {
  const { user, sent } = await open(
    <TextField name="mask" label="Mask" normalize={(text) => text.toUpperCase()} />,
  );
  await user.type(screen.getByRole('textbox'), '30ab');
  expect(await sent()).toEqual({ mask: '30AB' });
});

describe('a number field', () => {
  const validate = ({ x }: { x: unknown }) => ({ x: rules.number(x) });

  test('shows what was typed and gives the number', async () => {
    const { user, sent } = await open(<NumberField name="x" label="X" />, { x: 2.5 });
    const input = screen.getByRole('textbox', { name: 'X' });
    expect(input).toHaveValue('2.5');
    await user.clear(input);
    await user.type(input, '-1.50');
    expect(input).toHaveValue('-1.50');
    expect(await sent()).toEqual({ x: -1.5 });
  });

  test('keeps what it cannot read and is refused as no number', async () => {
    const { user, sent } = await open(<NumberField name="x" label="X" />, {}, validate as never);
    const input = screen.getByRole('textbox');
    await user.type(input, '1.2.3');
    expect(await sent()).toBeUndefined();
    expect(input).toHaveValue('1.2.3');
    expect(screen.getByRole('link', { name: 'X must be a number.' })).toBeVisible();
  });

  test('is blank when it is emptied', async () => {
    const { user, sent } = await open(<NumberField name="x" label="X" />, { x: 1 });
    await user.clear(screen.getByRole('textbox'));
    expect(await sent()).toEqual({});
  });
});

test('a choice is made by keyboard or pointer, and another field can follow it', async () => {
  const onChanged = jest.fn();
  function Chosen() {
    return <p>Chosen: {useFormValue<string>('type')}</p>;
  }
  const { user, sent } = await open(
    <>
      <SelectField
        name="type"
        label="Type"
        onChanged={onChanged}
        options={['XSPAN', 'XARRAY'].map((value) => ({ value, label: value }))}
      />
      <Chosen />
    </>,
  );
  await user.click(screen.getByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByRole('option', { name: 'XARRAY' }));
  expect(onChanged).toHaveBeenCalledWith('XARRAY');
  expect(screen.getByText('Chosen: XARRAY')).toBeVisible();
  expect(await sent()).toEqual({ type: 'XARRAY' });
});

test('a choice that is required and not made is invalid and described', async () => {
  const { sent } = await open(<SelectField name="type" label="Type" options={[]} />, {}, (({
    type,
  }: {
    type?: string;
  }) => ({ type: rules.required(type) })) as never);
  await sent();
  const select = () => screen.getByRole('combobox', { name: 'Type' });
  expect(select()).toBeInvalid();
  expect(select()).toHaveAccessibleDescription("Type can't be blank.");
  await waitFor(() => expect(select()).toHaveFocus());
});

test('failures of a group show in one list, and its fields are invalid together', async () => {
  const { user, sent } = await open(
    <>
      <FieldGroup label="Placement" name="placement">
        <NumberField name="placement.x" label="X" />
        <NumberField name="placement.y" label="Y" />
      </FieldGroup>
      <TextField name="floor" label="Floor" />
    </>,
    { placement: {} },
    (({ placement }: { placement: { x?: number } }) => ({
      placement:
        placement.x === undefined ? [{ key: 'validation.blank' }, { key: 'validation.pattern' }] : undefined,
    })) as never,
  );
  await sent();
  const group = screen.getByRole('group', { name: 'Placement' });
  expect(
    within(group)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(["Placement can't be blank.", 'Placement is invalid.']);
  for (const label of ['X', 'Y']) {
    expect(screen.getByRole('textbox', { name: label })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(
      /Placement can't be blank/,
    );
  }
  expect(screen.getByRole('textbox', { name: 'Floor' })).toBeValid();
  expect(screen.getByRole('textbox', { name: 'X' })).toHaveFocus();
  await user.keyboard('1');
  expect(screen.getByRole('textbox', { name: 'Y' })).toBeValid();
});

describe('rows', () => {
  const rows = (
    <RowsField name="zones" label="Antenna zones" addLabel="Add zone" newRow={() => ({ zone: '' })}>
      {(path) => (
        <>
          <NumberField name={`${path}.id`} label="Antenna ID" />
          <TextField name={`${path}.zone`} label="Zone name" />
        </>
      )}
    </RowsField>
  );

  test('a new row takes the focus; the add button has it after a removal', async () => {
    const { user, sent } = await open(rows, { zones: [{ id: 1, zone: 'Dock' }] });
    await user.click(screen.getByRole('button', { name: 'Add zone' }));
    expect(screen.getAllByRole('textbox', { name: 'Antenna ID' })[1]).toHaveFocus();
    await user.keyboard('2');
    await user.tab();
    await user.keyboard('Gate');
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(screen.getByRole('button', { name: 'Add zone' })).toHaveFocus();
    expect(await sent()).toEqual({ zones: [{ id: 2, zone: 'Gate' }] });
  });

  test('what cannot be read stays in its own row when another is removed', async () => {
    const { user } = await open(rows, { zones: [{ zone: 'a' }, { zone: 'b' }] });
    await user.type(screen.getAllByRole('textbox', { name: 'Antenna ID' })[1] as HTMLElement, '1..');
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    expect(screen.getByRole('textbox', { name: 'Antenna ID' })).toHaveValue('1..');
    expect(screen.getByRole('textbox', { name: 'Zone name' })).toHaveValue('b');
  });

  test('a new row is blank, also in the place of one that was stored', async () => {
    const { user, sent } = await open(rows, { zones: [{ id: 1, zone: 'Dock' }] });
    await user.click(screen.getByRole('button', { name: 'Remove row 1' }));
    await user.click(screen.getByRole('button', { name: 'Add zone' }));
    expect(screen.getByRole('textbox', { name: 'Antenna ID' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'Zone name' })).toHaveValue('');
    expect(await sent()).toEqual({ zones: [{ zone: '' }] });
  });

  test('there may be none', async () => {
    const { sent } = await open(rows);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await sent()).toEqual({});
  });
});

test('a list that is made anew with what it had is no edit', async () => {
  function Selection() {
    const selected = useFormValue<readonly string[]>('selected');
    const setValue = useSetFormValue();
    useLayoutEffect(() => setValue('selected', []), [setValue]);
    return (
      <button type="button" onClick={() => setValue('selected', selected?.length ? [] : ['1'])}>
        Toggle
      </button>
    );
  }
  const { user, edited } = await open(<Selection />, { selected: [] });
  expect(edited()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Toggle' }));
  expect(edited()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Toggle' }));
  expect(edited()).toBe(false);
});

describe('what is typed', () => {
  test('is kept while the form is still being drawn', async () => {
    function TypesAtOnce() {
      const element = useRef<HTMLDivElement>(null);
      useLayoutEffect(() => {
        const field = element.current?.querySelector('input') as HTMLInputElement;
        fireEvent.change(field, { target: { value: 'G' } });
      }, []);
      return (
        <div ref={element}>
          <TextField name="name" label="Name" />
        </div>
      );
    }
    const { user, sent } = await open(<TypesAtOnce />, { name: '' });
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field).toHaveValue('G');
    await user.type(field, 'round');
    expect(await sent()).toEqual({ name: 'Ground' });
  });

  test('is kept while its field is not shown', async () => {
    function Sometimes() {
      const shown = useFormValue<boolean>('shown');
      return (
        <>
          <CheckboxField name="shown" label="Shown" />
          {shown && <TextField name="name" label="Name" />}
        </>
      );
    }
    const { user, sent } = await open(<Sometimes />, { shown: true, name: 'Dock' });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 1');
    await user.click(screen.getByRole('checkbox', { name: 'Shown' }));
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Shown' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Dock 1');
    expect(await sent()).toEqual({ shown: true, name: 'Dock 1' });
  });
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useMemo, useState } from 'react';
import { createMemoryRouter, Link, RouterProvider, useNavigate } from '../router';
import { Form, type FormErrors, type FormProps, rules, TextField } from '.';

interface Values {
  name: string;
  address: string;
}

const validate = ({ name, address }: Values): FormErrors => ({
  name: rules.all(rules.required, rules.maxLength(5))(name),
  address: rules.required(address),
});

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  );
}

function open(props: Partial<FormProps<Values>> = {}, fields?: ReactNode, beside?: ReactNode) {
  const onSubmit = jest.fn();
  const form = (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Back />
      <Form<Values>
        label="Reader definition"
        initialValues={{ name: '', address: '' }}
        validate={validate}
        onSubmit={onSubmit}
        {...props}
      >
        {fields ?? (
          <>
            <TextField name="name" label="Name" help="As on its label" />
            <TextField name="address" label="Address" />
          </>
        )}
      </Form>
      {beside}
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Start</p> },
      { path: '/form', element: form },
      { path: '/elsewhere', element: <p>Arrived</p> },
    ],
    { initialEntries: ['/', '/form'] },
  );
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router, onSubmit: (props.onSubmit as jest.Mock) ?? onSubmit };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: 'Submit' });

test('[FORM-01] a form has Cancel and Submit, and the validation of the browser is off', async () => {
  const onCancel = jest.fn();
  const { user, onSubmit } = open({ onCancel });
  expect(screen.getByRole('form', { name: 'Reader definition' })).toHaveAttribute('novalidate');
  expect(submit()).toHaveAttribute('type', 'submit');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('[FORM-01] nothing is found wrong before submit; then messages are under their fields and counted', async () => {
  const { user, onSubmit } = open();
  await user.type(field('Name'), 'too long');
  await user.tab();
  expect(screen.queryByText(/too long/)).toBeNull();

  await user.click(submit());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field('Name')).toBeInvalid();
  expect(field('Name')).toHaveAccessibleDescription(
    '2 errors Name is too long (at most 5 characters). As on its label',
  );
  expect(field('Address')).toHaveAccessibleDescription("Address can't be blank.");
});

test('after a submit that succeeded nothing is found wrong before the next one', async () => {
  const { user, onSubmit } = open();
  await user.type(field('Name'), 'dock');
  await user.type(field('Address'), '10.1');
  await user.click(submit());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  await user.clear(field('Address'));
  expect(field('Address')).toBeValid();
  await user.click(submit());
  expect(field('Address')).toBeInvalid();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('the summary lists errors in the order of the page, and describes the button that they block', async () => {
  const { user } = open({
    validate: () => ({ address: { key: 'validation.blank' }, name: { key: 'validation.blank' } }),
  });
  await user.click(submit());
  const links = screen.getAllByRole('link', { name: /blank/ });
  expect(links.map((link) => link.textContent)).toEqual(["Name can't be blank.", "Address can't be blank."]);
  expect(submit()).toHaveAccessibleDescription(/Name can't be blank/);
});

test('[FORM-01] a single error is the summary itself, and leads to its field', async () => {
  const { user } = open();
  await user.type(field('Name'), 'dock');
  await user.click(submit());
  expect(field('Address')).toHaveFocus();
  expect(field('Address')).toHaveAccessibleDescription("Address can't be blank.");
  act(() => field('Name').focus());
  await user.click(screen.getByRole('link', { name: "Address can't be blank." }));
  expect(field('Address')).toHaveFocus();
});

test('[FORM-01] errors without a field are said in full by the summary, since no field says them', async () => {
  const { user } = open({
    validate: () => ({ zones: { key: 'validation.blank' } }),
    labels: { zones: 'Zones' },
  });
  await user.click(submit());
  expect(screen.getByRole('group', { name: "Zones can't be blank." })).toHaveFocus();
});

test('[FORM-01] the first wrong field takes the focus; messages then follow the input until it can be sent', async () => {
  const { user, onSubmit } = open();
  await user.click(submit());
  expect(field('Name')).toHaveFocus();
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(submit()).toHaveAccessibleDescription("Name can't be blank. Address can't be blank. 2 errors");

  await user.keyboard('dock');
  expect(field('Name')).toBeValid();
  await user.type(field('Address'), '10.0.0.1{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ name: 'dock', address: '10.0.0.1' });
});

test('[FORM-01] the number of errors is said with the first wrong field, as long as it has the focus', async () => {
  const { user } = open();
  await user.click(submit());
  expect(field('Name')).toHaveFocus();
  expect(field('Name')).toHaveAccessibleDescription("2 errors Name can't be blank. As on its label");
  await user.tab();
  expect(field('Name')).toHaveAccessibleDescription("Name can't be blank. As on its label");
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[FORM-01] while errors are corrected their number is said after a pause', async () => {
  jest.useFakeTimers();
  try {
    open();
    fireEvent.click(submit());
    fireEvent.change(field('Name'), { target: { value: 'dock' } });
    expect(screen.getByRole('link', { name: "Address can't be blank." })).toBeVisible();
    expect(screen.queryByText('1 error left')).toBeNull();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('1 error left')).toHaveAttribute('aria-live', 'polite');
  } finally {
    jest.useRealTimers();
  }
});

test('rules that change while the form is open validate again', async () => {
  const rulesWith =
    (taken: string[]) =>
    (values: Values): FormErrors => ({
      name: taken.includes(values.name) ? { key: 'validation.taken' } : undefined,
    });
  function Learning() {
    const [taken, setTaken] = useState<string[]>([]);
    const validate = useMemo(() => rulesWith(taken), [taken]);
    return (
      <>
        <button type="button" onClick={() => setTaken(['dock'])}>
          Learn
        </button>
        <Form
          label="Form"
          guard={false}
          initialValues={{ name: 'dock', address: '' }}
          validate={validate}
          onSubmit={() => undefined}
        >
          <TextField name="name" label="Name" />
        </Form>
      </>
    );
  }
  render(<Learning />);
  const user = userEvent.setup();
  await user.click(submit());
  expect(field('Name')).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Learn' }));
  expect(field('Name')).toBeInvalid();
});

test('what was typed stays when sending fails, and can be sent again', async () => {
  const onSubmit = jest.fn().mockRejectedValueOnce(new Error('502')).mockResolvedValueOnce(undefined);
  const { user } = open({ onSubmit });
  await user.type(field('Name'), 'dock');
  await user.type(field('Address'), '10.0.0.1');
  await user.click(submit());
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'));
  expect(field('Name')).toHaveValue('dock');
  await user.click(submit());
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a form that is blocked is neither sent nor cancelled, and its buttons say why', async () => {
  const onCancel = jest.fn();
  const { user, onSubmit } = open({ blockedReason: 'An import is running.', onCancel });
  await user.type(field('Name'), 'dock{Enter}');
  for (const name of ['Submit', 'Cancel']) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAccessibleDescription('An import is running.');
    await user.click(button);
  }
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while it is being sent a form takes no second submit', async () => {
  let answer: () => void = () => undefined;
  const onSubmit = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const { user } = open({ onSubmit });
  await user.type(field('Name'), 'dock');
  await user.type(field('Address'), '10.0.0.1{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Submit', busy: true })).toBeVisible();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  answer();
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
});

describe('a check by the service', () => {
  const taken = () => jest.fn(async (name: string) => name === 'dock');

  test('[FORM-06] is asked when the field is left and says at once what is wrong', async () => {
    const nameExists = taken();
    const { user } = open({ asyncValidators: { name: rules.unique(nameExists) } });
    await user.type(field('Name'), 'dock');
    expect(nameExists).not.toHaveBeenCalled();
    await user.tab();
    expect(await screen.findByText('Name has already been taken.')).toBeVisible();
    expect(field('Name')).toBeInvalid();
    await user.type(field('Name'), '2');
    expect(screen.queryByText('Name has already been taken.')).toBeNull();
  });

  test('[FORM-06] is asked once per value, and on submit when the field was not left', async () => {
    const nameExists = taken();
    const { user, onSubmit } = open({ asyncValidators: { name: rules.unique(nameExists) } });
    await user.type(field('Address'), '10.0.0.1');
    await user.type(field('Name'), 'dock{Enter}');
    expect(await screen.findByRole('link', { name: 'Name has already been taken.' })).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field('Name')).toHaveFocus();
    await user.tab();
    await user.click(submit());
    expect(nameExists.mock.calls).toEqual([['dock']]);
    await user.type(field('Name'), '2{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(nameExists.mock.calls).toEqual([['dock'], ['dock2']]);
  });

  test('is not asked about a value that is wrong anyway', async () => {
    const nameExists = taken();
    const { user } = open({ asyncValidators: { name: rules.unique(nameExists) } });
    await user.type(field('Name'), 'too long');
    await user.tab();
    expect(nameExists).not.toHaveBeenCalled();
  });

  test('that cannot be asked keeps the form from being sent, and is asked again', async () => {
    const nameExists = jest.fn().mockRejectedValueOnce(new Error('unreachable')).mockResolvedValue(false);
    const { user, onSubmit } = open({ asyncValidators: { name: rules.unique(nameExists) } });
    await user.type(field('Address'), '10.0.0.1');
    await user.type(field('Name'), 'dock{Enter}');
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(submit());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });
});

describe('[FORM-03] leaving a form', () => {
  const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

  test('that was not touched asks nothing', async () => {
    const { user } = open();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.getByText('Arrived')).toBeVisible();
  });

  test('by a link asks first; staying keeps the input, leaving drops it', async () => {
    const { user } = open();
    await user.type(field('Name'), 'dock');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(question()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(question()).toBeNull();
    expect(field('Name')).toHaveValue('dock');
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByText('Arrived')).toBeVisible();
  });

  test('asks for each form of a page, whichever of them was touched', async () => {
    const other = (
      <Form label="Other" initialValues={{ note: '' }} onSubmit={() => undefined}>
        <TextField name="note" label="Note" />
      </Form>
    );
    const warned = jest.spyOn(console, 'warn');
    const { user } = open({}, undefined, other);
    for (const name of ['Name', 'Note']) {
      await user.type(field(name), 'dock');
      await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
      expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: 'Keep editing' }));
      await user.clear(field(name));
    }
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.getByText('Arrived')).toBeVisible();
    expect(warned).not.toHaveBeenCalled();
  });

  test('by the back button asks first', async () => {
    const { user } = open();
    await user.type(field('Name'), 'dock');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText('Start')).toBeVisible();
  });

  test('by Cancel or after it was sent asks nothing', async () => {
    const go = { cancel: () => undefined as unknown, submit: () => undefined as unknown };
    const { user, router } = open({ onCancel: () => go.cancel(), onSubmit: () => go.submit() });
    go.cancel = () => router.navigate('/elsewhere');
    await user.type(field('Name'), 'dock');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Arrived')).toBeVisible();
  });

  test('after it was sent asks nothing', async () => {
    const go = { submit: () => undefined as unknown };
    const { user, router } = open({ onSubmit: () => go.submit() });
    go.submit = () => router.navigate('/elsewhere');
    await user.type(field('Name'), 'dock');
    await user.type(field('Address'), '10.0.0.1{Enter}');
    expect(await screen.findByText('Arrived')).toBeVisible();
  });

  test('by closing the page is held up by the browser while there is input', async () => {
    const { user } = open();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    await user.type(field('Name'), 'dock');
    expect(leave()).toBe(true);
  });
});

test('labels of the form follow another language at once, and messages name fields by them', async () => {
  const user = userEvent.setup();
  function Translated() {
    const [labels, setLabels] = useState({ name: 'Name', address: 'Address' });
    return (
      <>
        <button type="button" onClick={() => setLabels({ name: 'Nom', address: 'Adresse' })}>
          Français
        </button>
        <Form<Values>
          label="Reader definition"
          labels={labels}
          initialValues={{ name: '', address: '' }}
          validate={validate}
          guard={false}
          onSubmit={() => undefined}
        >
          <TextField name="name" />
          <TextField name="address" />
        </Form>
      </>
    );
  }
  render(<Translated />);
  await user.click(screen.getByRole('button', { name: 'Français' }));
  expect(field('Nom')).toBeValid();
  await user.click(submit());
  expect(field('Nom')).toBeInvalid();
  expect(field('Adresse')).toBeInvalid();
  expect(screen.getByRole('link', { name: /Nom/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Adresse/ })).toBeVisible();
});

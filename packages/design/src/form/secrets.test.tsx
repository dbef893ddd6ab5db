import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { useForm } from 'react-final-form';
import { DesignProvider } from '../theme';
import { Form, PasswordField, rules, TextField } from '.';

interface Values {
  name: string;
  account: { password: string };
}

const typed = 'not-to-be-kept';

/** Everything a form still tells whoever holds it. */
let told: () => string;

/** Holds the form for longer than it is drawn, as a request on its way does. */
function Holder() {
  const form = useForm();
  told = () => JSON.stringify([form.getState(), form.getRegisteredFields().map(form.getFieldState)]);
  return null;
}

function Account({ onSubmit }: { readonly onSubmit: (values: Values) => unknown }) {
  const [asks, setAsks] = useState(true);
  return (
    <Form<Values>
      label="Account"
      guard={false}
      initialValues={{ name: 'dock', account: { password: '' } }}
      // As those of remotes: values of a text field are texts.
      validate={({ account }) => ({ 'account.password': rules.required(account.password.trim()) })}
      onSubmit={onSubmit}
    >
      <Holder />
      <TextField name="name" label="Name" />
      {asks && <PasswordField name="account.password" label="Password" />}
      <button type="button" onClick={() => setAsks(false)}>
        Hide it
      </button>
    </Form>
  );
}

function open(onSubmit: (values: Values) => unknown = () => undefined) {
  const { unmount } = render(
    <StrictMode>
      <DesignProvider>
        <Account onSubmit={onSubmit} />
      </DesignProvider>
    </StrictMode>,
  );
  return { unmount, user: userEvent.setup() };
}

const submit = () => screen.getByRole('button', { name: 'Submit' });

test('a password that was typed and never sent goes with the form', async () => {
  const { user, unmount } = open();
  await user.type(screen.getByLabelText('Password'), typed);
  expect(told()).toContain(typed);
  unmount();
  expect(told()).not.toContain(typed);
  expect(told()).toContain('dock');
});

test('one that was sent goes too, from what was sent last as well', async () => {
  const onSubmit = jest.fn((values: Values) => values.account.password);
  const { user, unmount } = open(onSubmit);
  await user.type(screen.getByLabelText('Password'), typed);
  await user.click(submit());
  expect(onSubmit).toHaveReturnedWith(typed);
  expect(screen.getByLabelText('Password')).toHaveValue(typed);
  unmount();
  expect(told()).not.toContain(typed);
});

test('one whose field was hidden meanwhile goes too, and until then it is sent', async () => {
  const onSubmit = jest.fn((values: Values) => values.account.password);
  const { user, unmount } = open(onSubmit);
  await user.type(screen.getByLabelText('Password'), typed);
  await user.click(screen.getByRole('button', { name: 'Hide it' }));
  await user.click(submit());
  expect(onSubmit).toHaveReturnedWith(typed);
  unmount();
  expect(told()).not.toContain(typed);
});

test('what is on its way when the form goes arrives as it was sent', async () => {
  let arrive = (_: string) => {};
  const arrived = new Promise<string>((resolve) => (arrive = resolve));
  let go = () => {};
  const { user, unmount } = open(async (values) => {
    await new Promise<void>((resolve) => (go = resolve));
    arrive(values.account.password);
  });
  await user.type(screen.getByLabelText('Password'), typed);
  await user.click(submit());
  unmount();
  go();
  expect(await arrived).toBe(typed);
  expect(told()).not.toContain(typed);
});

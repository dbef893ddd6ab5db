import { Form, PasswordField, ReadOnlyField, rules, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import type { Credentials } from './signIn';
import type { SignIn } from './useSignIn';

/** Attempt and state of the form to sign in. */
export interface SignInFormProps extends SignIn {
  /** Only the person of this name may sign in here. @defaultValue anybody. */
  readonly onlyFor?: string;
  /** Filled in at the start. @defaultValue the name of the attempt */
  readonly filled?: Credentials;
  /** Says what is missing from the start. @defaultValue from the first submit on */
  readonly attempted?: boolean;
  /** Keeps its button busy. @defaultValue while it is sent */
  readonly pending?: boolean;
}

const validate = ({ name, password }: Credentials) => ({
  name: rules.required(name),
  password: rules.required(password),
});

/** Name and password [LOGIN-02]; every failed attempt draws a new form. */
export function SignInForm({ attempt, submit, onlyFor, filled, attempted, pending }: SignInFormProps) {
  const translate = useMessages();
  return (
    <Form
      key={attempt.count}
      label={translate('login.title')}
      labels={{ name: translate('login.username'), password: translate('login.password') }}
      initialValues={filled ?? { name: attempt.name, password: '' }}
      validate={validate}
      onSubmit={submit}
      submitLabel={translate('login.submit')}
      guard={false}
      attempted={attempted}
      pending={pending}
    >
      {onlyFor === undefined ? (
        <TextField name="name" autoComplete="username" autoFocus={attempt.count === 0} />
      ) : (
        <ReadOnlyField label={translate('login.username')} value={onlyFor} />
      )}
      <PasswordField
        name="password"
        autoComplete="current-password"
        autoFocus={attempt.count > 0 || onlyFor !== undefined}
      />
    </Form>
  );
}

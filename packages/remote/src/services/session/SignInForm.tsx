import { Form, PasswordField, ReadOnlyField, rules, TextField } from '@console/design/form';
import { useMessages } from '@console/design/messages';
import type { Credentials } from './signIn';
import type { SignIn } from './useSignIn';

interface SignInFormProps extends SignIn {
  /** Only the person of this name may sign in here. @defaultValue anybody. */
  readonly onlyFor?: string;
}

const validate = ({ name, password }: Credentials) => ({
  name: rules.required(name),
  password: rules.required(password),
});

/** Name and password [LOGIN-02]; every failed attempt draws a new form. */
export function SignInForm({ attempt, submit, onlyFor }: SignInFormProps) {
  const translate = useMessages();
  return (
    <Form
      key={attempt.count}
      label={translate('login.title')}
      initialValues={{ name: attempt.name, password: '' }}
      validate={validate}
      onSubmit={submit}
      submitLabel={translate('login.submit')}
      guard={false}
    >
      {onlyFor === undefined ? (
        <TextField
          name="name"
          label={translate('login.username')}
          autoComplete="username"
          autoFocus={attempt.count === 0}
        />
      ) : (
        <ReadOnlyField label={translate('login.username')} value={onlyFor} />
      )}
      <PasswordField
        name="password"
        label={translate('login.password')}
        autoComplete="current-password"
        autoFocus={attempt.count > 0 || onlyFor !== undefined}
      />
    </Form>
  );
}

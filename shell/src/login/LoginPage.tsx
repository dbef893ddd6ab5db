import { signIn } from '@console/api-client/authentication';
import { useServiceClient } from '@console/api-client/react';
import { Banner } from '@console/design/banner';
import { Form, PasswordField, rules, TextField } from '@console/design/form';
import { LoginFrame } from '@console/design/layout';
import { useMessages } from '@console/design/messages';
import { usePageTitle } from '@console/design/page';
import { AlertHost } from '@console/remote/alerts';
import { useState } from 'react';
import { useConfiguration } from '../configuration';
import { useSession, useSessionState } from '../session';
import { judgeSignIn, type SignInOutcome } from './judgeSignIn';

interface Credentials {
  readonly name: string;
  readonly password: string;
}

const validate = ({ name, password }: Credentials) => ({
  name: rules.required(name),
  password: rules.required(password),
});

/** What came of the last attempt; each failed one draws a new form, which no longer knows the password. */
interface Attempt {
  readonly count: number;
  readonly name: string;
  readonly failure?: string;
}

/** The login page [LOGIN-01, LOGIN-02, LOGIN-05, LOGIN-06]. */
export function LoginPage() {
  const translate = useMessages();
  const client = useServiceClient();
  const session = useSession();
  const state = useSessionState();
  const { providerName, copyrightHolder } = useConfiguration();
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, name: '' });
  usePageTitle(translate('login.title'));

  const submit = async ({ name, password }: Credentials) => {
    const outcome: SignInOutcome = await client.call(signIn({ name: name.trim(), password })).then(
      (answer) => judgeSignIn({ answer }, translate),
      (error: unknown) => judgeSignIn({ error }, translate),
    );
    if ('session' in outcome) session.signIn(outcome.session);
    else setAttempt({ count: attempt.count + 1, name, failure: outcome.failure });
  };

  const expired = state.status === 'signed-out' && state.end === 'expired' && !attempt.failure;
  return (
    <LoginFrame
      product={translate('product.name')}
      tagline={translate('product.tagline')}
      alerts={
        <>
          {expired && <Banner tone="info">{translate('login.expired')}</Banner>}
          {attempt.failure && (
            <Banner key={attempt.count} tone="danger">
              {attempt.failure}
            </Banner>
          )}
          <AlertHost />
        </>
      }
      copyright={translate('login.copyright', {
        year: String(new Date().getFullYear()),
        holder: copyrightHolder,
      })}
      poweredBy={translate('login.poweredBy', { provider: providerName })}
    >
      <Form
        key={attempt.count}
        label={translate('login.title')}
        initialValues={{ name: attempt.name, password: '' }}
        validate={validate}
        onSubmit={submit}
        submitLabel={translate('login.submit')}
        guard={false}
      >
        <TextField
          name="name"
          label={translate('login.username')}
          autoComplete="username"
          autoFocus={attempt.count === 0}
        />
        <PasswordField
          name="password"
          label={translate('login.password')}
          autoComplete="current-password"
          autoFocus={attempt.count > 0}
        />
      </Form>
    </LoginFrame>
  );
}

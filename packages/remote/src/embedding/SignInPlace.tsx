import { Banner } from '@console/design/banner';
import { useMessages } from '@console/design/messages';
import { usePageTitle } from '@console/design/page';
import { useStyles } from '@console/design/theme';
import type { SessionEnd, SessionStore } from '@console/remote/host';
import { SignInForm, useSignIn } from '@console/remote/sign-in';
import css from './mount.css';

interface SignInPlaceProps {
  readonly session: SessionStore;
  /** Why there is no session any more. @defaultValue there was none. */
  readonly end?: SessionEnd | undefined;
  /** Sentence on that end. @defaultValue that the person signed out */
  readonly notice?: string | undefined;
}

/** Asks for name and password in the place of the remote. */
export function SignInPlace({ session, end, notice }: SignInPlaceProps) {
  useStyles(css);
  const translate = useMessages();
  const { attempt, submit } = useSignIn(session);
  usePageTitle(translate('login.title'));
  return (
    <section className="mount__sign-in" aria-label={translate('login.title')}>
      <h1 className="mount__heading">{translate('login.title')}</h1>
      {attempt.failure ? (
        <Banner key={attempt.count} tone="danger">
          {attempt.failure}
        </Banner>
      ) : (
        end === 'signed-out-by-user' && <Banner tone="info">{notice ?? translate('mount.signedOut')}</Banner>
      )}
      <SignInForm attempt={attempt} submit={submit} />
    </section>
  );
}

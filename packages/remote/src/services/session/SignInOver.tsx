import type { SignedInUser } from '@console/api-client/authentication';
import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { Dialog } from '@console/design/dialog';
import { useMessages } from '@console/design/messages';
import { useState } from 'react';
import { SignInForm } from './SignInForm';
import type { SessionLock, SessionStore } from './session';
import { useSignIn } from './useSignIn';

/** Session and reason of a sign-in over the page. */
export interface SignInOverProps {
  readonly session: Pick<SessionStore, 'signIn' | 'end'>;
  /** Whose session it is; nobody else may see what is under it. */
  readonly user: SignedInUser;
  readonly why: SessionLock;
  /** Nothing around the dialog can be seen. @defaultValue true. */
  readonly veiled?: boolean;
}

/**
 * Asks the person to sign in over a session that ended; what was being done stays as it is underneath, and calls that
 * were refused go on afterwards. Nothing of it can be seen meanwhile, unless the page around is not the console.
 */
export function SignInOver({ session, user, why, veiled = true }: SignInOverProps) {
  const translate = useMessages();
  const { attempt, submit } = useSignIn(session, user.name);
  // A browser closes a dialog at the second Escape, whatever the page says: it is opened anew.
  const [opened, setOpened] = useState(0);
  return (
    <Dialog
      key={opened}
      open
      veiled={veiled}
      title={translate(`signInOver.${why}`)}
      onClose={() => setOpened(opened + 1)}
      footer={
        <Button onClick={() => session.end('signed-out-by-user')}>{translate('signInOver.leave')}</Button>
      }
    >
      {attempt.failure ? (
        <Banner key={attempt.count} tone="danger">
          {attempt.failure}
        </Banner>
      ) : (
        <p>{translate('signInOver.kept')}</p>
      )}
      <SignInForm attempt={attempt} submit={submit} onlyFor={user.name} />
    </Dialog>
  );
}

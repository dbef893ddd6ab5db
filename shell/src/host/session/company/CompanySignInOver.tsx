import { Button } from '@console/design/button';
import { Dialog } from '@console/design/dialog';
import { useMessages } from '@console/design/messages';
import type { SignInOverProps } from '@console/remote/sign-in';
import { useCallback, useEffect, useState } from 'react';
import { useConfiguration } from '../../configuration';
import { parseSession } from '../storedSession';
import { companyPaths, companySignIn, leaveCompany } from './companySignIn';

/** The session of the gateway now; undefined where there is none, or the gateway does not say. */
async function currentSession() {
  try {
    const answer = await fetch(companyPaths.session, { cache: 'no-store' });
    if (!answer.ok) return undefined;
    const { token, user } = await answer.json();
    return parseSession({ token, user: JSON.stringify(user) });
  } catch {
    return undefined;
  }
}

/**
 * Has a person of the company sign in over a session that ended, in another tab: what was being done stays as it is, and
 * goes on when they come back. Where the gateway knows the person still, it goes on at once.
 */
export function CompanySignInOver({ session, user, why }: SignInOverProps) {
  const translate = useMessages();
  const { company } = useConfiguration();
  // A browser closes a dialog at the second Escape, whatever the page says: it is opened anew.
  const [opened, setOpened] = useState(0);
  const goOn = useCallback(async () => {
    const found = await currentSession();
    if (found?.user.name === user.name) session.signIn(found);
    // Somebody else must not see what is under it.
    else if (found) session.end('expired');
  }, [session, user]);
  useEffect(() => {
    // Who was away has to come back first.
    if (why === 'expired') void goOn();
    const onReturn = () => void (document.visibilityState === 'visible' && goOn());
    addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [goOn, why]);
  const leave = () => {
    void leaveCompany();
    session.end('signed-out-by-user');
  };
  return (
    <Dialog
      key={opened}
      open
      veiled
      title={translate(`signInOver.${why}`)}
      onClose={() => setOpened(opened + 1)}
      footer={<Button onClick={leave}>{translate('signInOver.leave')}</Button>}
    >
      <p>{translate('signInOver.kept')}</p>
      <p>
        <a href={`${companySignIn(companyPaths.done)}&fresh=1`} target="_blank" rel="noreferrer">
          {translate('login.company', { company })}
        </a>
      </p>
    </Dialog>
  );
}

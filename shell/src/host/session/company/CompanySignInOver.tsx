import { Banner } from '@console/design/banner';
import { Button, LinkButton } from '@console/design/button';
import { Dialog } from '@console/design/dialog';
import { useMessages } from '@console/design/messages';
import { useAlerts } from '@console/remote/services';
import type { SignInOverProps } from '@console/remote/sign-in';
import { useCallback, useEffect, useState } from 'react';
import { useConfiguration } from '../../configuration';
import {
  type CompanySession,
  companySessions,
  isSamePerson,
  isSameSession,
  parseCompanySession,
} from './companySession';
import { companyPaths, companySignIn, leaveCompany } from './companySignIn';

/** Time in ms that the gateway gets to say whose session it is. */
const timeout = 10_000;

/** The session of the gateway now; undefined where there is none. @throws where the gateway does not say */
async function currentSession(): Promise<CompanySession | undefined> {
  const signal = AbortSignal.timeout(timeout);
  const answer = await fetch(companyPaths.session, { cache: 'no-store', signal });
  if (answer.status >= 500) throw new Error(`The gateway has answered ${answer.status}.`);
  return answer.ok ? parseCompanySession(await answer.json()) : undefined;
}

/** Cookie by which the gateway says that it has asked for a proof of who the person is. */
const proofCookie = '__Host-console-proof';

const isProofNeeded = () => document.cookie.includes(`${proofCookie}=1`);

/** Takes the question back: the call that needed the proof fails then. */
function refuseProof(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has another way
  document.cookie = `${proofCookie}=; Path=/; Secure; SameSite=Strict; Max-Age=0`;
}

/**
 * Has a person of the company sign in over a session that ended, or before what cannot be undone, in another tab: what was
 * being done stays as it is, and goes on when they come back. Where the gateway knows the person still, it goes on at once.
 */
export function CompanySignInOver({ session, why }: Pick<SignInOverProps, 'session' | 'why'>) {
  const translate = useMessages();
  const alerts = useAlerts();
  const { company } = useConfiguration();
  // A browser closes a dialog at the second Escape, whatever the page says: it is opened anew.
  const [opened, setOpened] = useState(0);
  const [isProof] = useState(() => why === 'expired' && isProofNeeded());
  const [isUnanswered, setUnanswered] = useState(false);
  const known = companySessions.get(session);
  const goOn = useCallback(async () => {
    try {
      const found = await currentSession();
      setUnanswered(false);
      if (!found || !known) return;
      // Somebody else must not see what is under it.
      if (!isSamePerson(found, known)) session.end('expired');
      // Who was away has to prove again who they are.
      else if (why !== 'idle' || !isSameSession(found, known)) session.signIn(found);
    } catch {
      setUnanswered(true);
    }
  }, [session, known, why]);
  useEffect(() => {
    // Who was away has to come back first.
    if (why === 'expired' && !isProof) void goOn();
    const onReturn = () => void (document.visibilityState === 'visible' && goOn());
    addEventListener('focus', onReturn);
    addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      removeEventListener('focus', onReturn);
      removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [goOn, isProof, why]);
  const leave = () => {
    if (known) void leaveCompany(known.token);
    session.end('signed-out-by-user');
  };
  const cancel = () => {
    refuseProof();
    alerts.info(translate('company.notProved'));
    if (known) session.signIn(known);
  };
  return (
    <Dialog
      key={opened}
      open
      veiled={!isProof}
      title={translate(isProof ? 'company.proof' : `signInOver.${why}`)}
      onClose={isProof ? cancel : () => setOpened(opened + 1)}
      footer={
        <>
          {isProof ? (
            <Button onClick={cancel}>{translate('company.cancel')}</Button>
          ) : (
            <Button onClick={leave}>{translate('signInOver.leave')}</Button>
          )}
          <LinkButton
            tone="primary"
            to={`${companySignIn(companyPaths.done)}&fresh=1`}
            target="_blank"
            rel="noreferrer"
            data-initial-focus
          >
            {translate('login.company', { company })}
          </LinkButton>
        </>
      }
    >
      {isUnanswered ? (
        <Banner tone="warning" action={<Button onClick={goOn}>{translate('company.again')}</Button>}>
          {translate('company.unanswered')}
        </Banner>
      ) : (
        <p>{translate(isProof ? 'company.proofText' : 'signInOver.kept')}</p>
      )}
    </Dialog>
  );
}

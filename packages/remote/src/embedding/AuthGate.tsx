import { Banner } from '@console/design/banner';
import { Button } from '@console/design/button';
import { useMessages } from '@console/design/messages';
import { PageLoading } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';
import { useStore } from '@console/design/store';
import { forgetAnswers, SessionPerson, type SessionStore } from '@console/remote/host';
import { useAlerts, useProcesses } from '@console/remote/services';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { HostTokenSource } from './hostTokenSource';
import type { AuthMode } from './sharedServices';

// Where the page around signs in, neither is needed.
const SignInPlace = lazyNamed(() => import('./SignInPlace'), 'SignInPlace', { waiting: PageLoading });
const SignInOver = lazyNamed(() => import('@console/remote/sign-in'), 'SignInOver', { waiting: null });

interface AuthGateProps {
  readonly auth: AuthMode;
  /** True if this remote is the one to ask, when several wait for the same person. */
  readonly isActive: () => boolean;
  readonly children: ReactNode;
}

/** Lets in who is signed in, and says what is to be done where nobody is. */
export function AuthGate({ auth, isActive, children }: AuthGateProps) {
  return auth.by === 'page' ? (
    <GivenGate access={auth.access}>{children}</GivenGate>
  ) : (
    <OwnGate session={auth.session} isActive={isActive}>
      {children}
    </OwnGate>
  );
}

function GivenGate({ access, children }: { readonly access: HostTokenSource; readonly children: ReactNode }) {
  const translate = useMessages();
  const state = useStore(access);
  // The page stays where it is in the tree, and with it what was typed.
  return (
    <>
      {state !== 'open' && (
        <Banner
          tone="warning"
          title={translate(`mount.${state}`)}
          action={<Button onClick={access.renew}>{translate('mount.retry')}</Button>}
        >
          {translate(`mount.${state}Text`)}
        </Banner>
      )}
      {state !== 'missing' && children}
    </>
  );
}

interface OwnGateProps extends Pick<AuthGateProps, 'isActive' | 'children'> {
  readonly session: SessionStore;
}

function OwnGate({ session, isActive, children }: OwnGateProps) {
  const translate = useMessages();
  const state = useStore(session);
  useForgetOnEnd(state.status === 'signed-out');
  if (state.status === 'signed-out')
    return <SignInPlace session={session} end={state.end} notice={state.notice} />;
  const { user } = state.status === 'locked' ? state : state.session;
  return (
    <SessionPerson session={session}>
      <div className="mount__person">
        <span>{translate('mount.person', { name: user.name })}</span>
        <Button size="small" onClick={() => session.end('signed-out-by-user')}>
          {translate('mount.signOut')}
        </Button>
      </div>
      {children}
      {state.status === 'locked' && isActive() && (
        <SignInOver session={session} user={state.user} why={state.why} veiled={false} />
      )}
    </SessionPerson>
  );
}

/** Forgets what one person has seen and done before another signs in in the same place; by then the pages are gone. */
function useForgetOnEnd(ended: boolean): void {
  const queryClient = useQueryClient();
  const processes = useProcesses();
  const alerts = useAlerts();
  useEffect(() => {
    if (!ended) return;
    processes.clear();
    forgetAnswers(queryClient);
    alerts.clear();
  }, [ended, queryClient, processes, alerts]);
}

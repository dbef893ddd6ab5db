import { useServiceClient } from '@console/api-client/react';
import { useMessages } from '@console/design/messages';
import { useStore } from '@console/design/store';
import { type SignedIn, SignedInProvider, useAlerts } from '@console/remote/services';
import { type ReactNode, useMemo } from 'react';
import { type SessionStore, userOf } from './session';
import { attemptSignIn } from './signIn';

/** Session whose person is provided. */
export interface SessionPersonProps {
  readonly session: SessionStore;
  readonly children: ReactNode;
}

/**
 * Tells remotes who is signed in, goes on with the new password when it was changed [TOUR-13, TOUR-14], and ends the
 * session when a remote has made the service forget it [ADMIN-05].
 */
export function SessionPerson({ session, children }: SessionPersonProps) {
  const translate = useMessages();
  const client = useServiceClient();
  const alerts = useAlerts();
  const name = userOf(useStore(session))?.name;
  const person = useMemo<SignedIn | undefined>(
    () =>
      name === undefined
        ? undefined
        : {
            name,
            usesToken: (token) => {
              const state = session.getState();
              return state.status === 'signed-in' && state.session.token === token;
            },
            passwordChanged: async (password) => {
              const outcome = await attemptSignIn(client, { name, password }, translate);
              if ('session' in outcome) return session.signIn(outcome.session);
              alerts.danger(translate('session.passwordChanged', { reason: outcome.failure }));
              session.lock('expired');
            },
            signOut: (notice) => session.end('signed-out-by-user', notice),
          },
    [name, client, session, alerts, translate],
  );
  return <SignedInProvider value={person}>{children}</SignedInProvider>;
}

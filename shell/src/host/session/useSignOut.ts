import { useLocation, useNavigate } from '@console/design/router';
import { paths } from '@console/remote/contract';
import { useCallback, useEffect } from 'react';
import { isCompanyToken, leaveCompany } from './company/companySignIn';
import { useSession, useSessionState } from './SessionProvider';

/** State of the history entry by which the login page knows that the person wants to leave. */
const leaving = { signOut: true } as const;

const isLeaving = (state: unknown) => (state as Partial<typeof leaving> | null)?.signOut === true;

/**
 * Signs out [SESSION-06]: goes to the login page first, so that a form with unsaved input can ask before anything
 * is lost; the session ends there.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void navigate(paths.login(), { state: leaving }), [navigate]);
}

/** Ends the session on the login page when the person came there to sign out. Returns whether that is under way. */
export function useEndOnLeaving(): boolean {
  const session = useSession();
  const state = useSessionState();
  const navigate = useNavigate();
  const wants = isLeaving(useLocation().state);
  useEffect(() => {
    if (!wants) return;
    const state = session.getState();
    if (state.status === 'signed-in' && isCompanyToken(state.session.token))
      void leaveCompany(state.session.token);
    session.end('signed-out-by-user');
    // The wish is fulfilled: signing in again on this entry is not to be undone by it.
    void navigate(paths.login(), { replace: true });
  }, [wants, session, navigate]);
  return wants && state.status === 'signed-in';
}

import { PageLoading } from '@console/design/page';
import { lazyNamed } from '@console/design/progress';
import { Navigate, useLocation } from '@console/design/router';
import { readReturnAddress } from './returnAddress';
import { useSessionState } from './SessionProvider';
import { useEndOnLeaving } from './useSignOut';

// Who comes back with a session never needs the code of the login page.
const LoginPage = lazyNamed(() => import(/* webpackChunkName: "LoginPage" */ './LoginPage'), 'LoginPage', {
  waiting: PageLoading,
});

/** The login route: a signed-in person goes on to where they wanted, the root by default [SESSION-02]. */
export function LoginRoute() {
  const { search } = useLocation();
  const state = useSessionState();
  const leaving = useEndOnLeaving();
  if (leaving) return null;
  if (state.status === 'signed-in') return <Navigate to={readReturnAddress(search)} replace />;
  return <LoginPage />;
}

import { Navigate, useLocation } from '@console/design/router';
import { useState } from 'react';
import { DocumentLoginPage } from './document/DocumentLoginPage';
import { documentLogin } from './document/documentLogin';
import { LoginPage } from './lazyLoginPage';
import { readReturnAddress } from './returnAddress';
import { useSessionState } from './SessionProvider';
import { useEndOnLeaving } from './useSignOut';

/** The login route: a signed-in person goes on to where they wanted, the root by default [SESSION-02]. */
export function LoginRoute() {
  const { search } = useLocation();
  const state = useSessionState();
  const leaving = useEndOnLeaving();
  const [cameSignedIn] = useState(state.status === 'signed-in');
  const [shown] = useState(documentLogin);
  if (leaving) return null;
  const goOn = state.status === 'signed-in' && <Navigate to={readReturnAddress(search)} replace />;
  // Who has signed in here sees the page until the next one is there.
  return (
    <>
      {goOn}
      {shown ? <DocumentLoginPage page={shown} /> : !(goOn && cameSignedIn) && <LoginPage />}
    </>
  );
}

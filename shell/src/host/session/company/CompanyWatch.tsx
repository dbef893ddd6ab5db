import { useEffect } from 'react';
import { useSession } from '../SessionProvider';
import { companySessions } from './companySessions';
import { endCompanySession, isCompanyToken } from './companySignIn';

/** Ends the session of a person of the company at the gateway where it ends here, or nobody was at work. */
export function CompanyWatch() {
  const session = useSession();
  useEffect(() => {
    const follow = () => {
      const state = session.getState();
      if (state.status === 'signed-in' && isCompanyToken(state.session.token)) companySessions.add(session);
      else if (state.status === 'signed-in') companySessions.delete(session);
      const isOver = state.status === 'signed-out' || (state.status === 'locked' && state.why === 'idle');
      if (isOver && companySessions.has(session)) void endCompanySession();
      if (state.status === 'signed-out') companySessions.delete(session);
    };
    follow();
    return session.subscribe(follow);
  }, [session]);
  return null;
}

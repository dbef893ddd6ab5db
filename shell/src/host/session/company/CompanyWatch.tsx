import { useEffect } from 'react';
import { useSession } from '../SessionProvider';
import { companySession, companySessions, isSamePerson, isSameSession } from './companySession';
import { endCompanySession, isCompanyToken } from './companySignIn';
import { tabsAtWork, workChannelName } from './tabsAtWork';

/**
 * Follows the session of the gateway where a person of the company works here: ends it where it ends here, or nobody is at
 * work in any tab, and notices when the person has signed in anew, or somebody else has.
 */
export function CompanyWatch() {
  const session = useSession();
  useEffect(() => {
    const isSignedIn = () => session.getState().status === 'signed-in';
    // A browser without channels knows of no other tabs.
    const channel =
      typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(workChannelName);
    const isAtWorkElsewhere = channel
      ? tabsAtWork(channel, (person) => isSignedIn() && companySessions.get(session)?.person === person)
      : async () => false;

    let ended: string | undefined;
    /** Somebody may be at work in another tab by the same session. It is ended once; asked again where nobody answers. */
    const leave = async () => {
      const known = companySessions.get(session);
      if (!known || (await isAtWorkElsewhere(known.person)) || isSignedIn() || ended === known.token) return;
      ended = known.token;
      if (!(await endCompanySession(known.token))) ended = undefined;
    };

    const follow = () => {
      const state = session.getState();
      if (state.status === 'locked') {
        if (state.why === 'idle') void leave();
        return;
      }
      const known = companySessions.get(session);
      companySessions.delete(session);
      if (state.status === 'signed-out') {
        if (known) void endCompanySession(known.token);
      } else if (isCompanyToken(state.session.token)) {
        const named = companySession();
        const { person = known?.person ?? '' } = named && isSameSession(named, state.session) ? named : {};
        companySessions.set(session, { ...state.session, person });
      }
    };

    /** Goes by the cookie: this tab may have slept, and others have gone on. */
    const look = () => {
      const state = session.getState();
      const known = companySessions.get(session);
      if (!known || document.visibilityState !== 'visible') return;
      // The network may have been away when the tab was locked.
      if (state.status === 'locked' && state.why === 'idle') void leave();
      if (state.status !== 'signed-in') return;
      const named = companySession();
      if (named && isSameSession(named, known)) return;
      if (named && isSamePerson(named, known)) session.signIn(named);
      else session.lock('expired');
    };

    follow();
    const unfollow = session.subscribe(follow);
    addEventListener('focus', look);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      unfollow();
      channel?.close();
      removeEventListener('focus', look);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [session]);
  return null;
}

import { useStore } from '@console/design/store';
import type { SessionState, SessionStore } from '@console/remote/host';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { channelName, followOtherTabs } from './otherTabs';

const SessionContext = createContext<SessionStore | undefined>(undefined);

/** Makes the session known to everything below, and looks after it when the page comes back from memory. */
export function SessionProvider({
  session,
  children,
}: {
  readonly session: SessionStore;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    // A browser without channels knows of no other tabs.
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(channelName);
    const unfollow = followOtherTabs(session, channel);
    return () => {
      unfollow();
      channel.close();
    };
  }, [session]);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && session.check();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/**
 * The session of this tab.
 * @throws Error outside of a {@link SessionProvider}.
 */
export function useSession(): SessionStore {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it.');
  return session;
}

/** The state of the session, kept up to date. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useStore(session);
}

import { type SessionStore, userOf } from '@console/remote/host';

/** The message between tabs; the token never leaves its tab. */
interface LoggedOut {
  readonly loggedOut: string;
}

/** The part of a `BroadcastChannel` that is needed. */
export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => unknown) | null;
}

/** Name of the channel between the tabs of one console. */
export const channelName = 'console-session';

/**
 * Tells other tabs when a person signs out here, and ends the session here when the same person does so there
 * [SESSION-06]. A lock is told to nobody: another tab may be at work.
 */
export function followOtherTabs(session: SessionStore, channel: TabChannel): () => void {
  let ending = false;
  let name = nameOf(session);
  const unsubscribe = session.subscribe(() => {
    const state = session.getState();
    if (state.status === 'signed-out' && state.end === 'signed-out-by-user' && name !== undefined && !ending)
      channel.postMessage({ loggedOut: name } satisfies LoggedOut);
    name = nameOf(session);
  });
  channel.onmessage = ({ data }: MessageEvent<Partial<LoggedOut> | null>) => {
    if (name === undefined || data?.loggedOut !== name) return;
    ending = true;
    session.end('signed-out-by-user');
    ending = false;
  };
  return () => {
    unsubscribe();
    channel.onmessage = null;
  };
}

const nameOf = (session: SessionStore) => userOf(session.getState())?.name;

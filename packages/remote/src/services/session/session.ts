import type { SignedInUser } from '@console/api-client/authentication';
import { createStore, type ReadableStore } from '@console/design/store';

/** A person signed in: the token that calls carry, and whose it is. */
export interface Session {
  readonly token: string;
  readonly user: SignedInUser;
}

/** Why a session that was running waits for its person: the service refused the token, or nobody was at work. */
export type SessionLock = 'expired' | 'idle';

/** Why there is no session any more: the person signed out, or did not come back to a locked one. */
export type SessionEnd = 'signed-out-by-user' | SessionLock;

/** State of the session. */
export type SessionState =
  | { readonly status: 'signed-in'; readonly session: Session }
  /** The token is forgotten, what is on screen is kept: the same person may sign in over it and go on. */
  | { readonly status: 'locked'; readonly user: SignedInUser; readonly why: SessionLock }
  | {
      readonly status: 'signed-out';
      readonly end?: SessionEnd;
      /** Sentence where the person signs in: why the session has ended. @defaultValue none */
      readonly notice?: string;
    };

/** Whose session it is, signed in or locked. */
export function userOf(state: SessionState): SignedInUser | undefined {
  if (state.status === 'signed-out') return undefined;
  return state.status === 'locked' ? state.user : state.session.user;
}

/** The role without which nobody gets in [LOGIN-05]. */
const requiredRole = 'Admin';

/** True for a person who may use this console [LOGIN-05]. */
export function hasPrivileges(user: SignedInUser): boolean {
  return user.roles.includes(requiredRole);
}

/** A session that somebody signs in to: its state, and the token for every call. */
export interface SessionStore extends ReadableStore<SessionState> {
  /** The token of now, for the `Authorization` header; while the session is locked, the one that comes after it. */
  readonly token: () => string | undefined | Promise<string | undefined>;
  readonly signIn: (session: Session) => void;
  /** Forgets the token and keeps everything else, until somebody signs in or ends the session. */
  readonly lock: (why: SessionLock) => void;
  /**
   * Ends the session and forgets it [SESSION-06]. Does nothing when there is none.
   * @param notice what is said where the person signs in. @defaultValue nothing
   */
  readonly end: (why: SessionEnd, notice?: string) => void;
  /**
   * Compares memory with what is kept: a page that comes back from the browser's memory may hold a session that was
   * ended in between [SESSION-06].
   */
  readonly check: () => void;
}

/** Where a session outlives the page. None of it throws. */
export interface SessionKeep {
  /** Kept session, undefined unless it makes sense. */
  readonly read: () => Session | undefined;
  /** Keeps a session in place of the one before; undefined forgets it. */
  readonly write: (session: Session | undefined) => void;
}

/**
 * Takes up the session that is kept, if there is one [SESSION-05].
 * @param keep - @defaultValue nothing is kept, the session lives in memory and ends with the page.
 */
export function createSession(keep?: SessionKeep): SessionStore {
  const kept = keep?.read();
  const { getState, setState, subscribe } = createStore<SessionState>(
    kept ? { status: 'signed-in', session: kept } : { status: 'signed-out' },
  );
  let lock: Lock | undefined;
  const unlock = (token: string | undefined) => {
    lock?.open(token);
    lock = undefined;
  };
  return {
    getState,
    subscribe,
    token: () => {
      const state = getState();
      return state.status === 'signed-in' ? state.session.token : lock?.opened;
    },
    signIn: (session) => {
      keep?.write(session);
      setState({ status: 'signed-in', session });
      unlock(session.token);
    },
    lock: (why) => {
      const state = getState();
      if (state.status !== 'signed-in') return;
      keep?.write(undefined);
      lock = createLock();
      setState({ status: 'locked', user: state.session.user, why });
    },
    end: (why, notice) => {
      if (getState().status === 'signed-out') return;
      keep?.write(undefined);
      setState({ status: 'signed-out', end: why, ...(notice !== undefined && { notice }) });
      unlock(undefined);
    },
    check: () => {
      if (!keep || getState().status !== 'signed-in' || keep.read()) return;
      keep.write(undefined);
      setState({ status: 'signed-out', end: 'signed-out-by-user' });
    },
  };
}

/** Lock that calls wait at while the session is locked. */
interface Lock {
  readonly opened: Promise<string | undefined>;
  /** @param token of whoever signed in; undefined: the session has ended. */
  readonly open: (token: string | undefined) => void;
}

function createLock(): Lock {
  let open: Lock['open'] = () => undefined;
  const opened = new Promise<string | undefined>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

import { restoreSession } from './restoreSession';
import type { Session, SessionEnd, SessionLock, SessionState } from './session';
import { sessionKeys, writeSession } from './storedSession';

/** The session of this tab: in session storage, and in memory for every call [SESSION-03]. */
export interface SessionStore {
  /** The state of now; the same object until something changes. */
  readonly current: () => SessionState;
  /** The token of now, for the `Authorization` header; while the session is locked, the one that comes after it. */
  readonly token: () => string | undefined | Promise<string | undefined>;
  readonly signIn: (session: Session) => void;
  /** Forgets the token and keeps everything else, until somebody signs in or ends the session. */
  readonly lock: (why: SessionLock) => void;
  /** Ends the session and forgets it [SESSION-06]. Does nothing when there is none. */
  readonly end: (why: SessionEnd) => void;
  /**
   * Compares memory with storage: a page that comes back from the browser's memory may hold a session that was
   * ended in between [SESSION-06].
   */
  readonly check: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Takes up the session that storage holds, if it holds one [SESSION-05].
 * @param storage `sessionStorage` of the page; one that refuses (privacy settings) leaves the session in memory.
 */
export function createSessionStore(storage: Storage): SessionStore {
  const listeners = new Set<() => void>();
  let state = read(storage);
  let lock: Lock | undefined;
  const unlock = (token: string | undefined) => {
    lock?.open(token);
    lock = undefined;
  };
  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => state,
    token: () => (state.status === 'signed-in' ? state.session.token : lock?.opened),
    signIn: (session) => {
      write(storage, session);
      become({ status: 'signed-in', session });
      unlock(session.token);
    },
    lock: (why) => {
      if (state.status !== 'signed-in') return;
      forget(storage);
      lock = createLock();
      become({ status: 'locked', user: state.session.user, why });
    },
    end: (why) => {
      if (state.status === 'signed-out') return;
      forget(storage);
      become({ status: 'signed-out', end: why });
      unlock(undefined);
    },
    check: () => {
      const stored = read(storage);
      if (state.status === 'signed-in' && stored.status === 'signed-out') {
        forget(storage);
        become({ status: 'signed-out', end: 'logged-out' });
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What calls wait for while the session is locked. */
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

function read(storage: Storage): SessionState {
  const session = restoreSession(storage);
  return session ? { status: 'signed-in', session } : { status: 'signed-out' };
}

function write(storage: Storage, session: Session): void {
  const entries = writeSession(session);
  attempt(() => {
    storage.setItem(sessionKeys.token, entries.token);
    storage.setItem(sessionKeys.user, entries.user);
  });
}

function forget(storage: Storage): void {
  attempt(() => {
    storage.removeItem(sessionKeys.token);
    storage.removeItem(sessionKeys.user);
  });
}

function attempt(access: () => void): void {
  try {
    access();
  } catch {
    // A browser that refuses storage: the session lives in memory, and ends with the page.
  }
}

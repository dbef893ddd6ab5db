import { restoreSession } from './restoreSession';
import type { Session, SessionEnd, SessionState } from './session';
import { sessionKeys, writeSession } from './storedSession';

/** The session of this tab: in session storage, and in memory for every call [SESSION-03]. */
export interface SessionStore {
  /** The state of now; the same object until something changes. */
  readonly current: () => SessionState;
  /** The token of now, for the `Authorization` header. */
  readonly token: () => string | undefined;
  readonly signIn: (session: Session) => void;
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
  const become = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => state,
    token: () => (state.status === 'signed-in' ? state.session.token : undefined),
    signIn: (session) => {
      write(storage, session);
      become({ status: 'signed-in', session });
    },
    end: (why) => {
      if (state.status === 'signed-out') return;
      forget(storage);
      become({ status: 'signed-out', end: why });
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

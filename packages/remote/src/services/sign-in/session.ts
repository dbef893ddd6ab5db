import type { SignedInUser } from '@console/api-client/authentication';

/** A person signed in: the token that calls carry, and whose it is. */
export interface Session {
  readonly token: string;
  readonly user: SignedInUser;
}

/** Why a session that was running waits for its person: the service refused the token, or nobody was at work. */
export type SessionLock = 'expired' | 'idle';

/** Why there is no session any more: the person logged out, or did not come back to a locked one. */
export type SessionEnd = 'logged-out' | SessionLock;

/** What the console knows about the session. */
export type SessionState =
  | { readonly status: 'signed-in'; readonly session: Session }
  /** The token is forgotten, what is on screen is kept: the same person may sign in over it and go on. */
  | { readonly status: 'locked'; readonly user: SignedInUser; readonly why: SessionLock }
  | { readonly status: 'signed-out'; readonly end?: SessionEnd };

/** Whose session it is, signed in or locked. */
export function userOf(state: SessionState): SignedInUser | undefined {
  if (state.status === 'signed-out') return undefined;
  return state.status === 'locked' ? state.user : state.session.user;
}

/** The role without which nobody gets in [LOGIN-05]. */
export const requiredRole = 'Admin';

/** Whether a person may use this console [LOGIN-05]. */
export function hasPrivileges(user: SignedInUser): boolean {
  return user.roles.includes(requiredRole);
}

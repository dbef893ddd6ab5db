import type { SignedInUser } from '@console/api-client/authentication';

/** A person signed in: the token that calls carry, and whose it is. */
export interface Session {
  readonly token: string;
  readonly user: SignedInUser;
}

/** Why there is no session any more: the person logged out, or the service refused the token. */
export type SessionEnd = 'logged-out' | 'expired';

/** What the console knows about the session. */
export type SessionState =
  | { readonly status: 'signed-in'; readonly session: Session }
  | { readonly status: 'signed-out'; readonly end?: SessionEnd };

/** The role without which nobody gets in [LOGIN-05]. */
export const requiredRole = 'Admin';

/** Whether a person may use this console [LOGIN-05]. */
export function hasPrivileges(user: SignedInUser): boolean {
  return user.roles.includes(requiredRole);
}

import type { Session, SessionStore } from '@console/remote/host';
import { parseSession, restoreSession, storeSession } from '../storedSession';
import { isCompanyToken } from './companySignIn';

/** A session of the gateway: its word in place of a token, and what stands for its person, whatever their name. */
export interface CompanySession extends Session {
  readonly person: string;
}

/** Sessions of the company by the stores that hold them, or did when they were locked. */
export const companySessions = new WeakMap<Pick<SessionStore, 'signIn'>, CompanySession>();

/** The session that the gateway has told of; undefined for anything else. */
export function parseCompanySession(value: unknown): CompanySession | undefined {
  const {
    token = null,
    user,
    person,
  } = (value ?? {}) as Partial<Record<string, unknown>> & {
    readonly token?: string;
  };
  const session = parseSession({ token, user: JSON.stringify(user ?? null) });
  return session && { ...session, person: typeof person === 'string' ? person : '' };
}

/** The session that the gateway names in its cookie; undefined where nobody of the company is signed in. */
export function companySession(): CompanySession | undefined {
  const [, text = ''] = /__Host-console-person=([^;]*)/.exec(document.cookie) ?? [];
  try {
    return parseCompanySession(JSON.parse(decodeURIComponent(text)));
  } catch {
    return undefined;
  }
}

const markOf = (token: string) => token.split('.')[1];

/** True for words of one and the same session. */
export const isSameSession = (one: Session, other: Session): boolean =>
  markOf(one.token) === markOf(other.token);

/** True for sessions of one person, who may have signed in again. */
export const isSamePerson = (one: CompanySession, other: CompanySession): boolean =>
  one.person === other.person && one.user.name === other.user.name;

/**
 * Takes up the session of a person who has signed in at the company, which the gateway names in a cookie, in a tab that has
 * none of the service; without one of the company any more, that of the tab is forgotten, too.
 */
export function adoptCompanySession(): void {
  const stored = restoreSession();
  if (stored && !isCompanyToken(stored.token)) return;
  storeSession(companySession());
}
